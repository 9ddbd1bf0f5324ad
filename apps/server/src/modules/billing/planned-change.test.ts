import { describe, expect, it } from "vitest";
import type { SubscriptionRecord } from "../../ports/payment-provider.ts";
import { droppedChange, plannedChange } from "./planned-change.ts";
import type { StandBefore } from "./planned-change.ts";

const end = new Date("2026-04-02T10:00:00Z");
const next = { plan: "starter", period: "monthly", at: end } as const;
const dropped = { scheduledPlan: "starter", scheduledPeriod: "monthly", scheduledAt: null };
const none = { scheduledPlan: null, scheduledPeriod: null, scheduledAt: null };

function record(part: Partial<SubscriptionRecord> = {}): SubscriptionRecord {
  return {
    id: "sub_1",
    status: "active",
    plan: "professional",
    period: "monthly",
    periodEnd: end,
    cancelAtPeriodEnd: false,
    cancelAt: null,
    graceFrom: null,
    scheduled: null,
    updatePending: false,
    collectionPaused: false,
    ...part,
  };
}

/** What is stored after these fetches, one after another. */
function storedAfter(...records: readonly (SubscriptionRecord | null)[]): StandBefore | null {
  return records.reduce<StandBefore | null>((before, now) => {
    const { id = null, plan = null, period = null, periodEnd = null } = now ?? {};
    return { subscriptionId: id, plan, period, periodEnd, ...plannedChange(now, before) };
  }, null);
}

const planned = record({ scheduled: next });
const cancelled = record({ cancelAt: end, cancelAtPeriodEnd: true });

describe("a smaller plan that is to follow", () => {
  it("is what the provider has", () => {
    expect(storedAfter(planned)).toMatchObject({ scheduledPlan: "starter", scheduledAt: end });
    expect(storedAfter(planned, { ...cancelled, scheduled: next })).toMatchObject({
      scheduledAt: end,
    });
  });

  it("is remembered where the provider drops it with a cancellation, and asked about after that", () => {
    expect(storedAfter(planned, cancelled)).toMatchObject(dropped);
    expect(storedAfter(planned, cancelled, cancelled)).toMatchObject(dropped);
    const resumed = storedAfter(planned, cancelled, record());
    expect(resumed).toMatchObject(dropped);
    expect(storedAfter(planned, cancelled, record(), record())).toEqual(resumed);
    if (resumed === null) throw new Error("nothing is stored");
    expect(droppedChange({ ...resumed, cancelAt: null })).toEqual({
      plan: "starter",
      period: "monthly",
    });
    expect(droppedChange({ ...resumed, cancelAt: end })).toBeNull();
  });

  it("is no question while it stands, nor where there was none", () => {
    const stands = { scheduledPlan: "starter", scheduledPeriod: "monthly" } as const;
    expect(droppedChange({ ...stands, scheduledAt: end, cancelAt: null })).toBeNull();
    expect(
      droppedChange({
        scheduledPlan: null,
        scheduledPeriod: null,
        scheduledAt: null,
        cancelAt: null,
      }),
    ).toBeNull();
    expect(storedAfter(cancelled, record())).toMatchObject(none);
  });

  it.each([
    ["the person took it back", [planned, record()]],
    ["it was planned anew", [planned, cancelled, planned, record()]],
    ["the plan has changed", [planned, cancelled, record({ plan: "starter" })]],
    ["another period has begun", [planned, cancelled, record({ periodEnd: new Date(0) })]],
    ["it is another subscription", [planned, cancelled, record({ id: "sub_2" })]],
    ["the subscription has ended", [planned, cancelled, record({ status: "canceled" })]],
    ["there is no subscription", [planned, cancelled, null]],
  ])("is forgotten once %s", (_, records) => {
    expect(storedAfter(...records)).toMatchObject(none);
  });
});
