import { describe, expect, it } from "vitest";
import { buy, inPortal } from "../../testing/buyer.ts";
import { givePlan } from "../../testing/plans.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { entitlementFrom, entitlementOf, entitlementOfId, loadPlan } from "./entitlement.ts";

const service = await sharedService();
const { query } = service.needs.database;
const now = service.clock.now();
const planOf = async ({ accountId }: Person, at = now) =>
  (await entitlementOfId(query, accountId, at)).plan;

describe("what an account may do", () => {
  it("is the free plan where nothing is stored, also for an unknown account", async () => {
    const person = await newPerson(service);
    expect(await planOf(person)).toBe("free");
    expect((await entitlementOfId(query, "nobody", now)).plan).toBe("free");
    expect(await loadPlan(query, person.accountId)).toEqual({
      grant: null,
      subscription: null,
      customerId: null,
    });
  });

  it("is the largest one for an administrator", async () => {
    const { accountId: id } = await newPerson(service);
    expect((await entitlementOf(query, { id, isAdmin: true }, now)).plan).toBe("enterprise");
    expect((await entitlementOf(query, { id, isAdmin: false }, now)).plan).toBe("free");
  });

  it("is the plan that was given or the one that is paid, whichever is larger", async () => {
    const person = await newPerson(service);
    await givePlan(service, person, "starter");
    expect(await planOf(person)).toBe("starter");
    await buy(service, person, "professional");
    expect(await planOf(person)).toBe("professional");
    await givePlan(service, person, "enterprise");
    expect(await planOf(person)).toBe("enterprise");
  });

  it("is judged at the time of a customer whose clock is ahead", async () => {
    const person = await newPerson(service);
    await buy(service, person, "starter");
    await inPortal(service, person, "cancel");
    const stored = await loadPlan(query, person.accountId);
    expect(entitlementFrom(stored, false, now).plan).toBe("starter");
    const { subscription } = stored;
    if (subscription === null) throw new Error("nothing is paid");
    const ahead = { ...subscription, clockOffsetMs: 32 * 24 * 60 * 60_000 };
    expect(entitlementFrom({ ...stored, subscription: ahead }, false, now).plan).toBe("free");
  });
});
