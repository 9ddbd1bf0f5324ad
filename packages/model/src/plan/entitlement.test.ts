import { describe, expect, it } from "vitest";
import { planCatalogue, planIds } from "./catalogue.ts";
import { comparePlans } from "./compare.ts";
import { effectivePlan, entitlementFor, subscriptionStatuses } from "./entitlement.ts";
import type { PlanFacts, SubscriptionFacts } from "./entitlement.ts";
import { dollars, offers, planAfter, pricePerMonth, readPlan } from "./prices.ts";
import { usagePeriodOf, usageResetAfter, usageWarning } from "./usage.ts";

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

describe("what a plan allows", () => {
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

  it("allows as many refinements a month as generations times refinements of each", () => {
    for (const terms of Object.values(planCatalogue)) {
      const each = terms.refinementsPerSession;
      expect(terms.refinements).toBe(each === -1 ? -1 : terms.generations * each);
    }
  });

  it("is compared line by line from the catalogue, with the word Unlimited for no limit", () => {
    const rows = comparePlans();
    expect(rows.find((row) => row.label === "Generations a month")?.values).toEqual({
      free: "4",
      starter: "16",
      professional: "40",
      enterprise: "120",
    });
    expect(JSON.stringify(rows)).not.toContain("999999");
    expect(rows.find((row) => row.label === "Refinements a month")?.values.enterprise).toBe(
      "Unlimited",
    );
  });
});

describe("prices", () => {
  it("are sold for three plans in three periods and shown per month", () => {
    expect(offers).toHaveLength(9);
    expect(offers.map(({ plan, period }) => pricePerMonth(plan, period) / 100)).toEqual([
      9, 8, 7, 19, 17, 15, 39, 35, 31,
    ]);
    expect([dollars(900), dollars(950)]).toEqual(["$9", "$9.50"]);
  });

  it("know premium as another name of enterprise", () => {
    expect(readPlan(" Premium ")).toBe("enterprise");
    expect(readPlan("gold")).toBeNull();
    expect([planAfter("free"), planAfter("enterprise")]).toEqual(["starter", null]);
  });
});

describe("usage", () => {
  it("P26: belongs to the calendar month in UTC, whatever the second", () => {
    const last = new Date("2028-02-29T23:59:59.999Z");
    expect(usagePeriodOf(last)).toBe("2028-02");
    expect(usagePeriodOf(new Date(last.getTime() + 1))).toBe("2028-03");
    expect(usageResetAfter(last).toISOString()).toBe("2028-03-01T00:00:00.000Z");
    expect(usageResetAfter(new Date("2026-12-31T23:59:59Z")).toISOString()).toBe(
      "2027-01-01T00:00:00.000Z",
    );
  });

  it("warns at 80 % and at 100 %, never without a limit", () => {
    expect(usageWarning("generation", 3, 4)).toBeNull();
    expect(usageWarning("generation", 32, 40)?.text).toBe(
      "You're running low on document generations this month",
    );
    expect(usageWarning("generation", 4, 4)?.text).toBe("Generation limit reached for this month");
    expect(usageWarning("download", 8, 10)?.text).toBe(
      "You're running low on PDF downloads this month",
    );
    expect(usageWarning("download", 12, 10)?.text).toBe("Download limit reached for this month");
    expect(usageWarning("generation", 9_999, -1)).toBeNull();
  });
});
