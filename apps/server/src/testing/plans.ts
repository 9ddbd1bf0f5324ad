import type { PaidPlan } from "@savile/model";
import { grantPlan } from "../modules/billing/grants.ts";
import type { TestService } from "./test-service.ts";

/** Gives an account a paid plan for a test that is not about paying. */
export async function givePlan(
  service: Pick<TestService, "needs">,
  person: { readonly accountId: string },
  plan: PaidPlan = "enterprise",
): Promise<void> {
  const { database, clock } = service.needs;
  await grantPlan(database.query, {
    accountId: person.accountId,
    plan,
    grantedBy: "test",
    createdAt: clock.now(),
  });
}
