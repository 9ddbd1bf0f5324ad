import * as z from "zod";
import type { Engine } from "../../db/engine/engine.ts";
import { withDeadline } from "../../db/engine/deadline.ts";
import { pendingMigrations } from "../../db/migrate.ts";
import type { BlobStore } from "../../ports/blob-store.ts";
import { StartError } from "../../errors/start-error.ts";
import { fault, note, well } from "./finding.ts";
import type { Finding } from "./finding.ts";

const statementMs = 60_000;
const hourMs = 60 * 60_000;

export interface CheckDatabaseInput {
  readonly engine: Engine;
  readonly migrations: string;
  /** The store as the service sees it: what was altered or has another key reads as `null`. */
  readonly blobs: Pick<BlobStore, "get"> | null;
  readonly now: Date;
}

const blobSchema = z.array(z.object({ key: z.string() }));
const newestSchema = z.array(z.object({ at: z.string().nullable() }));
const nowSchema = z.array(z.object({ at: z.string() }));

async function checkSchema({ engine, migrations }: CheckDatabaseInput): Promise<Finding> {
  try {
    const pending = await pendingMigrations(engine, migrations);
    if (pending === null) return note("The database is empty: the next start makes its tables.");
    if (pending === 0) return well("The database opens and fits this release.");
    return note(
      `The database waits for ${pending} updates: the next start makes a backup and applies them.`,
    );
  } catch (error) {
    if (error instanceof StartError) return fault(error.message);
    throw error;
  }
}

async function checkFiles({ engine, blobs }: CheckDatabaseInput): Promise<Finding> {
  const rows = await engine.query("select key from blobs where state = 'ready'", [], "objects");
  const keys = blobSchema.parse(rows).map(({ key }) => key);
  if (blobs === null)
    return note(`${keys.length} files were not looked at: nothing here opens them.`);
  let damaged = 0;
  for (const key of keys) if ((await blobs.get(key)) === null) damaged += 1;
  return damaged === 0
    ? well(`${keys.length} files are whole.`)
    : fault(
        `${damaged} of ${keys.length} files are missing or damaged: put them back from a backup of the folder "blobs", or let their owners upload them again; the rest is not touched by it.`,
      );
}

function seconds(text: string): number {
  return new Date(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")).getTime();
}

/** A clock that was ahead leaves rows of the future; one of another machine can be asked. */
async function checkClock({ engine, now }: CheckDatabaseInput): Promise<Finding> {
  const [newest] = newestSchema.parse(
    await engine.query(
      "select greatest((select max(created_at) from accounts), (select max(created_at) from generation_sessions), (select max(rotated_at) from sign_in_sessions))::text as at",
      [],
      "objects",
    ),
  );
  if (typeof newest?.at === "string" && seconds(newest.at) > now.getTime() + hourMs) {
    return fault(
      "The database holds entries of the future: the clock of this machine is behind, or was ahead. Let it be set by the network (timedatectl set-ntp true) and sign in again.",
    );
  }
  const [server] = nowSchema.parse(
    await engine.query("select clock_timestamp()::text as at", [], "objects"),
  );
  const apart = server === undefined ? 0 : Math.abs(seconds(server.at) - Date.now());
  return apart > 30_000
    ? fault(
        `The clocks of this machine and of the database are ${Math.round(apart / 1_000)} s apart: let both be set by the network.`,
      )
    : well("The clock fits the data.");
}

/** Looks at an open database: its schema, its files, its times. */
export function checkDatabase(input: CheckDatabaseInput): Promise<Finding[]> {
  return withDeadline(statementMs, async () => {
    const schema = await checkSchema(input);
    if (schema.state !== "well") return [schema];
    return [schema, await checkFiles(input), await checkClock(input)];
  });
}
