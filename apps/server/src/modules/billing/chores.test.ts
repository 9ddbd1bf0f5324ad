import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { providerEvents } from "../../db/schema.ts";
import { openBillingModel } from "../../testing/billing-model.ts";
import type { BillingModel } from "../../testing/billing-model.ts";
import { createBillingChores } from "./chores.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
let model: BillingModel;
beforeAll(async () => {
  model = await openBillingModel();
});
afterAll(() => model.close());

describe("the chores of payments", () => {
  it("compare with the provider once an hour, and the prices each time", async () => {
    await model.newBuyer("chores", { plan: "starter", period: "monthly" });
    let [fetched, priced] = [0, 0];
    const { payments } = model.needs;
    const provider = {
      ...payments.provider,
      fetchCustomer: (customer: string) => {
        fetched += 1;
        return payments.provider.fetchCustomer(customer);
      },
    };
    const checkPrices = async () => void (priced += 1);
    const chores = createBillingChores({
      ...model.needs,
      payments: { ...payments, provider, checkPrices },
    });
    const seen: number[][] = [];
    for (const pause of [0, 5, 54, 1]) {
      model.clock.pass(pause * minute);
      await chores();
      seen.push([fetched, priced]);
    }
    expect(seen).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 4],
    ]);
  });

  it("forget the events of the provider after ninety days", async () => {
    const { query } = model.database;
    const now = model.clock.now().getTime();
    const ages = [91, 89];
    await query.insert(providerEvents).values(
      ages.map((age) => ({
        id: `evt_${age}`,
        type: "invoice.paid",
        customerId: null,
        outcome: "recorded" as const,
        receivedAt: new Date(now - age * day),
      })),
    );
    await createBillingChores(model.needs)();
    const left = await query.select({ id: providerEvents.id }).from(providerEvents);
    expect(left).toEqual([{ id: "evt_89" }]);
  });
});
