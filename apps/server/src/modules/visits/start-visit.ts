import type { ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import type { Account } from "../accounts/repository.ts";
import { startGeneration } from "../generation/start-generation.ts";
import { takeLimits } from "../limits/take-limits.ts";
import type { ReceivedFile } from "../uploads/receive-file.ts";
import { addUpload } from "../uploads/service.ts";
import { endVisit } from "./end-visits.ts";
import { visitRules } from "./limits.ts";
import * as store from "./repository.ts";
import { visitSeconds } from "./visit-cookie.ts";

type Needs = Pick<
  Dependencies,
  "database" | "blobs" | "clock" | "ids" | "extractor" | "scanner" | "texts" | "keys"
>;

export interface StartVisitInput {
  readonly file: ReceivedFile;
  readonly jobDescription: string;
  /** What the limits count by; `null` counts none. */
  readonly network: string | null;
  /** The visitor that this browser was until now: one result is held, not two. */
  readonly before: Account | null;
  readonly signal: AbortSignal;
}

export type VisitFault = { readonly code: ErrorCode; readonly retryAfter?: number };

/** Reads the file and starts the run, all under the account that stands in for the visitor. */
async function run(
  needs: Needs,
  visitor: Account,
  { file, jobDescription, signal }: StartVisitInput,
): Promise<Result<null, ErrorCode>> {
  const accountId = visitor.id;
  const upload = await addUpload(needs, { accountId, file, signal, onPage: () => undefined });
  if (!upload.ok) return upload;
  // Questions about the resume are asked once it is kept.
  const wanted = { accountId, uploadId: upload.value.row.id, jobDescription, asRead: true };
  const started = await startGeneration(needs, wanted);
  return started.ok ? ok(null) : started;
}

/**
 * Makes one result for somebody who has no account: held for a day and deleted then, unless somebody signs in to
 * keep it. What cannot be read leaves nothing behind.
 */
export async function startVisit(
  needs: Needs,
  input: StartVisitInput,
): Promise<Result<Account, VisitFault>> {
  const createdAt = needs.clock.now();
  const taken = await takeLimits(needs.database.query, visitRules(input.network), createdAt);
  if (!taken.ok) return err({ code: "rate_limit_exceeded", retryAfter: taken.retryAfter });
  const until = new Date(createdAt.getTime() + visitSeconds * 1_000);
  const id = needs.ids.next();
  const visitor = await store.insertVisitor(needs.database.query, { id, createdAt, until });
  const begun = await run(needs, visitor, input).catch(async (error: unknown) => {
    await endVisit(needs, id);
    throw error;
  });
  if (!begun.ok) {
    await endVisit(needs, id);
    return err({ code: begun.error });
  }
  if (input.before !== null) await endVisit(needs, input.before.id);
  return ok(visitor);
}
