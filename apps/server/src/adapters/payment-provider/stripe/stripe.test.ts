import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Stripe } from "stripe";
import { stillClock } from "../../../testing/clock.ts";
import { startFakeStripe } from "../../../testing/fake-stripe/fake-stripe.ts";
import type { FakeStripe } from "../../../testing/fake-stripe/fake-stripe.ts";
import type { Fault } from "../../../testing/fake-stripe/faults.ts";
import { readEvent, signEvent } from "../webhook-event.ts";
import { ask, openStripe } from "./ask-stripe.ts";
import { honestDelivery } from "../sandbox/delivery-switches.ts";
import { runBillingSetup, setUpBilling } from "./billing-setup.ts";
import { createStripeProvider } from "./stripe-provider.ts";

const clock = stillClock();
let fake: FakeStripe;
let stripe: Stripe;

function settings() {
  return {
    secretKey: "sk_test_faults",
    webhookSecrets: ["whsec_new", "whsec_old"],
    live: false,
    apiUrl: fake.url,
    timeoutMs: 400,
  };
}

beforeAll(async () => {
  fake = await startFakeStripe(() => clock.now());
  stripe = await openStripe(settings());
  await setUpBilling(stripe, () => undefined);
});
afterAll(() => fake.stop());

const provider = () => createStripeProvider({ settings: settings(), clock });
const account = (name: string) => ({ accountId: name, email: `${name}@example.test` });

function order(customerId: string, name: string) {
  return {
    customerId,
    accountId: name,
    plan: "starter",
    period: "monthly",
    successUrl: "http://localhost/payment/success",
    cancelUrl: "http://localhost/payment/cancel",
    idempotencyKey: `key-${name}`,
  } as const;
}

async function customer(name: string): Promise<string> {
  const made = await (await provider()).ensureCustomer(account(name));
  return made.ok ? made.value : "";
}

describe("billing-setup", () => {
  it("tells what it did, and that the sandbox needs none", async () => {
    const stands = await runBillingSetup({ provider: "stripe", stripe: settings() });
    expect(stands).toEqual({ ok: true, value: ["Products, prices and the portal stand already."] });
    const played = await runBillingSetup({ provider: "sandbox", delivery: honestDelivery });
    expect(played.ok).toBe(false);
    fake.faults.add("GET /v1/products", "broken", 9);
    const down = await runBillingSetup({ provider: "stripe", stripe: settings() });
    while (fake.faults.take("GET /v1/products") !== null) {
      // What was not used does not reach the next test.
    }
    expect(down).toMatchObject({ ok: false });
  });

  it("run again changes nothing", async () => {
    const before = fake.log.filter(({ call }) => call.startsWith("POST")).length;
    const said: string[] = [];
    await setUpBilling(stripe, (line) => said.push(line));
    expect(said).toEqual([]);
    expect(fake.log.filter(({ call }) => call.startsWith("POST"))).toHaveLength(before);
    expect([fake.store.prices.length, fake.store.products.size]).toEqual([9, 3]);
    expect(fake.store.configurations).toHaveLength(1);
  });

  it("P23: puts a right price in the place of a wrong one; who paid the old one keeps the plan", async () => {
    const customerId = await customer("old-price");
    const made = await (await provider()).createCheckout(order(customerId, "old-price"));
    const checkout = made.ok ? made.value.id : "";
    fake.store.act(customerId, { do: "pay", checkout, card: "pays" });
    await (await provider()).fetchCustomer(customerId);
    const [old] = fake.store.prices.filter((price) => price.lookupKey === "starter_monthly");
    if (old === undefined) throw new Error("there is no price");
    await stripe.prices.create({
      product: old.product,
      currency: "usd",
      unit_amount: 700,
      recurring: { interval: "month", interval_count: 1 },
      lookup_key: "starter_monthly",
      transfer_lookup_key: true,
      metadata: { plan: "starter", period: "monthly" },
    });
    const said: string[] = [];
    await setUpBilling(stripe, (line) => said.push(line));
    expect(said).toEqual(["Price made: starter_monthly", "Portal configuration changed"]);
    expect(old.lookupKey).toBeNull();
    const record = await (await provider()).fetchCustomer(customerId);
    expect(record).toMatchObject({
      value: { subscription: { plan: "starter", period: "monthly", status: "active" } },
    });
  });
});

describe("P22: a provider in trouble at the checkout", () => {
  const call = "POST /v1/checkout/sessions";
  const troubles: readonly (readonly [Fault, number, boolean])[] = [
    ["drop-before", 1, true],
    ["drop-after", 1, true],
    ["broken", 1, true],
    ["conflict", 1, true],
    ["too-many", 2, true],
    ["hang", 1, true],
    ["broken", 9, false],
    ["too-many", 9, false],
    ["declined", 1, false],
  ];

  it.each(troubles)("%s (%i times) makes one checkout or none", async (fault, times, works) => {
    const name = `${fault}-${times}`;
    const customerId = await customer(name);
    fake.faults.add(call, fault, times);
    const made = await (await provider()).createCheckout(order(customerId, name));
    while (fake.faults.take(call) !== null) {
      // What was not used does not reach the next test.
    }
    expect(made.ok).toBe(works);
    const checkouts = () => fake.store.customers.get(customerId)?.checkouts.length;
    expect(checkouts()).toBe(works ? 1 : 0);
    const again = await (await provider()).createCheckout(order(customerId, name));
    expect(again.ok).toBe(true);
    expect(checkouts()).toBe(1);
  });

  it("makes no second customer when the answer was lost", async () => {
    fake.faults.add("POST /v1/customers", "drop-after", 3);
    const first = await (await provider()).ensureCustomer(account("lost"));
    const second = await (await provider()).ensureCustomer(account("lost"));
    expect(first.ok).toBe(false);
    expect(second.ok).toBe(true);
    const own = [...fake.store.customers.values()].filter(({ account: id }) => id === "lost");
    expect(own).toHaveLength(1);
  });

  it("leaves one checkout that can be paid: a newer one ends the others, the same one does not", async () => {
    const id = await customer("tabs");
    const first = await (await provider()).createCheckout(order(id, "tabs"));
    const same = await (await provider()).createCheckout(order(id, "tabs"));
    expect(same).toEqual(first);
    const other = {
      ...order(id, "tabs"),
      plan: "enterprise",
      idempotencyKey: "key-tabs-2",
    } as const;
    expect((await (await provider()).createCheckout(other)).ok).toBe(true);
    const checkouts = fake.store.customers.get(id)?.checkouts ?? [];
    expect(checkouts.map(({ key, state }) => [key, state])).toEqual([
      ["key-tabs", "expired"],
      ["key-tabs-2", "open"],
    ]);
  });

  it("repeats a call that was too many with pauses, and keeps the key", async () => {
    const customerId = await customer("keys");
    const before = fake.log.length;
    fake.faults.add(call, "too-many", 2);
    await (await provider()).createCheckout(order(customerId, "keys"));
    const keys = fake.log.slice(before).filter((entry) => entry.call === call);
    expect(keys.map((entry) => entry.key)).toEqual(
      Array.from({ length: 3 }, () => "checkout-key-keys"),
    );
  });

  it("does not take a fault of ours for one of the provider", async () => {
    await expect(ask(() => Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");
  });
});

describe("the fake", () => {
  it("refuses parameters and values that the provider does not know", async () => {
    const wrong = await stripe
      .rawRequest("POST", "/v1/customers", { email: "a@b.test", age: 3 })
      .catch((error: unknown) => error);
    expect(wrong).toMatchObject({ type: "StripeInvalidRequestError", param: "age" });
    const mode = await stripe
      .rawRequest("POST", "/v1/checkout/sessions", { mode: "gift" })
      .catch((error: unknown) => error);
    expect(mode).toMatchObject({ param: "mode" });
  });

  it("refuses the same key for another request", async () => {
    const idempotencyKey = "one-key";
    await stripe.customers.create({ email: "one@example.test" }, { idempotencyKey });
    const other = await stripe.customers
      .create({ email: "two@example.test" }, { idempotencyKey })
      .catch((error: unknown) => error);
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });
});

describe("events", () => {
  const raw = Buffer.from(
    JSON.stringify({
      id: "evt_1",
      livemode: false,
      type: "invoice.paid",
      data: { object: { id: "in_1", object: "invoice", customer: "cus_1" } },
    }),
  );
  const by = { secrets: ["whsec_new", "whsec_old"], live: false, now: clock.now() };
  const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);

  it("P28: are proven with the new secret and the old one, as the kit signs them", () => {
    for (const secret of by.secrets) {
      const header = Stripe.webhooks.generateTestHeaderString({
        payload: raw.toString("utf8"),
        secret,
        timestamp: clock.now().getTime() / 1_000,
      });
      expect(readEvent(raw, header, by).ok).toBe(true);
      expect(header).toContain(signEvent(secret, raw, clock.now()).split("v1=")[1]);
    }
    const removed = readEvent(raw, signEvent("whsec_old", raw, by.now), {
      ...by,
      secrets: ["whsec_new"],
    });
    expect(removed).toEqual({ ok: false, error: "bad_signature" });
  });

  it.each([
    ["no header", "", "bad_signature"],
    ["nonsense", "t=x,v1=zz", "bad_signature"],
    ["no signature", `t=${clock.now().getTime() / 1_000}`, "bad_signature"],
    ["another secret", signEvent("whsec_other", raw, clock.now()), "bad_signature"],
    ["301 s ago", signEvent("whsec_new", raw, at(-301)), "stale"],
    ["301 s ahead", signEvent("whsec_new", raw, at(301)), "stale"],
  ])("P13: with %s are refused", (_, header, error) => {
    expect(readEvent(raw, header, by)).toEqual({ ok: false, error });
  });

  it("within 300 s and with several signatures are taken; altered bytes and live ones are not", () => {
    const header = signEvent("whsec_new", raw, at(-300));
    expect(readEvent(raw, `${header},v1=${"0".repeat(64)}`, by).ok).toBe(true);
    expect(readEvent(Buffer.from(`${raw.toString("utf8")} `), header, by).ok).toBe(false);
    expect(readEvent(raw, header, { ...by, live: true })).toMatchObject({ error: "wrong_mode" });
  });
});
