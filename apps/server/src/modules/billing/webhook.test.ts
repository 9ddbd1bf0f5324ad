import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signEvent } from "../../adapters/payment-provider/webhook-event.ts";
import {
  accounts,
  billingAlarms,
  billingCustomers,
  outboxMails,
  providerEvents,
} from "../../db/schema.ts";
import {
  buy,
  cards,
  checkout,
  deliver,
  inPortal,
  openCheckout,
  payWith,
  planOf,
} from "../../testing/buyer.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, post, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { closeCustomers } from "./close-customers.ts";
import { findCustomerOf } from "./customers.ts";
import { reconcile } from "./reconcile.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.close());

let people = 0;
async function someone(): Promise<Person> {
  people += 1;
  return signIn(service, `webhook-${people}@example.test`);
}

const query = () => service.needs.database.query;

async function customerOf(person: Person): Promise<string> {
  return (await findCustomerOf(query(), person.accountId)) ?? "";
}

function secret(): string {
  const [key] = service.needs.keys.webhook;
  return Buffer.from(key ?? "").toString("hex");
}

interface Sent {
  readonly id: string;
  readonly type?: string;
  readonly livemode?: boolean;
  readonly object?: object;
}

function bodyOf({ id, type = "invoice.paid", livemode = false, object = {} }: Sent): Buffer {
  return Buffer.from(JSON.stringify({ id, type, livemode, data: { object } }));
}

function sendRaw(raw: Buffer, signature: string | undefined) {
  return service.app.inject({
    method: "POST",
    url: `${api}/payments/webhook`,
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(signature === undefined ? {} : { "stripe-signature": signature }),
    },
    payload: raw,
  });
}

function send(event: Sent) {
  const raw = bodyOf(event);
  return sendRaw(raw, signEvent(secret(), raw, service.clock.now()));
}

async function mailsOf(person: Person): Promise<string[]> {
  const found = await query()
    .select({ key: outboxMails.dedupeKey })
    .from(outboxMails)
    .where(eq(outboxMails.accountId, person.accountId));
  return found.map((row) => row.key.split(":")[0] ?? "").toSorted();
}

const alarms = (code: string) =>
  query().select().from(billingAlarms).where(eq(billingAlarms.code, code));

async function setDelivery(person: Person, switches: object): Promise<void> {
  const body = { copies: 1, shuffle: false, delay_s: 0, drop: false, ...switches };
  await service.app.inject({
    method: "PUT",
    url: `${api}/sandbox/delivery`,
    headers: { "content-type": "application/json", ...person.write },
    payload: JSON.stringify(body),
  });
}

describe("the webhook", () => {
  it("S33 P13: takes nothing without a signature of ours and of now", async () => {
    const raw = bodyOf({ id: "evt_unsigned" });
    const now = service.clock.now().getTime();
    const signatures = [
      undefined,
      "t=1,v1=00",
      signEvent("another", raw, new Date(now)),
      signEvent(secret(), raw, new Date(now - 301_000)),
      signEvent(secret(), raw, new Date(now + 301_000)),
    ];
    for (const signature of signatures) {
      const answer = await sendRaw(raw, signature);
      expect([answer.statusCode, answer.json<{ error_code: string }>().error_code]).toEqual([
        400,
        "webhook_refused",
      ]);
    }
    const known = await query().select().from(providerEvents);
    expect(known.map((row) => row.id)).not.toContain("evt_unsigned");
  });

  it("S33 P18: knows the mode, strangers, unknown types and too large bodies", async () => {
    const object = { id: "in_1", object: "invoice", customer: "cus_of_somebody_else" };
    expect((await send({ id: "evt_live", livemode: true, object })).statusCode).toBe(400);
    expect(await alarms("wrong_mode")).toHaveLength(1);
    expect((await send({ id: "evt_stranger", object })).statusCode).toBe(200);
    expect(await alarms("unknown_customer")).toHaveLength(1);
    expect((await send({ id: "evt_type", type: "payout.paid", object })).statusCode).toBe(200);
    const big = Buffer.alloc(1_048_577, 32);
    const refused = await sendRaw(big, signEvent(secret(), big, service.clock.now()));
    expect(refused.statusCode).toBe(413);
    const fits = Buffer.alloc(1_048_576, 32);
    expect((await sendRaw(fits, signEvent(secret(), fits, service.clock.now()))).statusCode).toBe(
      400,
    );
  });

  it("P14: does nothing with an event that it had before", async () => {
    const person = await someone();
    await buy(service, person, "starter");
    const customer = await customerOf(person);
    const object = { id: "in_x", object: "invoice", customer };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send({ id: "evt_again", object })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    const kept = await query()
      .select()
      .from(providerEvents)
      .where(eq(providerEvents.id, "evt_again"));
    expect(kept).toHaveLength(1);
    expect(await mailsOf(person)).toEqual(["receipt"]);
  });

  it("P19: changes nothing for a checkout that names another account", async () => {
    const person = await someone();
    const other = await someone();
    await openCheckout(service, person, "starter");
    const customer = await customerOf(person);
    const object = {
      id: "cs_1",
      object: "checkout.session",
      customer,
      client_reference_id: other.accountId,
    };
    const answer = await send({ id: "evt_ref", type: "checkout.session.completed", object });
    expect(answer.statusCode).toBe(200);
    expect(await alarms("wrong_reference")).toHaveLength(1);
    expect((await planOf(service, other)).subscription.tier).toBe("free");
  });

  it("P20: lets an event about an old invoice change nothing that stands", async () => {
    const person = await someone();
    await buy(service, person, "starter", { card: cards.failsLater });
    await inPortal(service, person, "clock", { advance: "renewal" });
    const object = { id: "in_old", object: "invoice", customer: await customerOf(person) };
    await send({ id: "evt_old", type: "invoice.paid", object });
    expect((await planOf(service, person)).subscription.status).toBe("past_due");
  });

  it("tells of refunds and disputes by an alarm; the plan stays", async () => {
    const person = await someone();
    await buy(service, person, "starter");
    const customer = await customerOf(person);
    const { sandbox } = service.needs.payments;
    await sandbox?.act(customer, { do: "refund" });
    await sandbox?.act(customer, { do: "dispute" });
    await deliver(service);
    expect([await alarms("refunded"), await alarms("disputed")].flat()).toHaveLength(2);
    expect((await planOf(service, person)).subscription.tier).toBe("starter");
  });
});

/** Pays with a card that asks for a second step, and answers it; `null` leaves the page. */
async function approve(person: Person, answer: boolean | null) {
  const id = await openCheckout(service, person, "starter");
  const asked = await payWith(service, person, id, cards.asks);
  expect(asked.json()).toMatchObject({ state: "needs_action" });
  await deliver(service);
  expect((await planOf(service, person)).subscription).toMatchObject({
    tier: "free",
    status: "incomplete",
  });
  if (answer !== null) {
    await post(service, `/sandbox/checkouts/${id}/confirm`, { approve: answer }, person.write);
  }
  await deliver(service);
  return planOf(service, person);
}

describe("a checkout", () => {
  it("P03: with a second step is free meanwhile; approved it runs, failed or left it ends", async () => {
    expect((await approve(await someone(), true)).subscription.tier).toBe("starter");
    for (const answer of [false, null]) {
      const person = await someone();
      expect((await approve(person, answer)).subscription.tier).toBe("free");
      await inPortal(service, person, "clock", { advance: "days", days: 1 });
      const { status, tier } = (await planOf(service, person)).subscription;
      expect([status, tier]).toEqual(["incomplete_expired", "free"]);
    }
  });

  it("P04: that is left costs nothing and expires", async () => {
    const person = await someone();
    const id = await openCheckout(service, person, "starter");
    await inPortal(service, person, "clock", { advance: "days", days: 1 });
    const late = await payWith(service, person, id, cards.pays);
    expect(late.json()).toMatchObject({ error_code: "checkout_over" });
    expect((await planOf(service, person)).subscription.tier).toBe("free");
    expect(await mailsOf(person)).toEqual([]);
  });

  it("P08: whose events are all lost is seen within five polls, two seconds apart", async () => {
    const person = await someone();
    await setDelivery(person, { drop: true });
    await planOf(service, person);
    const id = await openCheckout(service, person, "starter");
    await planOf(service, person);
    await payWith(service, person, id, cards.pays);
    await deliver(service);
    const fetches = async () => {
      const [row] = await query()
        .select()
        .from(billingCustomers)
        .where(eq(billingCustomers.customerId, await customerOf(person)));
      return row?.syncSeq ?? 0;
    };
    const before = await fetches();
    // Within two seconds nobody is asked again, however often the page looks.
    await Promise.all([planOf(service, person), planOf(service, person)]);
    expect(await fetches()).toBe(before);
    const seen: string[] = [];
    for (let poll = 0; poll < 5; poll += 1) {
      service.clock.pass(2_000);
      seen.push((await planOf(service, person)).subscription.tier);
    }
    expect(seen).toEqual(["starter", "starter", "starter", "starter", "starter"]);
    expect(await fetches()).toBe(before + 1);
  });
});

describe("delivery at its worst", () => {
  it("P15 F20: five copies, disorder, delay and lost answers bring one effect each", async () => {
    const person = await someone();
    await setDelivery(person, { copies: 5, shuffle: true, delay_s: 3_600, crash: true });
    await buy(service, person, "starter");
    await inPortal(service, person, "change", { tier: "professional", billing_period: "monthly" });
    for (let hour = 0; hour < 5; hour += 1) {
      service.clock.pass(31 * 60_000);
      await deliver(service);
    }
    const subscription = await signIn(service, `webhook-${people}@example.test`);
    expect((await planOf(service, subscription)).subscription.tier).toBe("professional");
    expect(await mailsOf(person)).toEqual(["receipt", "receipt"]);
  });

  it("F20: what was lost is repaired by one comparison, which tells that it was needed", async () => {
    const person = await signIn(service, "lost@example.test");
    await buy(service, person, "professional");
    await setDelivery(person, { drop: true });
    await inPortal(service, person, "cancel");
    expect((await planOf(service, person)).subscription.cancel_at_period_end).toBe(false);
    const found = await reconcile(service.needs);
    expect(found.changed).toBeGreaterThanOrEqual(1);
    expect((await planOf(service, person)).subscription.cancel_at_period_end).toBe(true);
    expect(await alarms("events_lost")).toHaveLength(1);
    expect((await reconcile(service.needs)).changed).toBe(0);
  });
});

describe("after a plan", () => {
  it("P25: keeps every document; over the smaller limit nothing more is started until the 1st", async () => {
    const person = await signIn(service, "down@example.test");
    await buy(service, person, "professional");
    const { usage } = await planOf(service, person);
    expect(usage.generations_limit).toBe(40);
    await inPortal(service, person, "cancel");
    await inPortal(service, person, "clock", { advance: "renewal" });
    const after = await planOf(service, person);
    expect(after.usage.generations_limit).toBe(4);
    expect(after.features.templates).toEqual(["modern"]);
    expect(await mailsOf(person)).toEqual(["ended", "ending", "receipt"]);
  });

  it("P27: a deleted account is cancelled at the provider once, also after a crash in between", async () => {
    const person = await signIn(service, "deleted@example.test");
    await buy(service, person, "starter");
    const customer = await customerOf(person);
    await checkout(service, person, "enterprise", "yearly");
    await query().delete(accounts).where(eq(accounts.id, person.accountId));
    const { payments } = service.needs;
    const down = {
      ...payments.provider,
      cancelNow: async () => ({ ok: false, error: "unavailable" }) as const,
    };
    const needs = { database: service.needs.database, payments: { ...payments, provider: down } };
    expect(await closeCustomers(needs)).toBe(0);
    const seen: (string | undefined)[] = [];
    const watched = {
      ...payments.provider,
      cancelNow: async (id: string) => {
        const ended = await payments.provider.cancelNow(id);
        seen.push((await payments.sandbox?.look(id))?.subscription?.status);
        return ended;
      },
    };
    const again = { database: needs.database, payments: { ...payments, provider: watched } };
    expect(await closeCustomers(again)).toBe(1);
    expect(await closeCustomers(again)).toBe(0);
    expect(seen).toEqual(["canceled"]);
    // The sandbox's records are ours as well: they go with the account.
    expect(await payments.sandbox?.look(customer)).toBeNull();
  });
});
