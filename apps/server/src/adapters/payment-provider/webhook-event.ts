import { createHmac, timingSafeEqual } from "node:crypto";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import * as z from "zod";
import type { ProviderEvent } from "../../ports/payment-provider.ts";

/** How far the time of an event may be from ours, in seconds, in both directions. */
const toleranceS = 300;

function macOf(secret: string, at: string, raw: Uint8Array): Buffer {
  return createHmac("sha256", secret).update(`${at}.`).update(raw).digest();
}

/** The signature header of an event: `t=<seconds>,v1=<hex>`. */
export function signEvent(secret: string, raw: Uint8Array, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  return `t=${seconds},v1=${macOf(secret, seconds, raw).toString("hex")}`;
}

function parts(header: string, name: string): string[] {
  return header
    .slice(0, 2_000)
    .split(",")
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
}

function isSame(hex: string, mac: Buffer): boolean {
  const given = Buffer.from(hex, "hex");
  return given.length === mac.length && timingSafeEqual(given, mac);
}

/**
 * Proves a signature over the raw bytes with any of the active secrets (two while one is replaced). An event
 * whose time is more than five minutes away is refused in both directions: kits refuse only old ones.
 */
export function proveEvent(
  raw: Uint8Array,
  header: string,
  secrets: readonly string[],
  now: Date,
): Result<null, "bad_signature" | "stale"> {
  const [at = ""] = parts(header, "t");
  if (!/^\d{1,12}$/.test(at)) return err("bad_signature");
  const signatures = parts(header, "v1").slice(0, 8);
  const proven = secrets.some((secret) => {
    const mac = macOf(secret, at, raw);
    return signatures.some((signature) => isSame(signature, mac));
  });
  if (!proven) return err("bad_signature");
  const away = Math.abs(Math.floor(now.getTime() / 1_000) - Number(at));
  return away <= toleranceS ? ok(null) : err("stale");
}

const idSchema = z.string().max(255);
const eventSchema = z.object({
  id: idSchema,
  type: idSchema,
  livemode: z.boolean(),
  data: z.object({
    object: z.looseObject({
      id: idSchema.optional(),
      object: z.string().optional(),
      customer: z.union([idSchema, z.object({ id: idSchema }), z.null()]).optional(),
      client_reference_id: idSchema.nullish(),
    }),
  }),
});

type EventObject = z.infer<typeof eventSchema>["data"]["object"];

/** The customer that an object names, or is. */
function customerOf({ customer, object, id }: EventObject): string | null {
  const named = typeof customer === "string" ? customer : customer?.id;
  const own = object === "customer" ? id : undefined;
  return named ?? own ?? null;
}

function parseJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Reads an event of the provider's scheme after proving it. */
export function readEvent(
  raw: Uint8Array,
  header: string,
  by: { secrets: readonly string[]; live: boolean; now: Date },
): Result<ProviderEvent, "bad_signature" | "stale" | "wrong_mode"> {
  const proven = proveEvent(raw, header, by.secrets, by.now);
  if (!proven.ok) return proven;
  const read = eventSchema.safeParse(parseJson(raw));
  if (!read.success) return err("bad_signature");
  const { id, type, livemode, data } = read.data;
  if (livemode !== by.live) return err("wrong_mode");
  return ok({
    id,
    type,
    customerId: customerOf(data.object),
    reference: data.object.client_reference_id ?? null,
  });
}
