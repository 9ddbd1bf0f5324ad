import type { Queries } from "../../db/database.ts";
import { cancelJob, deleteEndedJob } from "../../jobs/repository.ts";
import { deleteAccountRow } from "../accounts/repository.ts";
import { markBlobsDeleting } from "../blobs/repository.ts";
import { blobKeysOf, openJobsOf } from "./repository.ts";

/**
 * Ends the work of an account and removes its row with all that hangs on it, inside a transaction. Answers the
 * files whose bytes are still to go; the sweep finds them, too.
 */
export async function eraseAccount(queries: Queries, accountId: string): Promise<string[]> {
  for (const id of await openJobsOf(queries, accountId)) {
    await cancelJob(queries, id);
    await deleteEndedJob(queries, id);
  }
  const blobKeys = await blobKeysOf(queries, accountId);
  await markBlobsDeleting(queries, blobKeys);
  await deleteAccountRow(queries, accountId);
  return blobKeys;
}
