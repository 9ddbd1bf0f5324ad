import { createHash, randomBytes } from "node:crypto";
import { StartError } from "../../errors/start-error.ts";
import type { Database } from "../../db/database.ts";
import type { BlobStore } from "../../ports/blob-store.ts";
import type { Clock } from "../../ports/clock.ts";
import * as store from "./repository.ts";

/** The object in which a store holds its own id. */
const idKey = "s/store/00";

const hashOf = (id: Uint8Array): string => createHash("sha256").update(id).digest("hex");

export interface ProveStoreInput {
  readonly database: Database;
  readonly clock: Clock;
  /** The store as it lies: its id is no secret. */
  readonly blobs: BlobStore;
}

/** The id of a store; made where it has none. */
async function idOf(blobs: BlobStore): Promise<Uint8Array> {
  const known = await blobs.get(idKey);
  if (known !== null) return known;
  await blobs.put(idKey, randomBytes(16));
  // Two processes may both have made one: the one that stayed counts.
  const stayed = await blobs.get(idKey);
  if (stayed === null) throw new StartError("The store of files does not give back what was put.");
  return stayed;
}

/**
 * Makes sure that this process sees the files that belong to its database: one that looks into another folder
 * or bucket than the others would answer that their files are missing. Throws {@link StartError}.
 */
export async function proveStore({ database, clock, blobs }: ProveStoreInput): Promise<void> {
  const noted = await store.findKeyCheck(database.query, "store");
  const known = noted === null ? await idOf(blobs) : await blobs.get(idKey);
  if (known !== null) {
    const own = hashOf(known);
    const now = clock.now();
    if (own === (noted ?? (await store.noteKeyCheck(database.query, own, now, "store")))) return;
  }
  throw new StartError(
    "This process sees another store of files than the one that belongs to the database. Set BLOB_URL to the bucket that all processes use, or DATA_DIR to the folder that they share.",
  );
}
