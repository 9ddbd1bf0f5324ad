import type { DecisionBody, ErrorCode, Session } from "@savile/contracts";
import { err } from "@savile/model";
import type { Result } from "@savile/model";
import { reviewDocuments } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { textWorkOf } from "../../texts/writing-tasks.ts";
import { failureCode } from "../generation-sessions/failure-code.ts";
import { readDecisions } from "../../texts/read-decisions.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import { storeAndShow } from "./store-and-show.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "renderer" | "texts">;

export interface DecideChangesInput {
  readonly accountId: string;
  readonly sessionId: string;
  readonly baseVersion: number;
  readonly decisions: readonly DecisionBody[];
}

/**
 * Replaces the person's decisions: the documents are put together anew from the source, checked and scored.
 * `stale_version` when the session was changed since `baseVersion`.
 */
export async function decideChanges(
  needs: Needs,
  input: DecideChangesInput,
): Promise<Result<Session, ErrorCode>> {
  const { accountId, sessionId, baseVersion } = input;
  const found = await findReviewed(needs.database.query, accountId, sessionId);
  if (!found.ok) return found;
  const reviewed = found.value;
  const { session, state } = reviewed;
  if (state.version !== baseVersion) return err("stale_version");
  const at = needs.clock.now();
  const decisions = readDecisions(reviewed, input.decisions, at.toISOString());
  if (!decisions.ok) return decisions;
  const made = await reviewDocuments(
    {
      ...reviewed,
      ...reviewed.layout,
      extraction: await loadAttestedSource(needs.database.query, session.row),
      jobDescription: session.row.jobDescription,
      decisions: decisions.value,
    },
    needs.renderer,
    textWorkOf(needs.texts, accountId),
  );
  if (!made.ok) return err(failureCode(made.error));
  return storeAndShow(needs, accountId, {
    sessionId,
    baseVersion,
    tailoring: made.value.tailoring,
    at,
    state: {
      version: baseVersion + 1,
      decisions: decisions.value,
      answers: state.answers,
      pages: { ...state.pages, resume: made.value.pages },
    },
  });
}
