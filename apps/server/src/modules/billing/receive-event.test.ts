import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signEvent } from "../../adapters/payment-provider/webhook-event.ts";
import { providerEvents } from "../../db/schema.ts";
import {
  buy,
  cards,
  deliver,
  inPortal,
  openCheckout,
  planOf,
  customerOf,
  mailKindsOf,
  alarmsOf,
  setDelivery,
} from "../../testing/buyer.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, newPerson, signIn } from "../../testing/visitor.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.close());

const query = () => service.needs.database.query;

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
    expect(await alarmsOf(service, "wrong_mode")).toHaveLength(1);
    expect((await send({ id: "evt_stranger", object })).statusCode).toBe(200);
    expect(await alarmsOf(service, "unknown_customer")).toHaveLength(1);
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
    const person = await newPerson(service);
    await buy(service, person, "starter");
    const customer = await customerOf(service, person);
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
    expect(await mailKindsOf(service, person)).toEqual(["receipt"]);
  });

  it("P19: changes nothing for a checkout that names another account", async () => {
    const person = await newPerson(service);
    const other = await newPerson(service);
    await openCheckout(service, person, "starter");
    const customer = await customerOf(service, person);
    const object = {
      id: "cs_1",
      object: "checkout.session",
      customer,
      client_reference_id: other.accountId,
    };
    const answer = await send({ id: "evt_ref", type: "checkout.session.completed", object });
    expect(answer.statusCode).toBe(200);
    expect(await alarmsOf(service, "wrong_reference")).toHaveLength(1);
    expect((await planOf(service, other)).subscription.tier).toBe("free");
  });

  it("P20: lets an event about an old invoice change nothing that stands", async () => {
    const person = await newPerson(service);
    await buy(service, person, "starter", { card: cards.failsLater });
    await inPortal(service, person, "clock", { advance: "renewal" });
    const object = { id: "in_old", object: "invoice", customer: await customerOf(service, person) };
    await send({ id: "evt_old", type: "invoice.paid", object });
    expect((await planOf(service, person)).subscription.status).toBe("past_due");
  });

  it("tells of refunds and disputes by an alarm; the plan stays", async () => {
    const person = await newPerson(service);
    await buy(service, person, "starter");
    const customer = await customerOf(service, person);
    const { sandbox } = service.needs.payments;
    await sandbox?.act(customer, { do: "refund" });
    await sandbox?.act(customer, { do: "dispute" });
    await deliver(service);
    expect(
      [await alarmsOf(service, "refunded"), await alarmsOf(service, "disputed")].flat(),
    ).toHaveLength(2);
    expect((await planOf(service, person)).subscription.tier).toBe("starter");
  });
});

describe("delivery at its worst", () => {
  it("P15 F20: five copies, disorder, delay and lost answers bring one effect each", async () => {
    const email = "late@example.test";
    const person = await signIn(service, email);
    await setDelivery(service, person, { copies: 5, shuffle: true, delay_s: 3_600, crash: true });
    await buy(service, person, "starter");
    await inPortal(service, person, "change", { tier: "professional", billing_period: "monthly" });
    for (let hour = 0; hour < 5; hour += 1) {
      service.clock.pass(31 * 60_000);
      await deliver(service);
    }
    const later = await signIn(service, email);
    expect((await planOf(service, later)).subscription.tier).toBe("professional");
    expect(await mailKindsOf(service, person)).toEqual(["receipt", "receipt"]);
  });
});
