import type { DecisionBody, ErrorCode, RefusedWireEdit, WireEdit } from "@savile/contracts";
import { invertEdit, ok, replayEdits } from "@savile/model";
import type {
  Decision,
  DocumentKind,
  Documents,
  Extraction,
  Result,
  Tailoring,
} from "@savile/model";
import { reviewWithEdits } from "@savile/tailoring";
import { sourceOf } from "@savile/workflow";
import { readDecisions } from "./read-decisions.ts";
import type { ReviewedSession } from "../modules/generation-sessions/reviewed-session.ts";
import { readMarkdownEdits, readWireEdits, withEdits } from "./read-edits.ts";
import type { EditedState, EditReader, PlacedEdit } from "./read-edits.ts";

/** New edits as they came: one by one, or as the text that a document is to have. Times are ISO. */
export type DraftEdits =
  | { readonly from: "wire"; readonly edits: readonly WireEdit[]; readonly now: string }
  | {
      readonly from: "markdown";
      readonly kind: DocumentKind;
      readonly markdown: string;
      readonly at: string;
    };

export interface LayDraftInput {
  readonly session: Pick<ReviewedSession, "state" | "posting" | "tailoring" | "today">;
  readonly jobDescription: string;
  /** The source with what was attested; needed where decisions come along and for a review. */
  readonly extraction: Extraction | null;
  readonly edits: DraftEdits;
  /** All decisions, where one is new. */
  readonly decisions: readonly DecisionBody[] | undefined;
  readonly at: string;
  /** Whether claims, score and counts are made anew. */
  readonly review: boolean;
}

/** A draft laid over its session; nothing is stored. */
export interface LaidDraft {
  readonly decisions: Decision[];
  /** The documents with everything that holds. */
  readonly documents: Documents;
  /** Edits that were left out: without a review, only those whose address says nothing. */
  readonly refused: RefusedWireEdit[];
  /** What a review makes of it. */
  readonly tailoring: Tailoring | null;
  /** Whether the session stays as it is: the same decisions and edits give the same documents. */
  readonly same: boolean;
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

function readerOf(edits: DraftEdits): EditReader {
  return edits.from === "wire"
    ? readWireEdits(edits.edits, new Date(edits.now))
    : readMarkdownEdits(edits.kind, edits.markdown, edits.at);
}

/** Reviews a session with decisions and new edits; the stored ones are part of its Tailoring. */
function reviewWith(
  { session, jobDescription, extraction }: LayDraftInput,
  decisions: readonly Decision[],
  placed: readonly PlacedEdit[],
): { tailoring: Tailoring; refused: RefusedWireEdit[] } {
  if (extraction === null) throw new Error("a review needs the source");
  const { posting, today, tailoring: standing } = session;
  const { tailoring, refused } = reviewWithEdits({
    ...sourceOf({ extraction, posting, jobDescription, today }),
    tailoring: standing,
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
export function layDraft(input: LayDraftInput): Result<LaidDraft, ErrorCode> {
  const { state, tailoring: standing } = input.session;
  const read =
    input.decisions === undefined
      ? ok(state.decisions)
      : readDecisions(input.session, input.decisions, input.at);
  if (!read.ok) return read;
  const decisions = read.value;
  const decided = same(decisions, state.decisions);
  const base = decided ? standing : reviewWith(input, decisions, []).tailoring;
  const { edits, refused: unread } = readerOf(input.edits)(editedState(base));
  const documents = withEdits(documentsOf(base), edits);
  const made =
    input.review && edits.length > 0
      ? reviewWith(input, decisions, edits)
      : { tailoring: base, refused: [] };
  const unchanged = same(made.tailoring.edited ?? null, standing.edited ?? null);
  return ok({
    decisions,
    documents,
    refused: [...unread, ...made.refused].toSorted((a, b) => a.index - b.index),
    tailoring: input.review ? made.tailoring : null,
    same: decided && unchanged,
  });
}
