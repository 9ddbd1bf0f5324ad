import { eq } from "drizzle-orm";

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { billingCustomers } from "../../db/schema.ts";
import {
  cards,
  deliver,
  openCheckout,
  payWith,
  planOf,
  setDelivery,
  customerOf,
} from "../../testing/buyer.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { newPerson } from "../../testing/visitor.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.close());

describe("a new account", () => {
  it("is on the free plan with its limits, and sees what larger plans offer", async () => {
    const person = await newPerson(service);
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
});

describe("a checkout", () => {
  it("P08: whose events are all lost is seen within five polls, two seconds apart", async () => {
    const person = await newPerson(service);
    await setDelivery(service, person, { drop: true });
    await planOf(service, person);
    const id = await openCheckout(service, person, "starter");
    await planOf(service, person);
    await payWith(service, person, id, cards.pays);
    await deliver(service);
    const fetches = async () => {
      const [row] = await service.needs.database.query
        .select()
        .from(billingCustomers)
        .where(eq(billingCustomers.customerId, await customerOf(service, person)));
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
