import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planIds } from "./catalogue.ts";
import { effectivePlan, entitlementFor, isAtLeast, subscriptionStatuses } from "./entitlement.ts";
import type { PlanFacts, SubscriptionFacts } from "./entitlement.ts";
import { paidPlans } from "./prices.ts";

const now = new Date("2026-03-10T12:00:00Z");
const day = 24 * 60 * 60_000;
const later = (days: number): Date => new Date(now.getTime() + days * day);

function subscribed(changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts {
  return {
    plan: "starter",
    period: "monthly",
    status: "active",
    periodEnd: later(20),
    cancelAt: null,
    graceFrom: null,
    scheduled: null,
    updatePending: false,
    collectionPaused: false,
    ...changes,
  };
}

function planOf(changes: Partial<PlanFacts>) {
  return effectivePlan({ admin: false, grant: null, subscription: null, now, ...changes });
}

function late(graceFrom: Date) {
  return planOf({ subscription: subscribed({ status: "past_due", graceFrom }) });
}

function until(cancelAt: Date) {
  return planOf({ subscription: subscribed({ cancelAt }) });
}

function withNotice(changes: Partial<SubscriptionFacts>) {
  return planOf({ subscription: subscribed({ plan: "professional", ...changes }) });
}

describe("the effective plan", () => {
  it.each([
    ["active", "starter"],
    ["trialing", "starter"],
    ["unpaid", "free"],
    ["incomplete", "free"],
    ["incomplete_expired", "free"],
    ["canceled", "free"],
    ["paused", "free"],
  ])("of a subscription that is %s is %s", (status, plan) => {
    expect(planOf({ subscription: subscribed({ status }) }).plan).toBe(plan);
    expect(subscriptionStatuses).toContain(status);
  });

  it("is the last known one under a status that nobody knows", () => {
    expect(planOf({ subscription: subscribed({ status: "on_the_moon" }) }).plan).toBe("starter");
  });

  it("holds seven days from the open invoice while a payment is late, then is free", () => {
    const held = late(later(-6.999));
    expect(held).toMatchObject({ plan: "starter", notice: { kind: "past_due" } });
    expect(held.until).toBe(later(0.001).toISOString());
    expect(late(later(-7))).toMatchObject({ plan: "free", notice: { kind: "payment_failed" } });
  });

  it("of a cancelled subscription holds until its end", () => {
    expect(until(later(1))).toMatchObject({ plan: "starter", notice: { kind: "ends" } });
    expect(until(now).plan).toBe("free");
  });

  it("announces a smaller plan, a larger one that waits for its payment, and a paused collection", () => {
    const scheduled = { plan: "starter", period: "yearly", at: later(20) } as const;
    expect(withNotice({ scheduled })).toMatchObject({
      plan: "professional",
      notice: { kind: "changes", plan: "starter" },
    });
    expect(withNotice({ updatePending: true }).notice?.kind).toBe("update_pending");
    expect(withNotice({ collectionPaused: true })).toMatchObject({
      plan: "professional",
      notice: { kind: "collection_paused" },
    });
  });

  it("is the larger of grant and subscription, and everything for an administrator", () => {
    const subscription = subscribed({ plan: "professional" });
    expect(planOf({ grant: "enterprise", subscription })).toMatchObject({
      plan: "enterprise",
      origin: "grant",
    });
    expect(planOf({ grant: "starter", subscription })).toMatchObject({
      plan: "professional",
      origin: "subscription",
    });
    expect(planOf({ grant: "enterprise" })).toMatchObject({ plan: "enterprise", until: null });
    const admin = entitlementFor(planOf({ admin: true }));
    expect(admin.limits.generations).toBe(-1);
    expect(admin.templates).toHaveLength(6);
  });
});

describe("a late payment", () => {
  it("of which no open invoice is known ends the plan at once", () => {
    const subscription = subscribed({ status: "past_due", graceFrom: null });
    expect(planOf({ subscription })).toEqual({
      plan: "free",
      origin: "free",
      until: null,
      notice: { kind: "payment_failed" },
    });
  });

  it("is told to somebody with a grant, who keeps the plan", () => {
    const subscription = subscribed({ status: "unpaid" });
    expect(planOf({ grant: "starter", subscription })).toEqual({
      plan: "starter",
      origin: "grant",
      until: null,
      notice: { kind: "payment_failed" },
    });
    expect(planOf({ admin: true, subscription })).toMatchObject({
      origin: "admin",
      notice: { kind: "payment_failed" },
    });
  });
});

describe("a notice", () => {
  const scheduled = { plan: "starter", period: "yearly", at: later(20) } as const;
  const all = { scheduled, updatePending: true, collectionPaused: true, cancelAt: later(3) };

  it.each([
    ["ends", all],
    ["changes", { ...all, cancelAt: null }],
    ["update_pending", { ...all, cancelAt: null, scheduled: null }],
    ["collection_paused", { collectionPaused: true }],
  ])("is the one that matters most: %s", (kind, changes) => {
    expect(withNotice(changes).notice?.kind).toBe(kind);
  });

  it("is none where everything goes on", () => {
    expect(withNotice({}).notice).toBeNull();
    expect(planOf({}).notice).toBeNull();
  });
});

describe("the plan of an account", () => {
  it("counts the grant where both are as large, and none of a free one", () => {
    const subscription = subscribed({ plan: "professional" });
    expect(planOf({ grant: "professional", subscription })).toMatchObject({ origin: "grant" });
    expect(planOf({ grant: "free", subscription })).toMatchObject({ origin: "subscription" });
    expect(planOf({ grant: "free" })).toMatchObject({ plan: "free", origin: "free" });
  });

  it("is never smaller than the grant, and never ends in the past", () => {
    const moment = fc.option(
      fc.integer({ min: -20, max: 20 }).map((days) => later(days)),
      { nil: null },
    );
    const subscription = fc.record({
      plan: fc.constantFrom(...paidPlans),
      status: fc.constantFrom(...subscriptionStatuses, "unheard_of"),
      cancelAt: moment,
      graceFrom: moment,
    });
    const grants = fc.option(fc.constantFrom(...planIds), { nil: null });
    fc.assert(
      fc.property(grants, fc.option(subscription, { nil: null }), (grant, changes) => {
        const paid = changes === null ? null : subscribed(changes);
        const { plan, until: end } = planOf({ grant, subscription: paid });
        expect(isAtLeast(plan, grant ?? "free")).toBe(true);
        expect(end === null || Date.parse(end) > now.getTime()).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe("what a plan allows", () => {
  it("is everything for an administrator, whatever the plan says", () => {
    expect(entitlementFor(planOf({ admin: true }))).toMatchObject({
      admin: true,
      limits: { generations: -1, refinementsPerSession: -1, refinements: -1, downloads: -1 },
    });
    const bought = planOf({ subscription: subscribed({ plan: "enterprise" }) });
    expect(entitlementFor(bought)).toMatchObject({ admin: false, limits: { generations: 120 } });
  });

  it("grows with every step of the catalogue", () => {
    const sizes = planIds.map((plan) => {
      const effective = { plan, origin: "subscription", until: null, notice: null } as const;
      const { limits, templates, formats } = entitlementFor(effective);
      const refinements = limits.refinements === -1 ? Infinity : limits.refinements;
      return [limits.generations, refinements, limits.downloads, templates.length, formats.length];
    });
    for (const [index, size] of sizes.slice(1).entries()) {
      size.forEach((value, at) => expect(value).toBeGreaterThanOrEqual(sizes[index]?.[at] ?? 0));
    }
    expect(sizes.map((size) => size[3])).toEqual([1, 4, 5, 6]);
  });
});
