import { describe, expect, it } from "vitest";
import {
  cards,
  buy,
  deliver,
  inPortal,
  openCheckout,
  openPortal,
  payWith,
  planOf,
  mailKindsOf,
} from "../../testing/buyer.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { get, newPerson, post } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

const service = await sharedService();

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
    expect((await approve(await newPerson(service), true)).subscription.tier).toBe("starter");
    for (const answer of [false, null]) {
      const person = await newPerson(service);
      expect((await approve(person, answer)).subscription.tier).toBe("free");
      await inPortal(service, person, "clock", { advance: "days", days: 1 });
      const { status, tier } = (await planOf(service, person)).subscription;
      expect([status, tier]).toEqual(["incomplete_expired", "free"]);
    }
  });

  it("P04: that is left costs nothing and expires", async () => {
    const person = await newPerson(service);
    const id = await openCheckout(service, person, "starter");
    await inPortal(service, person, "clock", { advance: "days", days: 1 });
    const late = await payWith(service, person, id, cards.pays);
    expect(late.json()).toMatchObject({ error_code: "checkout_over" });
    expect((await planOf(service, person)).subscription.tier).toBe("free");
    expect(await mailKindsOf(service, person)).toEqual([]);
  });
});
describe("buying", () => {
  it("P02: with a declined card gives nothing, says so, and can be tried again", async () => {
    const person = await newPerson(service);
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

  it("P07: shows nobody another account's checkout or portal", async () => {
    const owner = await newPerson(service);
    const stranger = await newPerson(service);
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

describe("a preview of a change", () => {
  it("says what it costs and when it begins, and changes nothing", async () => {
    const person = await newPerson(service);
    const portal = await openPortal(service, person);
    const preview = (tier: string) =>
      post(
        service,
        `/sandbox/portals/${portal}/preview-change`,
        { tier, billing_period: "monthly" },
        person.write,
      );
    expect((await preview("starter")).json()).toMatchObject({ error_code: "no_subscription" });
    await buy(service, person, "professional");
    expect((await preview("enterprise")).json()).toMatchObject({
      amount: 2_000,
      credit: 1_900,
      at_period_end: false,
    });
    expect((await preview("starter")).json()).toMatchObject({
      amount: 0,
      starts_at: "2026-04-02T10:00:00.000Z",
      at_period_end: true,
    });
    expect((await planOf(service, person)).subscription).toMatchObject({
      tier: "professional",
      changes_to: null,
    });
  });
});
