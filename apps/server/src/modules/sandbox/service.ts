import type { ErrorCode, SandboxCheckout, SandboxPortal } from "@savile/contracts";
import { billingPeriods, err, ok, paidPlans } from "@savile/model";
import type { Result } from "@savile/model";
import * as z from "zod";
import {
  prorate,
  totalOf,
  waitsForPeriodEnd,
} from "../../adapters/payment-provider/sandbox/machine/proration.ts";
import type { Offer } from "../../adapters/payment-provider/sandbox/machine/proration.ts";
import { isLive } from "../../adapters/payment-provider/sandbox/machine/state.ts";
import type { CommandRefusal } from "../../adapters/payment-provider/sandbox/machine/commands.ts";
import type { Command } from "../../adapters/payment-provider/sandbox/machine/step.ts";
import type { Sandbox } from "../../adapters/payment-provider/sandbox/sandbox.ts";
import { presentCheckout, presentPortal } from "./present.ts";

const portalSchema = z.object({
  returnUrl: z.string(),
  change: z.nullable(z.object({ plan: z.enum(paidPlans), period: z.enum(billingPeriods) })),
});

/** Whose page, and which. */
export interface PageOf {
  readonly accountId: string;
  readonly id: string;
}

const codes: Readonly<Record<CommandRefusal, ErrorCode>> = {
  checkout_over: "checkout_over",
  already_subscribed: "already_subscribed",
  card_declined: "payment_failed",
  no_subscription: "no_subscription",
  no_change: "no_change",
  payment_due: "payment_due",
};

/** Does something on a checkout page, and answers the checkout as it is then. */
export async function onCheckout(
  sandbox: Sandbox,
  { accountId, id }: PageOf,
  command: Command = { do: "look" },
): Promise<Result<SandboxCheckout, ErrorCode>> {
  const page = await sandbox.page(accountId, "checkout", id);
  const stepped = page === null ? null : await sandbox.act(page.customerId, command);
  const checkout = stepped?.state.checkouts.find((known) => known.id === id);
  if (stepped === null || checkout === undefined) return err("checkout_not_found");
  if (stepped.refusal !== null) return err(codes[stepped.refusal]);
  return ok(presentCheckout(checkout, stepped.at));
}

/** Does something in a portal, and answers the portal as it is then. */
export async function onPortal(
  sandbox: Sandbox,
  { accountId, id }: PageOf,
  command: Command = { do: "look" },
): Promise<Result<SandboxPortal, ErrorCode>> {
  const page = await sandbox.page(accountId, "portal", id);
  const stepped = page === null ? null : await sandbox.act(page.customerId, command);
  if (page === null || stepped === null) return err("portal_not_found");
  if (stepped.refusal !== null) return err(codes[stepped.refusal]);
  const { returnUrl, change } = portalSchema.parse(page.details);
  return ok(presentPortal({ id, returnUrl, proposed: change }, stepped.state, stepped.at));
}

/** What a change would cost and when it would begin; nothing is changed. */
export async function previewChange(
  sandbox: Sandbox,
  { accountId, id }: PageOf,
  to: Offer,
): Promise<
  Result<{ amount: number; credit: number; starts_at: string; at_period_end: boolean }, ErrorCode>
> {
  const page = await sandbox.page(accountId, "portal", id);
  const stepped = page === null ? null : await sandbox.act(page.customerId, { do: "look" });
  if (stepped === null) return err("portal_not_found");
  const { subscription } = stepped.state;
  if (!isLive(subscription)) return err("no_subscription");
  if (waitsForPeriodEnd(subscription, to)) {
    const starts = new Date(subscription.periodEnd).toISOString();
    return ok({ amount: 0, credit: 0, starts_at: starts, at_period_end: true });
  }
  const lines = prorate(subscription, to, stepped.at);
  const credit = lines
    .filter((line) => line.amount < 0)
    .reduce((sum, line) => sum - line.amount, 0);
  const starts = new Date(stepped.at).toISOString();
  return ok({ amount: totalOf(lines), credit, starts_at: starts, at_period_end: false });
}
