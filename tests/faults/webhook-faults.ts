import { createDatabase } from "../../apps/server/src/db/database.ts";
import {
  cards,
  deliver,
  mailKindsOf,
  openCheckout,
  payWith,
  planOf,
} from "../../apps/server/src/testing/buyer.ts";
import { openMigratedEngine } from "../../apps/server/src/testing/open-test-database.ts";
import {
  closeGround,
  openGround,
  startTestService,
} from "../../apps/server/src/testing/test-service.ts";
import type { TestService } from "../../apps/server/src/testing/test-service.ts";
import { newPerson } from "../../apps/server/src/testing/visitor.ts";
import { createFaultInjector, failures } from "./fault-injector.ts";
import type { FaultInjector } from "./fault-injector.ts";
import type { FaultRow } from "./fault-row.ts";

const mostSteps = 500;
/** The longest of the sandbox's first pauses before an event is sent again. */
const againMs = 31_000;
const rounds = 4;

/** Buys a plan while the fault is on, lets the provider try again, and answers whether all came right. */
async function buyUnder(service: TestService, injector: FaultInjector, fault: () => void) {
  const person = await newPerson(service);
  const checkout = await openCheckout(service, person, "starter");
  fault();
  let paid = await payWith(service, person, checkout, cards.pays);
  await deliver(service);
  const { failed } = injector;
  injector.disarm();
  // The provider's own answer was lost: whoever pays asks again, and the first payment counts.
  if (paid.statusCode >= 500) paid = await payWith(service, person, checkout, cards.pays);
  for (let round = 0; round < rounds; round += 1) {
    service.clock.pass(againMs);
    await deliver(service);
  }
  const plan = await planOf(service, person);
  const receipts = (await mailKindsOf(service, person)).filter((kind) => kind === "receipt");
  return { failed, hasPlan: plan.subscription.tier === "starter", receipts: receipts.length };
}

/**
 * F21: a payment whose events meet a database that is away, and one whose every step fails before it has an effect or
 * after it: the events come again, the plan is that of the provider, and the receipt goes out once.
 */
export async function failWebhooks(every = 1): Promise<FaultRow> {
  const injector = createFaultInjector();
  const ground = await openGround(createDatabase(injector.engine(await openMigratedEngine())));
  const service = await startTestService({ ground, worker: false });
  const row = { acknowledged: 0, lost: 0, starts: 0, started: 0 };
  const note = (what: string, end: Awaited<ReturnType<typeof buyUnder>>): void => {
    row.acknowledged += 1;
    row.lost += end.hasPlan ? 0 : 1;
    row.starts += 1;
    row.started += end.hasPlan && end.receipts === 1 ? 1 : 0;
    if (!end.hasPlan || end.receipts !== 1)
      console.log(`${what}: plan ${end.hasPlan}, ${end.receipts} receipts`);
  };
  note("away", await buyUnder(service, injector, () => injector.cutOff()));
  for (const failure of failures) {
    for (let step = 1; step <= mostSteps; step += every) {
      const end = await buyUnder(service, injector, () => injector.arm(step, failure));
      if (end.failed === null) break;
      note(`step ${step}, ${end.failed}`, end);
    }
  }
  await service.close();
  await closeGround(ground);
  return {
    fault: "F21: events of a payment meet a database that is away, or fails at any step",
    times: `${row.starts} payments`,
    ...row,
    note: "the plan is that of the provider, one receipt each",
  };
}
