import { pricingResponseSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  buy,
  cards,
  checkout,
  deliver,
  inPortal,
  lastPart,
  openCheckout,
  openPortal,
  payWith,
  planOf,
} from "../../testing/buyer.ts";
import { givePlan } from "../../testing/plans.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { startCheckout } from "./start-checkout.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.close());

let people = 0;
async function someone(): Promise<Person> {
  people += 1;
  return signIn(service, `buyer-${people}@example.test`);
}

describe("a new account", () => {
  it("is on the free plan with its limits, and sees what larger plans offer", async () => {
    const person = await someone();
    const plan = await planOf(service, person);
    expect(plan.subscription).toMatchObject({ tier: "free", origin: "free", status: "none" });
    expect(plan.usage).toMatchObject({
      generations_used: 0,
      generations_limit: 4,
      refinements_limit: 4,
      downloads_limit: 10,
      resets_at: "2026-04-01T00:00:00.000Z",
    });
    expect(plan.limits).toEqual({
      monthly_generations: 4,
      refinements_per_document: 1,
      templates: 1,
    });
    expect(plan.upgrade_options.map((option) => [option.tier, option.monthly_price])).toEqual([
      ["starter", 9],
      ["professional", 19],
      ["enterprise", 39],
    ]);
    expect(plan.sandbox).toBe(true);
  });

  it("reads prices per period and per month, and the comparison, from the catalogue", async () => {
    const person = await someone();
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

describe("buying", () => {
  it("P01: with a good card gives the plan, one customer and one receipt", async () => {
    const person = await someone();
    await buy(service, person, "starter");
    const plan = await planOf(service, person);
    expect(plan.subscription).toMatchObject({
      tier: "starter",
      status: "active",
      origin: "subscription",
      billing_period: "monthly",
      renews_at: "2026-04-02T10:00:00.000Z",
      can_manage: true,
    });
    expect(plan.features.exports).toEqual(["pdf", "docx", "txt"]);
  });

  it("P02: with a declined card gives nothing, says so, and can be tried again", async () => {
    const person = await someone();
    const id = await openCheckout(service, person, "starter");
    const refused = await payWith(service, person, id, cards.declines);
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({
      error_code: "payment_failed",
      detail: "Payment could not be processed. Please try again.",
    });
    await deliver(service);
    expect((await planOf(service, person)).subscription.status).toBe("none");
    expect((await payWith(service, person, id, cards.pays)).statusCode).toBe(200);
    await deliver(service);
    expect((await planOf(service, person)).subscription.tier).toBe("starter");
  });

  it("P05: clicked twice opens one checkout, also at the same moment", async () => {
    const person = await someone();
    const ids = await Promise.all([1, 2, 3].map(() => openCheckout(service, person, "starter")));
    expect(new Set(ids).size).toBe(1);
  });

  it("after a failure is tried under a new key: the provider keeps a failure with its key", async () => {
    const person = await someone();
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
    const person = await someone();
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
    const person = await someone();
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

  it("P07: shows nobody another account's checkout or portal", async () => {
    const owner = await someone();
    const stranger = await someone();
    const id = await openCheckout(service, owner, "starter");
    const portal = await openPortal(service, owner);
    for (const url of [`/sandbox/checkouts/${id}`, `/sandbox/portals/${portal}`]) {
      expect((await get(service, url, stranger.headers)).statusCode).toBe(404);
      expect((await get(service, url, owner.headers)).statusCode).toBe(200);
    }
    expect((await payWith(service, stranger, id, cards.pays)).statusCode).toBe(404);
    expect((await planOf(service, stranger)).subscription.tier).toBe("free");
  });
});

describe("a running plan", () => {
  it("P09: gets larger at once, and stays when the card fails", async () => {
    const person = await someone();
    await buy(service, person, "starter");
    const change = { tier: "professional", billing_period: "monthly" };
    await inPortal(service, person, "change", change);
    expect((await planOf(service, person)).subscription.tier).toBe("professional");
    const failing = await someone();
    await buy(service, failing, "starter", { card: cards.failsLater });
    await inPortal(service, failing, "change", change);
    expect((await planOf(service, failing)).subscription).toMatchObject({
      tier: "starter",
      notice: "update_pending",
    });
    await inPortal(service, failing, "clock", { advance: "days", days: 2 });
    expect((await planOf(service, failing)).subscription).toMatchObject({
      tier: "starter",
      notice: null,
    });
  });

  it("P10: gets smaller at the end of the period", async () => {
    const person = await someone();
    await buy(service, person, "professional");
    await inPortal(service, person, "change", { tier: "starter", billing_period: "monthly" });
    expect((await planOf(service, person)).subscription).toMatchObject({
      tier: "professional",
      changes_to: { tier: "starter", at: "2026-04-02T10:00:00.000Z" },
    });
    await inPortal(service, person, "clock", { advance: "renewal" });
    expect((await planOf(service, person)).subscription).toMatchObject({
      tier: "starter",
      changes_to: null,
    });
  });

  it("P11: cancelled, resumed, cancelled holds until the end of the period", async () => {
    const person = await someone();
    await buy(service, person, "starter");
    await inPortal(service, person, "cancel");
    expect((await planOf(service, person)).subscription).toMatchObject({
      tier: "starter",
      cancel_at_period_end: true,
      expires_at: "2026-04-02T10:00:00.000Z",
      renews_at: null,
    });
    await inPortal(service, person, "resume");
    expect((await planOf(service, person)).subscription.cancel_at_period_end).toBe(false);
    await inPortal(service, person, "cancel");
    await inPortal(service, person, "clock", { advance: "renewal" });
    expect((await planOf(service, person)).subscription).toMatchObject({
      tier: "free",
      status: "canceled",
    });
  });

  it("P12: whose renewal fails holds seven days, is free then, and comes back when it is paid", async () => {
    const person = await someone();
    await buy(service, person, "starter", { card: cards.failsLater });
    await inPortal(service, person, "clock", { advance: "renewal" });
    expect((await planOf(service, person)).subscription).toMatchObject({
      tier: "starter",
      status: "past_due",
      notice: "past_due",
      grace_until: "2026-04-09T10:00:00.000Z",
      renews_at: null,
    });
    await inPortal(service, person, "clock", { advance: "days", days: 6 });
    expect((await planOf(service, person)).subscription.tier).toBe("starter");
    await inPortal(service, person, "clock", { advance: "days", days: 1 });
    expect((await planOf(service, person)).subscription).toMatchObject({
      tier: "free",
      status: "past_due",
      notice: "payment_failed",
      renews_at: null,
    });
    await inPortal(service, person, "card", { card: cards.pays });
    expect((await planOf(service, person)).subscription).toMatchObject({
      tier: "starter",
      status: "active",
    });
  });

  it("P24: and a grant do not touch each other: the larger counts", async () => {
    const person = await someone();
    await buy(service, person, "starter");
    await givePlan(service, person);
    expect((await planOf(service, person)).subscription).toMatchObject({
      tier: "enterprise",
      origin: "grant",
    });
    await inPortal(service, person, "cancel");
    await inPortal(service, person, "clock", { advance: "renewal" });
    expect((await planOf(service, person)).subscription.tier).toBe("enterprise");
  });
});
