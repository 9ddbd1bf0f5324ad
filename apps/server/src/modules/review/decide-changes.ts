import type { DecisionBody, ErrorCode, Session } from "@savile/contracts";
import { err } from "@savile/model";
import type { Result } from "@savile/model";
import { reviewDocuments } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { textWorkOf } from "../../texts/writing-tasks.ts";
import { failureCode } from "../generation-sessions/failure-code.ts";
import { readDecisions } from "../../texts/read-decisions.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import { findWritable } from "./find-writable.ts";
import type { Writer } from "./find-writable.ts";
import { storeAndShow } from "./store-and-show.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "renderer" | "texts">;

export interface DecideChangesInput {
  readonly account: Writer;
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
  const { account, sessionId, baseVersion } = input;
  const found = await findWritable(needs, account, sessionId);
  if (!found.ok) return found;
  const reviewed = found.value;
  const { session, state } = reviewed;
  if (state.version !== baseVersion) return err("stale_version");
  const at = needs.clock.now();
  const decisions = readDecisions(reviewed, input.decisions, at.toISOString());
  if (!decisions.ok) return decisions;
  const extraction = await loadAttestedSource(needs.database.query, session.row);
  const made = await reviewDocuments(
    {
      ...reviewed,
      ...reviewed.layout,
      extraction,
      jobDescription: session.row.jobDescription,
      decisions: decisions.value,
    },
    needs.renderer,
    textWorkOf(needs.texts, account.id),
  );
  if (!made.ok) return err(failureCode(made.error));
  const { tailoring } = made.value;
  const pages = { ...state.pages, resume: made.value.pages };
  const next = { ...state, version: baseVersion + 1, decisions: decisions.value, pages };
  return storeAndShow(needs, { before: reviewed, state: next, tailoring, at }, extraction);
}
