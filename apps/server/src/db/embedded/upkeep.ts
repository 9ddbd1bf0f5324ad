import { statfs } from "node:fs/promises";
import * as z from "zod";
import { withDeadline } from "../deadline.ts";
import type { EmbeddedEngine } from "./embedded-engine.ts";

const lookMs = 5_000;
const checkpointMs = 60_000;
const vacuumMs = 5 * 60_000;
const vacuumWrites = 5_000;
const walLimit = 64 * 1024 * 1024;
/** Below this many free bytes nothing is written: a full disk would stop the embedded engine altogether. */
export const freeSpaceFloor = 256 * 1024 * 1024;
const nightMs = 24 * 60 * 60_000;
const busyTables = ["jobs", "job_events", "documents", "sign_in_sessions", "blobs"];

const walSchema = z.tuple([z.object({ behind: z.coerce.number() })]);

/** Whether a folder's disk has room for writes. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= freeSpaceFloor;
}

export interface Upkeep {
  readonly roomy: boolean;
  stop(): void;
}

async function walBehind(engine: EmbeddedEngine): Promise<number> {
  const [row] = walSchema.parse(
    await engine.query(
      "select (pg_current_wal_lsn() - (select redo_lsn from pg_control_checkpoint()))::float8 as behind",
      [],
      "objects",
    ),
  );
  return row.behind;
}

/**
 * The work that PostgreSQL's own processes would do and PGlite has none of: checkpoints, vacuum, and a look
 * at the free space. One timer; a failed round is tried again in the next.
 */
export async function startUpkeep(engine: EmbeddedEngine, folder: string): Promise<Upkeep> {
  let roomy = await hasRoom(folder);
  let checkpointAt = Date.now();
  let vacuumAt = Date.now();
  let nightAt = Date.now();
  let sinceCheckpoint = 0;
  let sinceVacuum = 0;
  let busy = false;

  async function statement(text: string): Promise<void> {
    await engine.query(text, [], "objects");
  }

  async function round(): Promise<void> {
    roomy = await hasRoom(folder);
    const writes = engine.takeWrites();
    sinceCheckpoint += writes;
    sinceVacuum += writes;
    const now = Date.now();
    if (sinceCheckpoint === 0) return;
    if (now - checkpointAt >= checkpointMs || (await walBehind(engine)) > walLimit) {
      await statement("CHECKPOINT");
      checkpointAt = now;
      sinceCheckpoint = 0;
    }
    if (sinceVacuum >= vacuumWrites || (sinceVacuum > 0 && now - vacuumAt >= vacuumMs)) {
      for (const table of busyTables) await statement(`VACUUM (ANALYZE) ${table}`);
      vacuumAt = now;
      sinceVacuum = 0;
    }
    if (now - nightAt >= nightMs) {
      await statement("VACUUM (ANALYZE)");
      nightAt = now;
    }
  }

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    withDeadline(10 * 60_000, round)
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  }, lookMs);
  timer.unref();
  return {
    get roomy() {
      return roomy;
    },
    stop: () => clearInterval(timer),
  };
}
