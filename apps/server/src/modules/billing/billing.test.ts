import { describe, expect, it } from "vitest";
import { mailKindsOf, buy, cards, inPortal, planOf } from "../../testing/buyer.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";

const service = await sharedService();

describe("buying", () => {
  it("P01: with a good card gives the plan, one customer and one receipt", async () => {
    const person = await newPerson(service);
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
});

describe("a running plan", () => {
  it("P09: gets larger at once, and stays when the card fails", async () => {
    const person = await newPerson(service);
    await buy(service, person, "starter");
    const change = { tier: "professional", billing_period: "monthly" };
    await inPortal(service, person, "change", change);
    expect((await planOf(service, person)).subscription.tier).toBe("professional");
    const failing = await newPerson(service);
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
    const person = await newPerson(service);
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
    const person = await newPerson(service);
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
    const person = await newPerson(service);
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
});

describe("after a plan", () => {
  it("P25: keeps every document; over the smaller limit nothing more is started until the 1st", async () => {
    const person = await newPerson(service);
    await buy(service, person, "professional");
    const { usage } = await planOf(service, person);
    expect(usage.generations_limit).toBe(40);
    await inPortal(service, person, "cancel");
    await inPortal(service, person, "clock", { advance: "renewal" });
    const after = await planOf(service, person);
    expect(after.usage.generations_limit).toBe(4);
    expect(after.features.templates).toEqual(["modern"]);
    expect(await mailKindsOf(service, person)).toEqual(["ended", "ending", "receipt"]);
  });
});
