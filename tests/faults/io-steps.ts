import { createDatabase } from "../../apps/server/src/db/database.ts";
import { encryptedBlobStore } from "../../apps/server/src/adapters/blob-store/encrypted-blob-store.ts";
import { folderBlobStore } from "../../apps/server/src/adapters/blob-store/folder-blob-store.ts";
import { openMigratedEngine } from "../../apps/server/src/testing/open-test-database.ts";
import {
  closeGround,
  openGround,
  startTestService,
} from "../../apps/server/src/testing/test-service.ts";
import type { Ground } from "../../apps/server/src/testing/test-service.ts";
import { auditAfter } from "./audit.ts";
import { createFaultInjector, failures } from "./fault-injector.ts";
import type { Failure, FaultInjector } from "./fault-injector.ts";
import type { FaultRow } from "./fault-row.ts";
import { missingOf, toldEach, walkGoldenPath } from "./golden-path.ts";
import type { Told } from "./golden-path.ts";

/** Far more steps than the way has: it ends with the first walk in which no step failed. */
const mostSteps = 2_000;

interface Stage {
  readonly injector: FaultInjector;
  readonly ground: Ground;
}

async function openStage(): Promise<Stage> {
  const injector = createFaultInjector();
  const engine = await openMigratedEngine();
  const ground = await openGround(createDatabase(injector.engine(engine)));
  return { injector, ground };
}

let walks = 0;

/** One walk in which a step fails, then a new start of the service on what is there. */
async function walkWithFault({ injector, ground }: Stage, step: number, failure: Failure) {
  walks += 1;
  const blobs = encryptedBlobStore(
    injector.blobs(folderBlobStore(ground.folder)),
    ground.keys.blob,
  );
  const service = await startTestService({ ground, parts: { blobs }, pollMs: 2_000 });
  let told: Told | null = null;
  injector.arm(step, failure);
  try {
    told = await walkGoldenPath(service, `walker-${walks}@example.test`);
  } catch (error) {
    console.log(`step ${step}, ${injector.failed}: ${String(error).slice(0, 300)}`);
  }
  const { failed } = injector;
  injector.disarm();
  await service.close();
  const next = await startTestService({ ground, pollMs: 2_000 });
  try {
    const missing = told === null ? null : await missingOf(next, told);
    const wrong = told === null ? [] : await auditAfter(next, told);
    return { failed, missing, wrong };
  } finally {
    await next.close();
  }
}

const names: Readonly<Record<Failure, string>> = {
  before: "the n-th step fails",
  after: "the n-th step is done, its answer is lost",
};

type Walked = Awaited<ReturnType<typeof walkWithFault>>;

/** Says what is not as it should be after a walk; answers whether all is. */
function tell(step: number, { failed, missing, wrong }: Walked): boolean {
  if (missing?.length === 0 && wrong.length === 0) return true;
  const gone = missing === null ? "the way was not ended" : `missing ${missing.join(", ")}`;
  console.log(`step ${step}, ${failed}: ${gone}; ${wrong.join("; ")}`);
  return false;
}

/** Walks once for every step, or for every so many from one on, until a walk has no such step. */
async function failAll(failure: Failure, every: number, from: number): Promise<FaultRow> {
  const stage = await openStage();
  const row = { acknowledged: 0, lost: 0, starts: 0, started: 0 };
  for (let step = from; step <= mostSteps; step += every) {
    const walked = await walkWithFault(stage, step, failure);
    if (walked.failed === null) break;
    row.starts += 1;
    // Of a way that was not ended nothing is known to be kept: it counts as lost as a whole.
    row.acknowledged += toldEach;
    row.lost += walked.missing?.length ?? toldEach;
    row.started += tell(step, walked) ? 1 : 0;
    if (row.starts % 20 === 0) console.log(`step ${step}: ${walked.failed}`);
  }
  await closeGround(stage.ground);
  const each = every === 1 ? "" : `, every ${every}th, the first ${from}`;
  const times = `${row.starts} steps of the way from sign-in to a file${each}`;
  return { fault: names[failure], times, ...row };
}

/**
 * The way from sign-in to a file in the hand, walked once for each step of input and output on it: every statement
 * and commit, every write, reading and removal of a file. That step fails before it has an effect, or its effect is
 * there and the answer is lost; the person tries again as the browser does, then the service starts anew.
 */
export async function failEachStep(every = 1, from = 1): Promise<FaultRow[]> {
  const rows: FaultRow[] = [];
  for (const failure of failures) rows.push(await failAll(failure, every, from));
  return rows;
}
