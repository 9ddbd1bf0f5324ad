import type { BillingAlarmCode } from "@savile/contracts";
import { eq } from "drizzle-orm";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { providerEvents } from "../../db/schema.ts";
import type { ProviderEvent } from "../../ports/payment-provider.ts";
import { raiseAlarm } from "./alarms.ts";
import { findOwner } from "./customers.ts";
import { syncCustomer } from "./sync-customer.ts";
import type { SyncNeeds } from "./sync-customer.ts";

/** Events after which the customer is fetched anew. */
const relevant = new Set([
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.pending_update_applied",
  "customer.subscription.pending_update_expired",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "customer.deleted",
  "test_helpers.test_clock.ready",
]);

/** Events that only a person can judge; the plan follows the subscription. */
const alarming: Readonly<Record<string, BillingAlarmCode>> = {
  "charge.refunded": "refunded",
  "charge.dispute.created": "disputed",
};

async function isKnown(needs: SyncNeeds, id: string): Promise<boolean> {
  const [found] = await needs.database.query
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(eq(providerEvents.id, id));
  return found !== undefined;
}

async function note(needs: SyncNeeds, event: ProviderEvent, code: BillingAlarmCode | null) {
  const { id, type, customerId } = event;
  const now = needs.clock.now();
  await needs.database.transaction(async (queries) => {
    const fresh = await queries
      .insert(providerEvents)
      .values({ id, type, customerId, outcome: "recorded", receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: providerEvents.id });
    if (code === null || fresh.length === 0) return;
    await raiseAlarm(queries, { code, customerId, details: { type }, at: now });
  });
}

/** Whether a finished checkout names another account than the one its customer is bound to. */
async function namesAnother(needs: SyncNeeds, event: ProviderEvent): Promise<boolean> {
  if (event.reference === null || event.customerId === null) return false;
  const owner = await findOwner(needs.database.query, event.customerId);
  return owner !== null && owner.accountId !== null && owner.accountId !== event.reference;
}

async function handle(
  needs: SyncNeeds,
  event: ProviderEvent,
): Promise<Result<null, "unavailable">> {
  if (await isKnown(needs, event.id)) return ok(null);
  if (await namesAnother(needs, event)) {
    await note(needs, event, "wrong_reference");
    return ok(null);
  }
  if (!relevant.has(event.type) || event.customerId === null) {
    await note(needs, event, alarming[event.type] ?? null);
    return ok(null);
  }
  const synced = await syncCustomer(needs, event.customerId, event);
  if (!synced.ok) return synced;
  if (synced.value === "unknown_customer") await note(needs, event, "unknown_customer");
  return ok(null);
}

/**
 * Handles one event of the provider. An event is only a hint to fetch again; `ok` is answered after
 * everything is stored, so that the provider repeats what was not.
 */
export async function receiveEvent(
  needs: SyncNeeds,
  raw: Uint8Array,
  signature: string,
): Promise<Result<null, "webhook_refused" | "unavailable">> {
  const now = needs.clock.now();
  const event = needs.payments.provider.parseWebhook(raw, signature, now);
  if (event.ok) return handle(needs, event.value);
  if (event.error === "wrong_mode") {
    const alarm = { code: "wrong_mode", customerId: null, at: now } as const;
    await raiseAlarm(needs.database.query, alarm);
  }
  return err("webhook_refused");
}
