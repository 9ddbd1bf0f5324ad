import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import * as z from "zod";
import { openPglite } from "../../apps/server/src/db/embedded/pglite-connection.ts";
import { cutPower } from "./cut-disk.ts";
import { recordDisk } from "./recorded-disk.ts";
import type { DiskRecord } from "./recorded-disk.ts";

/*
 * `npm run faults:power [-- CUTS [SEED]]`: a stream of commits and checkpoints on the embedded database is recorded
 * call by call, the power is cut at random points of the record (100 by default), and the database is opened on what
 * a disk would then hold. A tenth as many cuts are made without counting syncs: they have to lose something, or this
 * runner could not see a loss. Prints the line of docs/faults.md.
 */

const [cuts = 100, seed = 1] = process.argv.slice(2).map(Number);
const commits = 400;
const everyCheckpoint = 60;
const countSchema = z.object({ id: z.number(), note: z.string() });

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const noteOf = (id: number): string => `${id} `.repeat(200);

async function work(pglite: PGlite, record: DiskRecord): Promise<void> {
  for (let id = 0; id < commits; id += 1) {
    if (id % 3 === 0) {
      await pglite.transaction(async (tx) => {
        await tx.query("insert into words values ($1, 'first')", [id]);
        await tx.query("update words set note = $2 where id = $1", [id, noteOf(id)]);
      });
    } else {
      await pglite.query("insert into words values ($1, $2)", [id, noteOf(id)]);
    }
    record.acknowledge(id);
    if (id % everyCheckpoint === everyCheckpoint - 1) await pglite.exec("CHECKPOINT");
  }
}

/** The rows by the table and by its index: both have to say the same. */
async function readRows(pglite: PGlite): Promise<ReadonlyMap<number, string>> {
  const rows = z.array(countSchema).parse((await pglite.query("select * from words")).rows);
  await pglite.exec("set enable_seqscan = off");
  const indexed = await pglite.query("select id from words where id >= 0 order by id");
  if (indexed.rows.length !== rows.length) throw new Error("the index and the table differ");
  return new Map(rows.map(({ id, note }) => [id, note]));
}

/** How many acknowledged rows are missing or changed; `null` where the database does not open. */
async function countLost(folder: string, acknowledged: readonly number[]): Promise<number | null> {
  try {
    const pglite = await openPglite(folder);
    const rows = await readRows(pglite);
    await pglite.close();
    return acknowledged.filter((id) => rows.get(id) !== noteOf(id)).length;
  } catch {
    return null;
  }
}

const place = await mkdtemp(join(tmpdir(), "savile-power-"));
const before = join(place, "before");
const running = join(place, "running");
const random = createRandom(seed);

async function cutOnce(record: DiskRecord, areSynced: boolean) {
  const { steps } = record;
  const at = 1 + Math.floor(random() * steps.length);
  const folder = join(place, "after");
  await cp(before, folder, { recursive: true });
  cutPower({ steps, at, folder, random, areSynced });
  const acknowledged = steps
    .slice(0, at)
    .flatMap((step) => (step.kind === "acknowledged" ? [step.what] : []));
  const lost = await countLost(folder, acknowledged);
  await rm(folder, { recursive: true, force: true });
  return { acknowledged: acknowledged.length, lost };
}

async function cutOften(record: DiskRecord, times: number, areSynced: boolean) {
  const total = { acknowledged: 0, lost: 0, opened: 0 };
  for (let cut = 1; cut <= times; cut += 1) {
    const { acknowledged, lost } = await cutOnce(record, areSynced);
    total.acknowledged += acknowledged;
    total.lost += lost ?? acknowledged;
    total.opened += lost === null ? 0 : 1;
    console.log(`cut ${cut}: ${acknowledged} acknowledged, ${lost ?? "does not open"} lost`);
  }
  return total;
}

try {
  const empty = await openPglite(before);
  await empty.exec("create table words (id integer primary key, note text not null)");
  await empty.close();
  await cp(before, running, { recursive: true });
  const record = recordDisk(running);
  const pglite = await openPglite(running);
  await work(pglite, record);
  await pglite.close();
  record.stop();
  const syncs = record.steps.filter(({ kind }) => kind === "synced").length;
  console.log(`${record.steps.length} steps, ${syncs} syncs, ${commits} commits`);
  const total = await cutOften(record, cuts, true);
  const control = Math.max(1, Math.round(cuts / 10));
  const without = await cutOften(record, control, false);
  console.log(
    `| power cut at a random write of the embedded database | ${cuts} cuts | acknowledged ${total.acknowledged}, lost ${total.lost} | opened ${total.opened} of ${cuts} |`,
  );
  console.log(
    `without syncs: ${control} cuts, acknowledged ${without.acknowledged}, lost ${without.lost}, opened ${without.opened}`,
  );
  const isWhole = total.lost === 0 && total.opened === cuts && total.acknowledged > 0;
  const passed = isWhole && without.lost > 0;
  console.log(passed ? "1 passed, 0 failed" : "0 passed, 1 failed");
  process.exitCode = passed ? 0 : 1;
} finally {
  await rm(place, { recursive: true, force: true });
}
