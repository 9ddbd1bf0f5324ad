import { lookupKeyOf, offers } from "@savile/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { honestDelivery } from "../../adapters/payment-provider/sandbox/delivery-switches.ts";
import { setUpBilling } from "../../adapters/payment-provider/stripe/billing-setup.ts";
import { openStripe } from "../../adapters/payment-provider/stripe/ask-stripe.ts";
import type { PaymentsConfig } from "../../config/payments-config.ts";
import type { Database } from "../../db/database.ts";
import { billingAlarms, billingCustomers } from "../../db/schema.ts";
import { deriveKeys } from "../../security/keys.ts";
import { stillClock } from "../../testing/clock.ts";
import { embeddedEngine } from "../../testing/embedded-engine.ts";
import { startFakeStripe } from "../../testing/fake-stripe/fake-stripe.ts";
import type { FakeStripe } from "../../testing/fake-stripe/fake-stripe.ts";
import { openTestDatabase } from "../../testing/open-test-database.ts";
import { openPayments } from "./open-payments.ts";
import type { OpenedPayments } from "./open-payments.ts";

const clock = stillClock();
const keys = deriveKeys(Buffer.alloc(32, 7));
const sandbox: PaymentsConfig = { provider: "sandbox", delivery: honestDelivery };
const troubles: unknown[] = [];
let database: Database;
let fake: FakeStripe;

function stripeSettings() {
  const webhookSecrets = ["whsec_open"];
  return { secretKey: "sk_test_open", webhookSecrets, live: false, apiUrl: fake.url };
}

beforeAll(async () => {
  database = await openTestDatabase();
  fake = await startFakeStripe(() => clock.now());
  await setUpBilling(await openStripe(stripeSettings()), () => undefined);
});
afterAll(async () => {
  await fake.stop();
  await database.close();
});

function open(config: PaymentsConfig): Promise<OpenedPayments> {
  return openPayments({
    needs: { database, clock, keys },
    config,
    send: async () => 200,
    engines: async () => embeddedEngine,
    troubled: (error) => void troubles.push(error),
  });
}

const openAtStripe = () => open({ provider: "stripe", stripe: stripeSettings() });

/** Payments at the provider whose first look at the prices, which nobody waits for, has ended. */
async function openSelling(): Promise<OpenedPayments> {
  const payments = await openAtStripe();
  await expect.poll(() => soldBy(payments)).toHaveLength(offers.length);
  return payments;
}

function soldBy(payments: OpenedPayments): string[] {
  const sold = offers.filter(({ plan, period }) => payments.offered(plan, period));
  return sold.map(({ plan, period }) => lookupKeyOf(plan, period));
}

const alarms = () => database.query.select().from(billingAlarms);

describe("the payments of the sandbox", () => {
  it("sell every offer at once and have nothing to compare", async () => {
    const payments = await open(sandbox);
    expect(soldBy(payments)).toHaveLength(offers.length);
    await payments.checkPrices();
    expect(await alarms()).toEqual([]);
    expect(payments.sandbox).not.toBeNull();
    await payments.stop();
  });
});

describe("the payments of a provider", () => {
  it("sell nothing before its prices are known, and then what costs the same there", async () => {
    const payments = await openAtStripe();
    expect(payments.provider.name).toBe("stripe");
    expect(payments.sandbox).toBeNull();
    expect(soldBy(payments)).toEqual([]);
    await expect.poll(() => soldBy(payments)).toHaveLength(offers.length);
    expect(await alarms()).toEqual([]);
    expect(troubles).toEqual([]);
    await payments.stop();
  });

  it("do not sell an offer whose price differs, until it is put right, and tell somebody", async () => {
    const key = lookupKeyOf("starter", "yearly");
    const price = fake.store.prices.find((one) => one.lookupKey === key);
    if (price === undefined) throw new Error("the price was not set up");
    const { amount } = price;
    const payments = await openSelling();
    Object.assign(price, { amount: amount + 100 });
    await payments.checkPrices();
    expect(soldBy(payments)).toEqual(
      offers.map(({ plan, period }) => lookupKeyOf(plan, period)).filter((one) => one !== key),
    );
    expect(await alarms()).toMatchObject([{ code: "prices_differ", details: { prices: key } }]);
    Object.assign(price, { amount });
    await payments.checkPrices();
    expect(soldBy(payments)).toContain(key);
    await payments.stop();
  });

  it("go on selling what was right while the provider does not answer", async () => {
    const payments = await openSelling();
    fake.faults.add("GET /v1/prices", "declined");
    await payments.checkPrices();
    expect(fake.faults.take("GET /v1/prices")).toBeNull();
    expect(soldBy(payments)).toHaveLength(offers.length);
    await payments.stop();
  });
});

describe("the customers of another provider", () => {
  it("decide nothing while this one is configured, and stay for when it comes back", async () => {
    const createdAt = clock.now();
    const customer = { customerId: "cus_other", accountId: null, provider: "stripe", createdAt };
    await database.query.insert(billingCustomers).values(customer);
    const isCurrent = async (config: PaymentsConfig) => {
      const payments = await open(config);
      await payments.checkPrices();
      await payments.stop();
      const found = await database.query.select().from(billingCustomers);
      return found.map(({ current }) => current);
    };
    expect(await isCurrent(sandbox)).toEqual([false]);
    expect(await isCurrent({ provider: "stripe", stripe: stripeSettings() })).toEqual([true]);
  });
});
