import { sample } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { findUpload } from "../uploads/repository.ts";

/** What tells whether a run is that of the sample. */
export interface SampledRun {
  readonly uploadId?: string | null | undefined;
  readonly jobDescription: string;
}

/** Whether a run is made of the built-in resume, as it is, and the built-in posting: it is never counted. */
export async function isSample(
  queries: Queries,
  accountId: string,
  { uploadId, jobDescription }: SampledRun,
): Promise<boolean> {
  if (typeof uploadId !== "string" || jobDescription.trim() !== sample.posting.trim()) return false;
  const upload = await findUpload(queries, accountId, uploadId);
  return upload !== null && upload.sha256 === sample.sha256 && upload.readingId === null;
}
