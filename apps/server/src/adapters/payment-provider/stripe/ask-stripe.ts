import { setTimeout as sleep } from "node:timers/promises";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Stripe } from "stripe";
import type { ProviderFailure } from "../../../ports/payment-provider.ts";
import type { StripeSettings } from "../../../config/payments-config.ts";

/** How long one try may take, and how often the kit tries again by itself (with the same key). */
const timeoutMs = 10_000;
const retries = 2;
/** The kit does not repeat a call that was too many: we do, with growing pauses. */
const pausesMs = [300, 900, 2_700];

/** Opens the kit for one account of the provider. `timeoutMs` is shortened by tests only. */
export async function openStripe(
  settings: StripeSettings & { readonly timeoutMs?: number },
): Promise<Stripe> {
  // Loaded where payments are set up: most installations have the sandbox.
  const { Stripe: Kit } = await import("stripe");
  const url = settings.apiUrl === null ? null : new URL(settings.apiUrl);
  return new Kit(settings.secretKey, {
    timeout: settings.timeoutMs ?? timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(url === null
      ? {}
      : {
          host: url.hostname,
          port: url.port,
          protocol: url.protocol === "https:" ? ("https" as const) : ("http" as const),
        }),
  });
}

const passing: readonly string[] = [
  "StripeRateLimitError",
  "StripeConnectionError",
  "StripeAPIError",
  // Another call with the same key is still running.
  "StripeIdempotencyError",
];

/** The name that the kit gives to an error of its own; `null` for any other. */
function typeOf(error: unknown): string | null {
  const type: unknown = error instanceof Error ? Reflect.get(error, "type") : undefined;
  return typeof type === "string" && type.startsWith("Stripe") ? type : null;
}

/** Whether the provider does not know an object any more. */
export function isMissing(error: unknown): boolean {
  const isInvalid = typeOf(error) === "StripeInvalidRequestError";
  return isInvalid && error instanceof Error && Reflect.get(error, "code") === "resource_missing";
}

/** Runs a call; its failure is a value. Calls that were too many are repeated with jitter. */
export async function ask<T>(call: () => Promise<T>): Promise<Result<T, ProviderFailure>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return ok(await call());
    } catch (error) {
      const type = typeOf(error);
      if (type === null) throw error;
      const pause = pausesMs[attempt];
      if (type !== "StripeRateLimitError" || pause === undefined) {
        return err(passing.includes(type) ? "unavailable" : "refused");
      }
      await sleep(pause * (0.5 + Math.random()));
    }
  }
}
