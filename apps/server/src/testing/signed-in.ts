import type { PaidPlan } from "@savile/model";
import { givePlan } from "./plans.ts";
import { startTestService } from "./test-service.ts";
import type { TestService, TestServiceInput } from "./test-service.ts";
import { signIn } from "./visitor.ts";
import type { Person } from "./visitor.ts";

/** A service and somebody who is signed in to it. */
export interface SignedInService {
  readonly service: TestService;
  readonly person: Person;
}

/** A service with somebody who has a paid plan, by default the largest. */
export async function startSignedIn(
  input: TestServiceInput = {},
  plan: PaidPlan = "enterprise",
): Promise<SignedInService> {
  const service = await startTestService(input);
  const person = await signIn(service);
  await givePlan(service, person, plan);
  return { service, person };
}
