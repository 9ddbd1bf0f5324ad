import type { ErrorCode } from "@savile/contracts";
import { err, papers } from "@savile/model";
import type { Result } from "@savile/model";
import * as z from "zod";
import type { Dependencies } from "../../dependencies.ts";
import { findSession, postingOf } from "../generation-sessions/repository.ts";
import { startGeneration } from "../generation/start-generation.ts";
import type { StartedGeneration } from "../generation/start-generation.ts";

export interface DuplicateSessionInput {
  readonly accountId: string;
  readonly sessionId: string;
  readonly jobDescription: string;
  readonly template?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** Which template a duplicate takes where none is named; `null` for an unknown session. */
export async function templateOfSession(
  needs: Pick<Dependencies, "database">,
  accountId: string,
  sessionId: string,
): Promise<string | null> {
  const session = await findSession(needs.database.query, accountId, sessionId);
  return session?.row.template ?? null;
}

/**
 * Tailors the resume of a session to another posting, as a run of its own: with the corrections that the
 * upload has by now, or, once the upload is gone, with what this session was made of. Answers that were given
 * for the old posting stay with it.
 */
export async function duplicateSession(
  needs: Pick<Dependencies, "database" | "ids" | "clock" | "texts">,
  input: DuplicateSessionInput,
): Promise<Result<StartedGeneration, ErrorCode>> {
  const { accountId, sessionId, jobDescription, template, idempotencyKey } = input;
  const session = await findSession(needs.database.query, accountId, sessionId);
  if (session === null) return err("session_not_found");
  const { uploadId, sourceId, template: ownTemplate, paper } = session.row;
  return startGeneration(needs, {
    accountId,
    ...(uploadId === null ? { sourceId } : { uploadId }),
    jobDescription,
    template: template ?? ownTemplate,
    paper: z.enum(papers).parse(paper),
    // The same posting has the same employer.
    company:
      jobDescription === session.row.jobDescription
        ? postingOf(session.row).companyAnswer
        : undefined,
    idempotencyKey,
  });
}
