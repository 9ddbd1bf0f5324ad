import { lookupKeyOf, monthsOf, offers, priceOf } from "@savile/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import type { CustomerRecord, PaymentProvider } from "../../ports/payment-provider.ts";
import { stillClock } from "../../testing/clock.ts";
import type { StillClock } from "../../testing/clock.ts";
import { startFakeStripe } from "../../testing/fake-stripe/fake-stripe.ts";
import { openTestDatabase } from "../../testing/open-test-database.ts";
import { addMonths } from "./sandbox/machine/calendar.ts";
import { createSandbox } from "./sandbox/sandbox.ts";
import type { Command } from "./sandbox/machine/step.ts";
import { setUpBilling } from "./stripe/billing-setup.ts";
import { openStripe } from "./stripe/ask-stripe.ts";
import { createStripeProvider } from "./stripe/stripe-provider.ts";
import { signEvent } from "./webhook-event.ts";

const webhookSecret = "whsec_contract";

/** A provider with its own pages: what a person or the passing time does there. */
interface Stage {
  readonly provider: PaymentProvider;
  readonly clock: StillClock;
  act(customerId: string, command: Command): Promise<string | null>;
  /** Bodies of the events so far. */
  events(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

async function sandboxStage(): Promise<Stage> {
  const database: Database = await openTestDatabase();
  const clock = stillClock();
  const bodies: string[] = [];
  const sandbox = createSandbox({
    database,
    clock,
    secrets: [webhookSecret],
    send: async (raw) => {
      bodies.push(Buffer.from(raw).toString("utf8"));
      return 200;
    },
    random: () => 0.5,
    troubled: (error) => {
      throw error;
    },
  });
  return {
    provider: sandbox.provider,
    clock,
    act: async (customerId, command) => (await sandbox.act(customerId, command))?.refusal ?? null,
    events: async () => {
      await sandbox.flush();
      return bodies;
    },
    stop: async () => {
      await sandbox.stop();
      await database.close();
    },
  };
}

async function stripeStage(): Promise<Stage> {
  const clock = stillClock();
  const fake = await startFakeStripe(() => clock.now());
  const settings = {
    secretKey: "sk_test_contract",
    webhookSecrets: [webhookSecret],
    live: false,
    apiUrl: fake.url,
    timeoutMs: 2_000,
  };
  await setUpBilling(await openStripe(settings), () => undefined);
  return {
    provider: await createStripeProvider({ settings, clock }),
    clock,
    act: async (customerId, command) => fake.store.act(customerId, command).refusal,
    events: async () => fake.store.events.map((event) => event.body),
    stop: () => fake.stop(),
  };
}

function value<T>(result: { ok: true; value: T } | { ok: false; error: string }): T {
  if (result.ok) return result.value;
  throw new Error(result.error);
}

/** A customer without ids, which every provider makes in its own way. */
function facts({ subscription, invoices }: CustomerRecord) {
  return {
    subscription: subscription === null ? null : { ...subscription, id: "" },
    invoices: invoices.map(({ status, amount, attempts, createdAt }) => ({
      status,
      amount,
      attempts,
      createdAt,
    })),
  };
}

const order = { plan: "starter", period: "monthly" } as const;
const urls = {
  successUrl: "http://localhost/payment/success?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "http://localhost/payment/cancel",
};

async function customer(stage: Stage, name: string): Promise<string> {
  return value(
    await stage.provider.ensureCustomer({ accountId: name, email: `${name}@example.test` }),
  );
}

async function checkout(stage: Stage, customerId: string, accountId: string): Promise<string> {
  const made = await stage.provider.createCheckout({
    ...order,
    ...urls,
    customerId,
    accountId,
    idempotencyKey: `click-${accountId}`,
  });
  return value(made).id;
}

const walks: Readonly<Record<string, readonly Command[]>> = {
  upgrade: [{ do: "change", plan: "professional", period: "monthly" }],
  downgrade: [
    { do: "change", plan: "enterprise", period: "yearly" },
    { do: "change", plan: "starter", period: "monthly" },
    { do: "clock", advance: { by: "renewal" } },
  ],
  "cancel, resume, cancel, end": [
    { do: "cancel" },
    { do: "resume" },
    { do: "cancel" },
    { do: "clock", advance: { by: "renewal" } },
  ],
  "downgrade, cancel, resume, renewal": [
    { do: "change", plan: "professional", period: "monthly" },
    { do: "change", plan: "starter", period: "monthly" },
    { do: "cancel" },
    { do: "resume" },
    { do: "clock", advance: { by: "renewal" } },
  ],
  "downgrade, cancel, end": [
    { do: "change", plan: "professional", period: "monthly" },
    { do: "change", plan: "starter", period: "monthly" },
    { do: "cancel" },
    { do: "clock", advance: { by: "renewal" } },
  ],
  "failing renewal, paid late": [
    { do: "card", card: "fails_later" },
    { do: "clock", advance: { by: "renewal" } },
    { do: "clock", advance: { by: "days", days: 8 } },
    { do: "card", card: "pays" },
  ],
  "failing renewal, never paid": [
    { do: "card", card: "fails_later" },
    { do: "clock", advance: { by: "renewal" } },
    { do: "clock", advance: { by: "days", days: 22 } },
    { do: "clock", advance: { by: "days", days: 22 } },
  ],
  "upgrade with a failing card": [
    { do: "card", card: "fails_later" },
    { do: "change", plan: "professional", period: "monthly" },
    { do: "clock", advance: { by: "days", days: 2 } },
  ],
  "collection paused": [{ do: "pause", paused: true }],
  "ended at once": [{ do: "cancel-now" }],
};

async function walk(stage: Stage, name: string, commands: readonly Command[]) {
  const account = name.replace(/\W+/g, "-");
  const customerId = await customer(stage, account);
  const id = await checkout(stage, customerId, account);
  const seen: unknown[] = [facts(value(await stage.provider.fetchCustomer(customerId)))];
  for (const command of [{ do: "pay", checkout: id, card: "pays" } as const, ...commands]) {
    const refusal = await stage.act(customerId, command);
    const record = value(await stage.provider.fetchCustomer(customerId));
    seen.push({ command: command.do, refusal, ...facts(record), aheadMs: record.aheadMs });
  }
  return seen;
}

const stages: Record<string, Stage> = {};
const names = ["sandbox", "stripe"] as const;

beforeAll(async () => {
  stages["sandbox"] = await sandboxStage();
  stages["stripe"] = await stripeStage();
});
afterAll(async () => {
  for (const stage of Object.values(stages)) await stage.stop();
});

function stageOf(name: string): Stage {
  const stage = stages[name];
  if (stage === undefined) throw new Error(`${name} did not start`);
  return stage;
}

describe.each(names)("the contract of a payment provider, kept by %s", (name) => {
  it("makes one customer per account, however often it is asked", async () => {
    const stage = stageOf(name);
    const ids = await Promise.all([1, 2, 3].map(() => customer(stage, "once")));
    expect(new Set([...ids, await customer(stage, "once")]).size).toBe(1);
    expect(await customer(stage, "other")).not.toBe(ids[0]);
  });

  it("makes one checkout per key, with an address and an end", async () => {
    const stage = stageOf(name);
    const customerId = await customer(stage, "keys");
    const [one, two] = [
      await checkout(stage, customerId, "keys"),
      await checkout(stage, customerId, "keys"),
    ];
    expect(two).toBe(one);
    const made = value(
      await stage.provider.createCheckout({
        ...order,
        ...urls,
        customerId,
        accountId: "keys",
        idempotencyKey: "another",
      }),
    );
    expect(made.id).not.toBe(one);
    expect(made.url).toContain(made.id);
    expect(made.expiresAt.getTime() - stage.clock.now().getTime()).toBe(24 * 60 * 60_000);
  });

  it("sells nine prices that are those of the catalogue", async () => {
    const prices = value(await stageOf(name).provider.listPrices());
    const shown = prices
      .map(({ lookupKey, amount, currency, months, active }) => ({
        lookupKey,
        amount,
        currency,
        months,
        active,
      }))
      .toSorted((one, other) => one.lookupKey.localeCompare(other.lookupKey));
    expect(shown).toEqual(
      offers
        .map(({ plan, period }) => ({
          lookupKey: lookupKeyOf(plan, period),
          amount: priceOf(plan, period),
          currency: "usd",
          months: monthsOf[period],
          active: true,
        }))
        .toSorted((one, other) => one.lookupKey.localeCompare(other.lookupKey)),
    );
  });

  it("opens a portal, also at the confirmation of a change", async () => {
    const stage = stageOf(name);
    const customerId = await customer(stage, "portal");
    await stage.act(customerId, {
      do: "pay",
      checkout: await checkout(stage, customerId, "portal"),
      card: "pays",
    });
    const returnUrl = "http://localhost/subscription";
    const plain = value(await stage.provider.createPortal({ customerId, returnUrl }));
    const change = { plan: "professional", period: "yearly" } as const;
    const confirm = value(await stage.provider.createPortal({ customerId, returnUrl, change }));
    expect([plain.url, confirm.url].every((url) => url.startsWith("http"))).toBe(true);
    expect(confirm.url).not.toBe(plain.url);
  });

  it("refuses a portal and a checkout for a customer that it does not know", async () => {
    const { provider } = stageOf(name);
    const returnUrl = "http://localhost/subscription";
    const portal = await provider.createPortal({ customerId: "cus_nobody", returnUrl });
    expect(portal).toEqual({ ok: false, error: "refused" });
    const made = await provider.createCheckout({
      ...order,
      ...urls,
      customerId: "cus_nobody",
      accountId: "nobody",
      idempotencyKey: "nobody",
    });
    expect(made).toEqual({ ok: false, error: "refused" });
  });

  it("ends everything of a deleted account: subscription and open checkouts", async () => {
    const stage = stageOf(name);
    const customerId = await customer(stage, "gone");
    const paid = await checkout(stage, customerId, "gone");
    await stage.act(customerId, { do: "pay", checkout: paid, card: "pays" });
    const made = await stage.provider.createCheckout({
      ...order,
      ...urls,
      customerId,
      accountId: "gone",
      idempotencyKey: "second",
    });
    expect((await stage.provider.cancelNow(customerId)).ok).toBe(true);
    expect((await stage.provider.cancelNow(customerId)).ok).toBe(true);
    const record = value(await stage.provider.fetchCustomer(customerId));
    expect(record.subscription?.status).toBe("canceled");
    const late = { do: "pay", checkout: value(made).id, card: "pays" } as const;
    expect(await stage.act(customerId, late)).toBe("checkout_over");
  });

  it("signs its events; they name type, customer and account", async () => {
    const stage = stageOf(name);
    const customerId = await customer(stage, "events");
    const id = await checkout(stage, customerId, "events");
    await stage.act(customerId, { do: "pay", checkout: id, card: "pays" });
    const read = (await stage.events()).flatMap((body) => {
      const raw = Buffer.from(body);
      const now = stage.clock.now();
      const event = stage.provider.parseWebhook(raw, signEvent(webhookSecret, raw, now), now);
      return event.ok && event.value.customerId === customerId ? [event.value] : [];
    });
    expect(read.map((event) => event.type)).toEqual([
      "customer.subscription.created",
      "invoice.paid",
      "customer.subscription.updated",
      "checkout.session.completed",
    ]);
    expect(read.at(-1)?.reference).toBe("events");
    expect(new Set(read.map((event) => event.id)).size).toBe(4);
  });
});

describe.each(names)("a smaller plan that is to follow, at %s", (name) => {
  it("waits while the subscription is cancelled, and stands again once it is resumed", async () => {
    const stage = stageOf(name);
    const customerId = await customer(stage, "planned");
    const id = await checkout(stage, customerId, "planned");
    const look = async () => {
      const { subscription } = value(await stage.provider.fetchCustomer(customerId));
      const next = subscription?.scheduled ?? null;
      return [subscription?.cancelAtPeriodEnd, next?.plan, next?.at];
    };
    const at = new Date(addMonths(stage.clock.now().getTime(), 1));
    await stage.act(customerId, { do: "pay", checkout: id, card: "pays" });
    await stage.act(customerId, { do: "change", plan: "professional", period: "monthly" });
    await stage.act(customerId, { do: "change", plan: "starter", period: "monthly" });
    expect(await look()).toEqual([false, "starter", at]);
    await stage.act(customerId, { do: "cancel" });
    expect(await look()).toEqual([true, "starter", at]);
    await stage.act(customerId, { do: "resume" });
    expect(await look()).toEqual([false, "starter", at]);
    await stage.act(customerId, { do: "clock", advance: { by: "renewal" } });
    const { subscription } = value(await stage.provider.fetchCustomer(customerId));
    expect(subscription).toMatchObject({ plan: "starter", status: "active", scheduled: null });
  });
});

describe("P30: sandbox and Stripe", () => {
  it.each(Object.entries(walks))("tell the same of: %s", async (name, commands) => {
    const [one, two] = await Promise.all(
      names.map((stage) => walk(stageOf(stage), name, commands)),
    );
    expect(two).toEqual(one);
    expect(one).toHaveLength(commands.length + 2);
  });
});
