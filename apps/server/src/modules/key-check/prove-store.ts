import { randomBytes } from "node:crypto";
import { StartError } from "../../errors/start-error.ts";
import type { Database } from "../../db/database.ts";
import type { BlobStore } from "../../ports/blob-store.ts";
import type { Clock } from "../../ports/clock.ts";
import * as store from "./repository.ts";

/** The object that says that a store has an id. */
const keyOf = (id: string): string => `s/store/${id}`;

export interface ProveStoreInput {
  readonly database: Database;
  readonly clock: Clock;
  /** The store as it lies: its id is no secret. */
  readonly blobs: BlobStore;
}

/** An id that lies in this store. Each has an object of its own: processes that start at once take none from another. */
async function putId(blobs: BlobStore): Promise<string> {
  const id = randomBytes(16).toString("hex");
  await blobs.put(keyOf(id), Buffer.from(id));
  return id;
}

/**
 * Makes sure that this process sees the files that belong to its database: one that looks into another folder
 * or bucket than the others would answer that their files are missing. Throws {@link StartError}.
 */
export async function proveStore({ database, clock, blobs }: ProveStoreInput): Promise<void> {
  const queries = database.query;
  // First the object, then the note: whoever ends in between leaves an object that nobody asks for.
  const noted =
    (await store.findKeyCheck(queries, "store")) ??
    (await store.noteKeyCheck(queries, await putId(blobs), clock.now(), "store"));
  if ((await blobs.get(keyOf(noted))) !== null) return;
  throw new StartError(
    "This process sees another store of files than the one that belongs to the database. Set BLOB_URL to the bucket that all processes use, or DATA_DIR to the folder that they share.",
  );
}
