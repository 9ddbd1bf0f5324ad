import * as z from "zod";
import { switchesSchema } from "../adapters/payment-provider/sandbox/delivery-switches.ts";
import type { DeliverySwitches } from "../adapters/payment-provider/sandbox/delivery-switches.ts";
import { ConfigError, isLoopback, listOf } from "../errors/config-error.ts";
import type { Given } from "../errors/config-error.ts";

/** How Stripe is reached; `live` follows from the key. */
export interface StripeSettings {
  readonly secretKey: string;
  /** The newest first; two while one is replaced. */
  readonly webhookSecrets: readonly string[];
  readonly live: boolean;
  /** Another address of the API, for a fake on this computer. */
  readonly apiUrl: string | null;
}

/** Settings of payments: a real provider, or the sandbox in which no money moves. */
export type PaymentsConfig =
  | { readonly provider: "stripe"; readonly stripe: StripeSettings }
  | { readonly provider: "sandbox"; readonly delivery: DeliverySwitches };

const flag = z
  .enum(["0", "1", "false", "true"])
  .transform((text) => text === "1" || text === "true");

const paymentsSchema = z.object({
  PAYMENTS: z.enum(["sandbox", "stripe"]).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRETS: z.string().default(""),
  STRIPE_WEBHOOK_MODE: z.enum(["test", "live"]).optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALLOW_SANDBOX_PAYMENTS: flag.default(false),
  SANDBOX_DELIVERY: z.string().max(200).default(""),
  NODE_ENV: z.string().optional(),
});
type Settings = z.infer<typeof paymentsSchema>;

const liveKey = /^(sk|rk)_live_/;
const testKey = /^(sk|rk)_test_/;

/** Reads switches such as `copies=5,shuffle,delay=2`. */
function readDelivery(text: string): DeliverySwitches {
  const given = Object.fromEntries(
    listOf(text).map((part) => {
      const [name = "", value] = part.split("=");
      return [name === "delay" ? "delayS" : name, value === undefined ? true : Number(value)];
    }),
  );
  const read = z.strictObject(switchesSchema.shape).safeParse(given);
  if (read.success) return read.data;
  throw new ConfigError(
    "SANDBOX_DELIVERY takes copies=1..5, shuffle, delay=<seconds>, drop, crash.",
  );
}

function sandboxConfig(
  settings: Settings,
  around: { host: string; publicUrl: string | undefined },
): PaymentsConfig {
  if (settings.STRIPE_SECRET_KEY !== undefined && liveKey.test(settings.STRIPE_SECRET_KEY)) {
    throw new ConfigError(
      "PAYMENTS=sandbox beside a live Stripe key: nobody could pay. Remove one of the two.",
    );
  }
  const { host, publicUrl } = around;
  const reachable =
    !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));
  const isProduction = settings.NODE_ENV === "production" || reachable;
  if (isProduction && !settings.ALLOW_SANDBOX_PAYMENTS) {
    throw new ConfigError(
      "Payments would be played only: in the sandbox everybody gets every plan for nothing. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRETS, or ALLOW_SANDBOX_PAYMENTS=1 if that is what you want.",
    );
  }
  return { provider: "sandbox", delivery: readDelivery(settings.SANDBOX_DELIVERY) };
}

function readSecretKey(settings: Settings): { readonly secretKey: string; readonly live: boolean } {
  const { STRIPE_SECRET_KEY: secretKey = "", STRIPE_WEBHOOK_MODE: mode } = settings;
  const live = liveKey.test(secretKey);
  if (!live && !testKey.test(secretKey)) {
    throw new ConfigError("STRIPE_SECRET_KEY must be a secret or restricted key of Stripe.");
  }
  if (mode !== undefined && (mode === "live") !== live) {
    throw new ConfigError(
      "STRIPE_WEBHOOK_MODE and STRIPE_SECRET_KEY disagree: one is for tests, the other for real money.",
    );
  }
  return { secretKey, live };
}

function stripeConfig(settings: Settings): PaymentsConfig {
  const { secretKey, live } = readSecretKey(settings);
  const webhookSecrets = listOf(settings.STRIPE_WEBHOOK_SECRETS);
  if (webhookSecrets.length === 0 || webhookSecrets.length > 4) {
    throw new ConfigError("STRIPE_WEBHOOK_SECRETS needs the signing secret of the webhook.");
  }
  const apiUrl = settings.STRIPE_API_URL ?? null;
  if (apiUrl !== null && (live || !isLoopback(new URL(apiUrl).hostname))) {
    throw new ConfigError("STRIPE_API_URL is for a fake on this computer, with a test key.");
  }
  return { provider: "stripe", stripe: { secretKey, webhookSecrets, live, apiUrl } };
}

/** Reads the settings of payments. Throws {@link ConfigError}. */
export function readPaymentsConfig(
  given: Given,
  around: { host: string; publicUrl: string | undefined },
): PaymentsConfig {
  const parsed = paymentsSchema.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join("."));
    throw new ConfigError(`Settings that cannot be used: ${names.join(", ")}`);
  }
  const settings = parsed.data;
  const standard = settings.STRIPE_SECRET_KEY === undefined ? "sandbox" : "stripe";
  return (settings.PAYMENTS ?? standard) === "stripe"
    ? stripeConfig(settings)
    : sandboxConfig(settings, around);
}
