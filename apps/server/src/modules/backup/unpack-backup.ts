import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Connection, Engine } from "../../db/engine/engine.ts";
import { withDeadline } from "../../db/engine/deadline.ts";
import { migrate, migrateTo } from "../../db/migrate.ts";
import type { BlobStore } from "../../ports/blob-store.ts";
import { checkBackupFile, partsOf } from "./backup-file.ts";
import type { BackupFault, CheckedBackup } from "./backup-file.ts";
import { advanceNumbers, countRows, forgetNotedStore, loadRows } from "./load-rows.ts";
import { tablesInOrder } from "./table-order.ts";

const statementMs = 10 * 60_000;

/** Why nothing was put back. */
export type UnpackFault = BackupFault | "newer_release" | "not_empty" | "incomplete";

class Incomplete extends Error {}

export interface UnpackBackupInput {
  readonly file: string;
  /** An engine without tables. */
  readonly engine: Engine;
  readonly migrations: string;
  readonly blobs: Pick<BlobStore, "put">;
}

async function loadAll(
  connection: Connection,
  input: UnpackBackupInput,
  { count }: CheckedBackup,
): Promise<void> {
  const known = new Set(await tablesInOrder(connection));
  for await (const part of partsOf(input.file)) {
    if (part.kind === "file") await input.blobs.put(part.key, part.bytes);
    if (part.kind !== "rows") continue;
    if (!known.has(part.table)) throw new Incomplete();
    await loadRows(connection, part.table, part.json);
  }
  for (const table of known) {
    if ((await countRows(connection, table)) !== (count.rows[table] ?? 0)) throw new Incomplete();
  }
  await forgetNotedStore(connection);
  await advanceNumbers(connection);
}

/**
 * Puts a backup into an empty database and a store, then brings the schema up to date. Rows come all or none;
 * a file that was checked before anything is written is the only one that is used.
 */
export async function unpackBackup(
  input: UnpackBackupInput,
): Promise<Result<CheckedBackup, UnpackFault>> {
  const checked = await checkBackupFile(input.file);
  if (!checked.ok) return checked;
  const { head } = checked.value;
  return withDeadline(statementMs, async () => {
    try {
      const prepared = await migrateTo(
        input.engine,
        input.migrations,
        head.migrations,
        (connection) => loadAll(connection, input, checked.value),
      );
      if (!prepared.ok) return err(prepared.error);
    } catch (error) {
      if (error instanceof Incomplete) return err("incomplete");
      throw error;
    }
    await migrate(input.engine, input.migrations);
    return ok(checked.value);
  });
}
