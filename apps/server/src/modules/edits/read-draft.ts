import type { DecisionBody, ErrorCode } from "@savile/contracts";
import type { Extraction, Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { layDraftTask } from "../../texts/tasks.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";
import type { DraftEdits, LaidDraft } from "../../texts/lay-draft.ts";

type Needs = Pick<Dependencies, "clock" | "texts">;

/** What a person changed and has not stored yet: new edits, and all decisions where one is new. */
export interface Draft {
  readonly edits: DraftEdits;
  readonly decisions?: readonly DecisionBody[] | undefined;
}

/** How a draft is laid over its session. */
export interface ReadDraftOptions {
  /** The source with what was attested; asked for where it is needed. */
  readonly source: () => Promise<Extraction>;
  /** Whether claims, score and counts are made anew. */
  readonly review: boolean;
  readonly signal?: AbortSignal;
}

/** Lays a draft over its session, in another process; see `layDraft`. */
export async function readDraft(
  needs: Needs,
  reviewed: ReviewedSession,
  draft: Draft,
  { source, review, signal }: ReadDraftOptions,
): Promise<Result<LaidDraft, ErrorCode>> {
  const { row } = reviewed.session;
  const { state, posting, tailoring, today } = reviewed;
  const needsSource = review || draft.decisions !== undefined;
  const input = {
    session: { state, posting, tailoring, today },
    jobDescription: row.jobDescription,
    extraction: needsSource ? await source() : null,
    edits: draft.edits,
    decisions: draft.decisions,
    at: needs.clock.now().toISOString(),
    review,
  };
  return needs.texts(layDraftTask, input, { account: row.accountId, signal });
}
