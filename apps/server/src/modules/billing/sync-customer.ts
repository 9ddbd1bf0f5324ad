import { eq, sql } from "drizzle-orm";
import { err, ok, subscriptionStatuses } from "@savile/model";
import type { Result } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { billingEffects, providerEvents, subscriptions } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import type {
  CustomerRecord,
  ProviderEvent,
  SubscriptionRecord,
} from "../../ports/payment-provider.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { enqueueMail } from "../outbox/enqueue-mail.ts";
import { writeMail } from "../outbox/write-mail.ts";
import { publicAddress } from "../sign-in/request-code.ts";
import { raiseAlarm } from "./alarms.ts";
import { completeCheckouts } from "./checkouts.ts";
import { findOwner, takeSeq } from "./customers.ts";
import { effectsOf } from "./effects.ts";
import type { Effect } from "./effects.ts";
import type { SubscriptionRow } from "../entitlement/entitlement.ts";
import { plannedChange } from "./planned-change.ts";

export type SyncNeeds = Pick<
  Dependencies,
  "database" | "clock" | "keys" | "ids" | "payments" | "settings" | "port"
>;

/** What a fetch of a customer brought: the copy changed, was the same already, or the event is old news. */
export type Synced = "changed" | "same" | "known_event" | "unknown_customer";

interface Fetch {
  readonly customerId: string;
  readonly seq: number;
  readonly record: CustomerRecord;
  readonly event: Pick<ProviderEvent, "id" | "type"> | null;
}

type Copied = Omit<SubscriptionRow, "customerId" | "clockOffsetMs" | "seq" | "fetchedAt">;

/** The copy of a customer who has no subscription. */
const noSubscription: Copied = {
  subscriptionId: null,
  status: "none",
  plan: null,
  period: null,
  periodEnd: null,
  cancelAtPeriodEnd: false,
  cancelAt: null,
  graceFrom: null,
  ...plannedChange(null, null),
  updatePending: false,
  collectionPaused: false,
};

/** A price without a plan of ours: the last known plan stays. */
function offerOf(now: SubscriptionRecord, before: SubscriptionRow | null) {
  const known = before?.subscriptionId === now.id ? before : null;
  return { plan: now.plan ?? known?.plan ?? null, period: now.period ?? known?.period ?? null };
}

/** What is copied, in the order of the columns: rows are compared as they are written out. */
function copyOf(now: SubscriptionRecord | null, before: SubscriptionRow | null): Copied {
  if (now === null) return noSubscription;
  return {
    subscriptionId: now.id,
    status: now.status,
    ...offerOf(now, before),
    periodEnd: now.periodEnd,
    cancelAtPeriodEnd: now.cancelAtPeriodEnd,
    cancelAt: now.cancelAt,
    graceFrom: now.graceFrom,
    ...plannedChange(now, before),
    updatePending: now.updatePending,
    collectionPaused: now.collectionPaused,
  };
}

function rowOf(fetch: Fetch, before: SubscriptionRow | null, fetchedAt: Date): SubscriptionRow {
  const { customerId, seq, record } = fetch;
  const { subscription, aheadMs: clockOffsetMs } = record;
  return { customerId, ...copyOf(subscription, before), clockOffsetMs, seq, fetchedAt };
}

/** What a row says, without when it was fetched. */
function factsOf(row: SubscriptionRow): string {
  return JSON.stringify({ ...row, seq: 0, fetchedAt: null });
}

function isSame(one: SubscriptionRow | null, other: SubscriptionRow): boolean {
  return one === null ? other.status === "none" : factsOf(one) === factsOf(other);
}

async function tell(needs: SyncNeeds, queries: Queries, fetch: Fetch, effects: readonly Effect[]) {
  const { customerId } = fetch;
  const owner = await findOwner(queries, customerId);
  if (effects.length === 0 || owner === null || owner.email === null) return;
  const at = needs.clock.now();
  const fresh = await queries
    .insert(billingEffects)
    .values(effects.map(({ key }) => ({ key, customerId, at })))
    .onConflictDoNothing()
    .returning({ key: billingEffects.key });
  const keys = new Set(fresh.map((row) => row.key));
  const played = needs.payments.provider.name === "sandbox";
  for (const effect of effects.filter(({ key }) => keys.has(key))) {
    const mail = writeMail({
      subject: played ? `${effect.subject} (sandbox)` : effect.subject,
      greeting: "Hello,",
      paragraphs: effect.lines,
      ...(effect.link === undefined
        ? {}
        : { link: { label: effect.link, url: `${publicAddress(needs)}/subscription` } }),
      ...(played ? { closing: "Sandbox: no real money." } : {}),
    });
    await enqueueMail(needs, queries, {
      ...mail,
      accountId: owner.accountId,
      to: owner.email,
      dedupeKey: effect.key,
    });
  }
}

async function warn(needs: SyncNeeds, queries: Queries, fetch: Fetch): Promise<void> {
  const { subscription } = fetch.record;
  if (subscription === null) return;
  const alarm = { customerId: fetch.customerId, at: needs.clock.now() };
  if (subscription.plan === null) await raiseAlarm(queries, { ...alarm, code: "unknown_plan" });
  if (!subscriptionStatuses.some((status) => status === subscription.status)) {
    const details = { status: subscription.status.slice(0, 40) };
    await raiseAlarm(queries, { ...alarm, code: "unknown_status", details });
  }
}

async function record(needs: SyncNeeds, queries: Queries, fetch: Fetch, row: SubscriptionRow) {
  await queries
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.customerId,
      set: row,
      setWhere: sql`${subscriptions.seq} < ${row.seq}`,
    });
  const owner = await findOwner(queries, fetch.customerId);
  await recordAudit(queries, {
    actor: "service",
    action: "subscription_changed",
    accountId: owner?.accountId ?? null,
    details: { status: row.status, plan: row.plan ?? "none", period: row.period ?? "none" },
    at: needs.clock.now(),
  });
}

/** The event, the copy, the mails and the audit in one transaction: all of them, or none. */
async function store(needs: SyncNeeds, fetch: Fetch): Promise<Synced> {
  const { event, customerId } = fetch;
  const now = needs.clock.now();
  return needs.database.transaction(async (queries) => {
    if (event !== null) {
      const { id, type } = event;
      const fresh = await queries
        .insert(providerEvents)
        .values({ id, type, customerId, outcome: "synced", receivedAt: now })
        .onConflictDoNothing()
        .returning({ id: providerEvents.id });
      if (fresh.length === 0) return "known_event";
    }
    const [before = null] = await queries
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.customerId, customerId))
      .for("update");
    // A later fetch was written already: it has seen more than this one.
    if (before !== null && before.seq >= fetch.seq) return "same";
    const row = rowOf(fetch, before, now);
    const same = isSame(before, row);
    if (same) {
      await queries
        .update(subscriptions)
        .set({ seq: row.seq, fetchedAt: row.fetchedAt })
        .where(eq(subscriptions.customerId, customerId));
    } else {
      await record(needs, queries, fetch, row);
    }
    if (["active", "trialing"].includes(row.status)) await completeCheckouts(queries, customerId);
    await warn(needs, queries, fetch);
    await tell(needs, queries, fetch, effectsOf(fetch.record, before));
    return same ? "same" : "changed";
  });
}

/**
 * Fetches a customer anew and copies what stands. The number is taken before the fetch, so that of two
 * fetches that overtake each other the one that began later wins: it has seen the last change.
 */
export async function syncCustomer(
  needs: SyncNeeds,
  customerId: string,
  event: Pick<ProviderEvent, "id" | "type"> | null = null,
): Promise<Result<Synced, "unavailable">> {
  const seq = await takeSeq(needs.database.query, customerId);
  if (seq === null) return ok("unknown_customer");
  const fetched = await needs.payments.provider.fetchCustomer(customerId);
  if (!fetched.ok) return err("unavailable");
  return ok(await store(needs, { customerId, seq, record: fetched.value, event }));
}
