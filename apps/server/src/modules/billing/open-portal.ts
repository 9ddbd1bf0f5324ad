import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { customerOf } from "./start-checkout.ts";
import type { SyncNeeds } from "./sync-customer.ts";

/** An address of the provider's portal for an account; one that never paid gets a customer first. */
export async function openPortal(
  needs: SyncNeeds,
  account: { readonly id: string; readonly email: string },
  returnUrl: string,
): Promise<Result<string, "portal_failed" | "portal_unavailable">> {
  const customer = await customerOf(needs, account);
  const made = customer.ok
    ? await needs.payments.provider.createPortal({ customerId: customer.value, returnUrl })
    : customer;
  if (made.ok) return ok(made.value.url);
  return err(made.error === "unavailable" ? "portal_unavailable" : "portal_failed");
}
