import { pricingResponseSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { sharedService } from "../../testing/shared-service.ts";
import { get, newPerson } from "../../testing/visitor.ts";

const service = await sharedService();

describe("a new account", () => {
  it("reads prices per period and per month, and the comparison, from the catalogue", async () => {
    const person = await newPerson(service);
    const answer = await get(service, "/payments/pricing-info", person.headers);
    const pricing = pricingResponseSchema.parse(answer.json());
    const starter = pricing.plans.find((plan) => plan.tier === "starter");
    expect(starter).toMatchObject({
      prices: { monthly: 900, three_month: 2_400, yearly: 8_400 },
      per_month: { monthly: 900, three_month: 800, yearly: 700 },
      most_popular: true,
    });
    expect(pricing.plans.map((plan) => plan.display_name)).toEqual([
      "Free",
      "Starter",
      "Professional",
      "Premium",
    ]);
    expect(pricing.comparison.length).toBeGreaterThan(5);
  });
});
