import { describe, expect, it } from "vitest";
import { buy, inPortal, planOf } from "../../testing/buyer.ts";
import { givePlan } from "../../testing/plans.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";

const service = await sharedService();

describe("a running plan", () => {
  it("P24: and a grant do not touch each other: the larger counts", async () => {
    const person = await newPerson(service);
    await buy(service, person, "starter");
    await givePlan(service, person);
    expect((await planOf(service, person)).subscription).toMatchObject({
      tier: "enterprise",
      origin: "grant",
    });
    await inPortal(service, person, "cancel");
    await inPortal(service, person, "clock", { advance: "renewal" });
    expect((await planOf(service, person)).subscription.tier).toBe("enterprise");
  });
});
