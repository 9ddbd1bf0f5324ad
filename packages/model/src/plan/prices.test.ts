import { describe, expect, it } from "vitest";
import { billingPeriods, planCatalogue, planIds } from "./catalogue.ts";
import {
  dollars,
  lookupKeyOf,
  monthsOf,
  mostPopularPlan,
  offers,
  paidPlans,
  planAfter,
  priceOf,
  pricePerMonth,
  readPlan,
} from "./prices.ts";

describe("prices", () => {
  it("are sold for three plans in three periods and shown per month", () => {
    expect(offers).toHaveLength(9);
    expect(offers.map(({ plan, period }) => pricePerMonth(plan, period) / 100)).toEqual([
      9, 8, 7, 19, 17, 15, 39, 35, 31,
    ]);
  });

  it("come to whole cents a month, so that none is shown rounded", () => {
    for (const { plan, period } of offers) {
      expect(pricePerMonth(plan, period) * monthsOf[period]).toBe(priceOf(plan, period));
    }
  });

  it("fall per month with a longer period, and rise with a larger plan", () => {
    for (const plan of paidPlans) {
      const each = billingPeriods.map((period) => pricePerMonth(plan, period));
      expect(each).toEqual(each.toSorted((a, b) => b - a));
    }
    for (const period of billingPeriods) {
      const each = planIds.map((plan) => priceOf(plan, period));
      expect(each).toEqual(each.toSorted((a, b) => a - b));
      expect(each[0]).toBe(0);
    }
  });

  it.each([
    [900, "$9"],
    [950, "$9.50"],
    [905, "$9.05"],
    [0, "$0"],
    [1, "$0.01"],
    [37_200, "$372"],
  ])("of %i cents are read as %s", (cents, text) => {
    expect(dollars(cents)).toBe(text);
  });
});

describe("the name of a price at the provider", () => {
  it("is another one for each offer", () => {
    const keys = offers.map(({ plan, period }) => lookupKeyOf(plan, period));
    expect(new Set(keys).size).toBe(offers.length);
    expect(keys).toContain("starter_three_month");
  });
});

describe("a plan by its name", () => {
  it.each(planIds)("%s is itself, however it is written", (plan) => {
    expect(readPlan(plan)).toBe(plan);
    expect(readPlan(` ${plan.toUpperCase()}\n`)).toBe(plan);
  });

  it("premium is another name of enterprise", () => {
    expect(readPlan(" Premium ")).toBe("enterprise");
    expect(planCatalogue.enterprise.displayName).toBe("Premium");
  });

  it.each(["gold", "", "free plan", "toString", "__proto__", "starter_monthly"])(
    "%j is none",
    (name) => {
      expect(readPlan(name)).toBeNull();
    },
  );
});

describe("the next larger plan", () => {
  it("leads from the free one to the largest, step by step", () => {
    expect(planIds.map(planAfter)).toEqual([...paidPlans, null]);
  });

  it("is known of the one that most people take", () => {
    expect(paidPlans).toContain(mostPopularPlan);
  });
});
