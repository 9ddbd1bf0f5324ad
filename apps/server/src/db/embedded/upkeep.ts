import * as z from "zod";
import { withDeadline } from "../engine/deadline.ts";
import type { EmbeddedEngine } from "./embedded-engine.ts";
import { forgetDeleted, lastDeletion } from "./forget-deleted.ts";
import { hasRoom, tendReserve } from "./free-space.ts";

const standardLookMs = 5_000;
const standardCheckpointMs = 60_000;
const standardForgetMs = 2 * 60_000;
const vacuumMs = 5 * 60_000;
const vacuumWrites = 5_000;
const walLimit = 64 * 1024 * 1024;
/** A checkpoint writes a few records itself: less than this is no work of anybody. */
const quietWal = 64 * 1024;
const nightMs = 24 * 60 * 60_000;
const busyTables = ["jobs", "job_events", "documents", "sign_in_sessions", "blobs"];

const walSchema = z.tuple([z.object({ behind: z.coerce.number() })]);

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

export interface UpkeepInput {
  readonly engine: EmbeddedEngine;
  /** Folder of the database. */
  readonly folder: string;
  /** A file that holds space for hard times; none is kept without it. */
  readonly reserve?: string;
  /** How often it looks (5 s), and how old a checkpoint may grow (60 s). */
  readonly lookMs?: number;
  readonly checkpointMs?: number;
  /** How long it waits at least between two times that bytes of deleted accounts are removed (2 min). */
  readonly forgetMs?: number;
}

/** Decides each round what is due: a checkpoint by WAL, a vacuum by writes, everything once a night. */
function createRounds({ engine, ...input }: UpkeepInput) {
  const checkpointMs = input.checkpointMs ?? standardCheckpointMs;
  let checkpointAt = Date.now();
  let vacuumAt = Date.now();
  let nightAt = Date.now();
  // What was deleted shortly before the start may not have been removed by the process before.
  let forgottenAt = Date.now() - 60 * 60_000;
  let forgetAfter = 0;
  let writes = 0;

  async function statement(text: string): Promise<void> {
    await engine.query(text, [], "objects");
  }

  async function checkpoint(now: number): Promise<void> {
    const behind = await walBehind(engine);
    const due = now - checkpointAt >= checkpointMs && behind > quietWal;
    if (!due && behind <= walLimit) return;
    await statement("CHECKPOINT");
    checkpointAt = now;
  }

  async function vacuum(now: number): Promise<void> {
    writes += engine.takeWrites();
    if (writes < vacuumWrites && (writes === 0 || now - vacuumAt < vacuumMs)) return;
    for (const table of busyTables) await statement(`VACUUM (ANALYZE) ${table}`);
    vacuumAt = now;
    writes = 0;
  }

  async function forget(now: number): Promise<void> {
    if (now < forgetAfter || (await lastDeletion(engine)) <= forgottenAt) return;
    forgetAfter = now + (input.forgetMs ?? standardForgetMs);
    forgottenAt = now;
    await forgetDeleted(engine);
    checkpointAt = now;
  }

  return async (): Promise<void> => {
    const now = Date.now();
    await checkpoint(now);
    await vacuum(now);
    await forget(now);
    if (now - nightAt < nightMs) return;
    await statement("VACUUM (ANALYZE)");
    nightAt = now;
  };
}

/**
 * The work that PostgreSQL's own processes would do and PGlite has none of: checkpoints, vacuum, and a look
 * at the free space. One timer; a failed round is tried again in the next.
 */
export async function startUpkeep(input: UpkeepInput): Promise<Upkeep> {
  let roomy = await hasRoom(input.folder);
  let busy = false;
  const tidy = createRounds(input);

  async function round(): Promise<void> {
    roomy = await hasRoom(input.folder);
    if (input.reserve !== undefined) await tendReserve(input.reserve, input.folder);
    await tidy();
  }

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    withDeadline(10 * 60_000, round)
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  }, input.lookMs ?? standardLookMs);
  timer.unref();
  return {
    get roomy() {
      return roomy;
    },
    stop: () => clearInterval(timer),
  };
}
