import { setTimeout as sleep } from "node:timers/promises";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { Stripe } from "stripe";
import type { ProviderFailure } from "../../../ports/payment-provider.ts";
import type { StripeSettings } from "../../../config/payments-config.ts";

/** How long one try may take, and how often the kit tries again by itself (with the same key). */
const timeoutMs = 10_000;
const retries = 2;
/** The kit does not repeat a call that was too many: we do, with growing pauses. */
const pausesMs = [300, 900, 2_700];

/** Opens the kit for one account of the provider. `timeoutMs` is shortened by tests only. */
export function openStripe(settings: StripeSettings & { readonly timeoutMs?: number }): Stripe {
  const url = settings.apiUrl === null ? null : new URL(settings.apiUrl);
  return new Stripe(settings.secretKey, {
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

function isTooMany(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeRateLimitError;
}

function failureOf(error: unknown): ProviderFailure {
  const passing =
    isTooMany(error) ||
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    // Another call with the same key is still running.
    error instanceof Stripe.errors.StripeIdempotencyError;
  return passing ? "unavailable" : "refused";
}

/** Whether the provider does not know an object any more. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing"
  );
}

/** Runs a call; its failure is a value. Calls that were too many are repeated with jitter. */
export async function ask<T>(call: () => Promise<T>): Promise<Result<T, ProviderFailure>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return ok(await call());
    } catch (error) {
      const pause = pausesMs[attempt];
      if (!isTooMany(error) || pause === undefined) {
        if (error instanceof Stripe.errors.StripeError) return err(failureOf(error));
        throw error;
      }
      await sleep(pause * (0.5 + Math.random()));
    }
  }
}
