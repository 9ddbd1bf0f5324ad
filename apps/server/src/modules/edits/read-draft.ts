import type { DecisionBody, ErrorCode, RefusedWireEdit } from "@savile/contracts";
import { invertEdit, ok, replayEdits } from "@savile/model";
import type { Decision, Documents, Result, Tailoring } from "@savile/model";
import { reviewTexts } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { readDecisions } from "../review/read-decisions.ts";
import { loadAttestedSource } from "../review/review-state.ts";
import type { ReviewedSession } from "../review/reviewed-session.ts";
import { withEdits } from "./read-edits.ts";
import type { EditedState, EditReader, PlacedEdit } from "./read-edits.ts";

type Needs = Pick<Dependencies, "database" | "clock">;

/** What a person changed and has not stored yet: new edits, and all decisions where one is new. */
export interface Draft {
  readonly edits: EditReader;
  readonly decisions?: readonly DecisionBody[] | undefined;
}

/** Documents with their claims, score and counts, and the edits that were left out. */
export interface ReviewedDraft {
  readonly tailoring: Tailoring;
  readonly refused: RefusedWireEdit[];
}

/** A draft laid over its session; nothing is stored. */
export interface ReadDraft {
  readonly decisions: Decision[];
  /** The documents with everything that holds. */
  readonly documents: Documents;
  /** Edits whose address says nothing; which others do not hold, the review tells. */
  readonly unread: readonly RefusedWireEdit[];
  readonly review: () => Promise<ReviewedDraft>;
}

function documentsOf({ resume, letter }: Tailoring): Documents {
  return { resume: resume.resume, letter: letter.letter };
}

/** Documents with their edits, and as they are without them. */
function editedState(tailoring: Tailoring): EditedState {
  const documents = documentsOf(tailoring);
  const { edits = [], outdated = [] } = tailoring.edited ?? {};
  const back = edits.toReversed().map((edit) => invertEdit(edit, edit.at));
  return { documents, base: replayEdits(documents, back).documents, outdated };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a draft leaves a session as it is: the same decisions and the same edits give the same documents. */
export function changesNothing(
  { state, tailoring }: ReviewedSession,
  decisions: readonly Decision[],
  next: Tailoring,
): boolean {
  return same(decisions, state.decisions) && same(next.edited ?? null, tailoring.edited ?? null);
}

/** Reviews a session with decisions and new edits; the stored ones are part of its Tailoring. */
async function reviewWith(
  needs: Needs,
  reviewed: ReviewedSession,
  decisions: readonly Decision[],
  placed: readonly PlacedEdit[],
): Promise<ReviewedDraft> {
  const { row } = reviewed.session;
  const { tailoring, refused } = reviewTexts({
    ...reviewed,
    extraction: await loadAttestedSource(needs.database.query, row),
    jobDescription: row.jobDescription,
    decisions,
    pending: placed.map(({ edit }) => edit),
  });
  return {
    tailoring,
    refused: refused.map(({ index, code }) => ({ index: placed[index]?.index ?? index, code })),
  };
}

/**
 * Lays a draft over the session as it is: decisions first, because edits are made on what they leave. Refused
 * where a decision cannot be used; edits that do not hold are named and left out.
 */
export async function readDraft(
  needs: Needs,
  reviewed: ReviewedSession,
  draft: Draft,
): Promise<Result<ReadDraft, ErrorCode>> {
  const { state } = reviewed;
  const at = needs.clock.now().toISOString();
  const decisions =
    draft.decisions === undefined
      ? ok(state.decisions)
      : readDecisions(reviewed, draft.decisions, at);
  if (!decisions.ok) return decisions;
  const base = same(decisions.value, state.decisions)
    ? reviewed.tailoring
    : (await reviewWith(needs, reviewed, decisions.value, [])).tailoring;
  const { edits, refused: unread } = draft.edits(editedState(base));
  return ok({
    decisions: decisions.value,
    documents: withEdits(documentsOf(base), edits),
    unread,
    review: async () => {
      if (edits.length === 0) return { tailoring: base, refused: [...unread] };
      const { tailoring, refused } = await reviewWith(needs, reviewed, decisions.value, edits);
      return { tailoring, refused: [...unread, ...refused].toSorted((a, b) => a.index - b.index) };
    },
  });
}
