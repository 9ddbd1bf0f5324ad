import { describe, expect, it } from "vitest";
import { buy, inPortal, planOf, setDelivery, alarmsOf } from "../../testing/buyer.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";
import { reconcile } from "./reconcile.ts";

const service = await sharedService();

describe("delivery at its worst", () => {
  it("F20: what was lost is repaired by one comparison, which tells that it was needed", async () => {
    const person = await newPerson(service);
    await buy(service, person, "professional");
    await setDelivery(service, person, { drop: true });
    await inPortal(service, person, "cancel");
    expect((await planOf(service, person)).subscription.cancel_at_period_end).toBe(false);
    const found = await reconcile(service.needs);
    expect(found.changed).toBeGreaterThanOrEqual(1);
    expect((await planOf(service, person)).subscription.cancel_at_period_end).toBe(true);
    expect(await alarmsOf(service, "events_lost")).toHaveLength(1);
    expect((await reconcile(service.needs)).changed).toBe(0);
  });
});
