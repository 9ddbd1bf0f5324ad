import { lookupKeyOf, monthsOf, offers, priceOf } from "@savile/model";
import { describe, expect, it } from "vitest";
import type { PriceRecord } from "../../ports/payment-provider.ts";
import { differingOffers } from "./offered-prices.ts";

/** The prices at a provider that was set up from the catalogue. */
const prices: readonly PriceRecord[] = offers.map(({ plan, period }) => ({
  id: `price_${plan}_${period}`,
  lookupKey: lookupKeyOf(plan, period),
  active: true,
  amount: priceOf(plan, period),
  currency: "usd",
  months: monthsOf[period],
  plan,
  period,
}));
const key = lookupKeyOf("starter", "yearly");

function differingWith(part: Partial<PriceRecord>): string[] {
  return differingOffers(
    prices.map((price) => (price.lookupKey === key ? { ...price, ...part } : price)),
  );
}

describe("an offer differs from the catalogue", () => {
  it("never where the provider has the prices of our pages", () => {
    expect(differingOffers(prices)).toEqual([]);
  });

  it("where its price is missing", () => {
    expect(differingOffers(prices.filter((price) => price.lookupKey !== key))).toEqual([key]);
    expect(differingOffers([])).toHaveLength(offers.length);
  });

  it.each<Partial<PriceRecord>>([
    { active: false },
    { amount: priceOf("starter", "yearly") + 1 },
    { currency: "eur" },
    { months: 6 },
    { plan: "professional" },
    { period: "monthly" },
  ])("where its price says %j", (part) => {
    expect(differingWith(part)).toEqual([key]);
  });
});
