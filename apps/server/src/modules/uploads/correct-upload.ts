import type { ErrorCode } from "@savile/contracts";
import { err, isSameCorrection, ok } from "@savile/model";
import type { Correction, Extraction, Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import type { Queries } from "../../db/database.ts";
import { correctTask } from "../../texts/tasks.ts";
import * as store from "./repository.ts";
import type { UploadRow } from "./repository.ts";
import type { ReadUpload } from "./service.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "ids" | "texts">;

export interface CorrectUploadInput {
  readonly accountId: string;
  readonly uploadId: string;
  readonly baseRevision: number;
  readonly corrections: readonly Correction[];
}

/** Corrections keep the time at which they were first stored; what a client says of it counts for nothing. */
function stamped(
  corrections: readonly Correction[],
  kept: readonly Correction[],
  now: string,
): Correction[] {
  const known = [...kept];
  return corrections.map((one) => {
    const at = known.findIndex((other) => isSameCorrection(one, other));
    const [twin] = at < 0 ? [] : known.splice(at, 1);
    return { ...one, at: twin?.at ?? now };
  });
}

/** Stores what the corrections make of the reading; sources that nothing needs any more go. */
async function replaceSource(
  needs: Needs,
  queries: Queries,
  input: { row: UploadRow; corrections: readonly Correction[]; extraction: Extraction },
): Promise<UploadRow> {
  const { row, corrections, extraction } = input;
  const first = row.readingId ?? row.sourceId;
  const corrected = corrections.length > 0;
  const next: UploadRow = {
    ...row,
    sourceId: corrected ? needs.ids.next() : first,
    readingId: corrected ? first : null,
    corrections,
    revision: row.revision + 1,
  };
  if (corrected) {
    await store.insertSource(queries, {
      id: next.sourceId,
      accountId: row.accountId,
      extraction,
      createdAt: needs.clock.now(),
    });
  }
  await store.storeCorrections(queries, next);
  if (row.sourceId !== first) await store.deleteUnusedSource(queries, row.sourceId);
  return next;
}

/**
 * Replaces the corrections of an upload. Generations made before keep what they were made from; those made
 * from now on use the corrected source. `conflict` where the list was replaced meanwhile,
 * `correction_refused` where one of them fits nothing: then nothing changes.
 */
export async function correctUpload(
  needs: Needs,
  input: CorrectUploadInput,
): Promise<Result<ReadUpload, ErrorCode>> {
  const { accountId, uploadId, baseRevision } = input;
  const seen = await store.findUpload(needs.database.query, accountId, uploadId);
  if (seen === null) return err("upload_not_found");
  if (seen.revision !== baseRevision) return err("conflict");
  const now = needs.clock.now().toISOString();
  const corrections = stamped(input.corrections, store.correctionsOf(seen), now);
  const reading = await store.loadSource(needs.database.query, seen.readingId ?? seen.sourceId);
  // Before the row is held: nobody waits for the database while another process works.
  const corrected = { reading, corrections, accountId, at: now };
  const applied = await needs.texts(correctTask, corrected, { account: accountId });
  if (!applied.ok) return err("correction_refused");
  const extraction = applied.value;
  return needs.database.transaction(async (queries): Promise<Result<ReadUpload, ErrorCode>> => {
    const row = await store.lockUpload(queries, accountId, uploadId);
    if (row === null) return err("upload_not_found");
    if (row.revision !== baseRevision) return err("conflict");
    const next = await replaceSource(needs, queries, { row, corrections, extraction });
    return ok({ row: next, extraction, reading: corrections.length === 0 ? null : reading });
  });
}
