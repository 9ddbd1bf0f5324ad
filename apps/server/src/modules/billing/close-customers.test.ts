import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { accounts } from "../../db/schema.ts";
import { buy, checkout, customerOf } from "../../testing/buyer.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";
import { closeCustomers } from "./close-customers.ts";

const service = await sharedService();

const { query } = service.needs.database;

describe("after a plan", () => {
  it("P27: a deleted account is cancelled at the provider once, also after a crash in between", async () => {
    const person = await newPerson(service);
    await buy(service, person, "starter");
    const customer = await customerOf(service, person);
    await checkout(service, person, "enterprise", "yearly");
    await query.delete(accounts).where(eq(accounts.id, person.accountId));
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
