import { AsyncLocalStorage } from "node:async_hooks";
import { createDatabase } from "../../apps/server/src/db/database.ts";
import type { Database } from "../../apps/server/src/db/database.ts";
import type { Engine } from "../../apps/server/src/db/engine/engine.ts";
import { openMigratedEngine } from "../../apps/server/src/testing/open-test-database.ts";
import {
  closeGround,
  openGround,
  startTestService,
} from "../../apps/server/src/testing/test-service.ts";
import { post } from "../../apps/server/src/testing/visitor.ts";
import { auditAfter } from "./audit.ts";
import type { FaultRow } from "./fault-row.ts";
import { missingOf, toldEach, walkGoldenPath } from "./golden-path.ts";

/** A transaction is tried three times in all. */
const bearable = 2;
const states = ["40001", "40P01"] as const;

/** How often every transaction is taken back at its commit, and what it is told. */
interface Collisions {
  state: string;
  times: number;
}

/** A database whose transactions meet others that win. */
function colliding(real: Engine, collisions: Collisions): Database {
  const tries = new AsyncLocalStorage<{ made: number }>();
  const engine: Engine = {
    ...real,
    transaction: (run) =>
      real.transaction(async (inner) => {
        const value = await run(inner);
        const mine = tries.getStore();
        if (mine === undefined || mine.made >= collisions.times) return value;
        mine.made += 1;
        throw Object.assign(new Error("collision"), { code: collisions.state });
      }),
  };
  const database = createDatabase(engine);
  return {
    ...database,
    transaction: (run) => tries.run({ made: 0 }, () => database.transaction(run)),
  };
}

/**
 * F08: every transaction of the way from sign-in to a file is taken back once and twice, by a deadlock and by a failed
 * serialization: nobody notices. Taken back for ever, it is answered 503 and leaves nothing.
 */
export async function collideAll(): Promise<FaultRow> {
  const collisions: Collisions = { state: states[0], times: 0 };
  const ground = await openGround(colliding(await openMigratedEngine(), collisions));
  const row = { acknowledged: 0, lost: 0, starts: 0, started: 0 };
  let refused = 0;
  for (const each of states) {
    collisions.state = each;
    for (let often = 1; often <= bearable; often += 1) {
      collisions.times = often;
      const service = await startTestService({ ground, pollMs: 2_000 });
      const told = await walkGoldenPath(service, `collision-${each}-${often}@example.test`);
      const missing = await missingOf(service, told);
      const wrong = await auditAfter(service, told);
      row.starts += 1;
      row.acknowledged += toldEach;
      row.lost += missing.length;
      row.started += missing.length + wrong.length === 0 ? 1 : 0;
      for (const what of [...missing, ...wrong]) console.log(`${each} x ${often}: ${what}`);
      await service.close();
    }
    collisions.times = Number.POSITIVE_INFINITY;
    const service = await startTestService({ ground, worker: false });
    const email = `never-${each}@example.test`;
    const answer = await post(service, "/auth/request-code", { email });
    collisions.times = 0;
    const again = await post(service, "/auth/request-code", { email });
    const isRight = answer.statusCode === 503 && answer.headers["retry-after"] !== undefined;
    row.starts += 1;
    row.started += isRight && again.statusCode === 200 ? 1 : 0;
    refused += isRight ? 1 : 0;
    await service.close();
  }
  await closeGround(ground);
  return {
    fault: "F08: deadlock or failed serialization of every transaction",
    times: "once and twice each, and for ever",
    ...row,
    note: `for ever: 503 with Retry-After, ${refused} of ${states.length}`,
  };
}
