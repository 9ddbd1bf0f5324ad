import { describe, expect, it } from "vitest";
import {
  buy,
  cards,
  checkout,
  lastPart,
  openCheckout,
  payWith,
  planOf,
} from "../../testing/buyer.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { get, post, newPerson } from "../../testing/visitor.ts";
import { startCheckout } from "./start-checkout.ts";

const service = await sharedService();

describe("buying", () => {
  it("P05: clicked twice opens one checkout, also at the same moment", async () => {
    const person = await newPerson(service);
    const ids = await Promise.all([1, 2, 3].map(() => openCheckout(service, person, "starter")));
    expect(new Set(ids).size).toBe(1);
  });

  it("after a failure is tried under a new key: the provider keeps a failure with its key", async () => {
    const person = await newPerson(service);
    const { payments } = service.needs;
    const keys: string[] = [];
    const broken: typeof payments.provider = {
      ...payments.provider,
      createCheckout: async ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        return { ok: false, error: "unavailable" };
      },
    };
    const needs = { ...service.needs, payments: { ...payments, provider: broken } };
    const pages = { successUrl: "x", cancelUrl: "x", returnUrl: "x" };
    const account = { id: person.accountId, email: "buyer@example.test" };
    const order = { account, plan: "starter", period: "monthly", ...pages } as const;
    for (const _ of [1, 2]) {
      expect(await startCheckout(needs, order)).toEqual({
        ok: false,
        error: "checkout_unavailable",
      });
    }
    expect(new Set(keys).size).toBe(2);
    await buy(service, person, "starter");
    expect((await planOf(service, person)).subscription.tier).toBe("starter");
  });

  it("P06: in two tabs ends in one subscription; the other tab is led to confirm the change", async () => {
    const person = await newPerson(service);
    const one = await openCheckout(service, person, "starter");
    const two = await openCheckout(service, person, "professional");
    expect((await payWith(service, person, one, cards.pays)).statusCode).toBe(200);
    expect((await payWith(service, person, two, cards.pays)).json()).toMatchObject({
      error_code: "already_subscribed",
    });
    const again = await checkout(service, person, "professional");
    expect(again.json<{ checkout_url: string }>().checkout_url).toMatch(/\/sandbox\/portal\//);
    const portal = lastPart(again.json<{ checkout_url: string }>().checkout_url);
    const shown = await get(service, `/sandbox/portals/${portal}`, person.headers);
    expect(shown.json()).toMatchObject({
      proposed: { tier: "professional", billing_period: "monthly" },
    });
  });

  it("S34 P21: refuses every price, plan, period and address that is not ours", async () => {
    const person = await newPerson(service);
    const bodies = [
      ["free", "monthly", {}],
      ["gold", "monthly", {}],
      ["starter", "weekly", {}],
      ["starter", "monthly", { price: "price_1" }],
      ["starter", "monthly", { amount: 1 }],
      ["starter", "monthly", { currency: "eur" }],
      ["starter", "monthly", { success_url: "https://evil.example/payment/success" }],
      ["starter", "monthly", { success_url: "http://localhost@evil.example/payment/success" }],
      ["starter", "monthly", { success_url: "//evil.example/payment/success" }],
      ["starter", "monthly", { success_url: "javascript:alert(1)" }],
      ["starter", "monthly", { cancel_url: "/elsewhere" }],
    ] as const;
    for (const [tier, period, more] of bodies) {
      const answer = await checkout(service, person, tier, period, more);
      expect([tier, period, more, answer.statusCode]).toEqual([tier, period, more, 422]);
    }
    const fits = { success_url: "http://localhost/payment/success", cancel_url: "/payment/cancel" };
    expect((await checkout(service, person, "premium", "yearly", fits)).statusCode).toBe(200);
    const portal = { return_url: "https://evil.example/subscription" };
    const refused = await post(service, "/payments/customer-portal", portal, person.write);
    expect(refused.statusCode).toBe(422);
  });
});
