import type { Connection, Engine } from "../../db/engine/engine.ts";
import { withDeadline } from "../../db/engine/deadline.ts";
import type { BlobStore } from "../../ports/blob-store.ts";
import { writeBackupFile } from "./backup-file.ts";
import type { BackupCount, BackupPart } from "./backup-file.ts";
import { appliedMigrations, dumpRows, readyBlobs } from "./dump-rows.ts";

/** A statement of a backup may take so long. */
const statementMs = 10 * 60_000;

export interface PackBackupInput {
  readonly engine: Pick<Engine, "transaction">;
  /** Where the files lie, as they lie there: sealed. */
  readonly blobs: Pick<BlobStore, "get">;
  /** The file to write. */
  readonly file: string;
  readonly release: string;
  readonly madeAt: Date;
  /** Goes into the backup where it is given: with it the backup opens by itself. */
  readonly rootSecret?: Uint8Array;
}

async function* partsOf(
  connection: Connection,
  blobs: Pick<BlobStore, "get">,
): AsyncGenerator<BackupPart> {
  yield* dumpRows(connection);
  for (const key of await readyBlobs(connection)) {
    const bytes = await blobs.get(key);
    yield bytes === null ? { kind: "lost", key } : { kind: "file", key, bytes };
  }
}

/** Writes the rows of one moment, and the files that they name, into a backup. */
export function packBackup(input: PackBackupInput): Promise<BackupCount> {
  const { rootSecret } = input;
  return withDeadline(statementMs, () =>
    input.engine.transaction(async (connection) => {
      await connection.query(
        "set transaction isolation level repeatable read, read only",
        [],
        "objects",
      );
      const head = {
        madeAt: input.madeAt.toISOString(),
        release: input.release,
        migrations: await appliedMigrations(connection),
        ...(rootSecret === undefined
          ? {}
          : { rootSecret: Buffer.from(rootSecret).toString("hex") }),
      };
      return writeBackupFile(input.file, head, partsOf(connection, input.blobs));
    }),
  );
}
