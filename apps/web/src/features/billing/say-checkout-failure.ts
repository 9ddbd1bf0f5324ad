import { ApiError } from "../../lib/api-error.ts";
import { t as frame } from "../../lib/texts/messages.ts";
import { t } from "./texts/messages.ts";

/** What stands on the screen after a way to the payment provider failed; `text` only where it adds something. */
export interface SaidFailure {
  readonly title: string;
  readonly text: string | null;
}

/** Codes of an answer without an address: the server's own, and that of this client. */
const withoutAddress: readonly string[] = ["no_checkout_url", "no_url"];

function checkoutText(error: unknown, title: string): string | null {
  if (!(error instanceof ApiError) || error.message === frame("error.default")) {
    return t("checkout.unknown");
  }
  if (withoutAddress.includes(error.code)) return t("noUrl");
  return error.message === title ? null : t("checkout.failed", { detail: error.message });
}

/** Why the checkout of a plan did not open. */
export function sayCheckoutFailure(error: unknown): SaidFailure {
  const title = t("checkoutFailed");
  return { title, text: checkoutText(error, title) };
}

/** Why the billing portal did not open. */
export function sayPortalFailure(error: unknown): SaidFailure {
  const title = t("plan.manageFailed");
  const told = error instanceof ApiError && error.message !== title;
  return { title, text: told ? error.message : null };
}
