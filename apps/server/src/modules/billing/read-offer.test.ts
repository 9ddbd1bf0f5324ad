import { describe, expect, it } from "vitest";
import { readOffer } from "./read-offer.ts";

describe("an offer", () => {
  it("is a paid plan for a period, the largest one by both of its names", () => {
    expect(readOffer("starter", "three_month")).toEqual({ plan: "starter", period: "three_month" });
    expect(readOffer("premium", "yearly")).toEqual({ plan: "enterprise", period: "yearly" });
    expect(readOffer("enterprise", "yearly")).toEqual({ plan: "enterprise", period: "yearly" });
  });

  it.each([
    ["free", "monthly"],
    ["gold", "monthly"],
    ["", ""],
    ["starter", "weekly"],
    ["starter", "Monthly"],
  ])("is nothing that names %j and %j", (plan, period) => {
    expect(readOffer(plan, period)).toBeNull();
  });
});
