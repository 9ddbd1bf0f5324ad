import type { ErrorCode, SavedEdits } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Extraction, Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { presentSession } from "../generation-sessions/present-session.ts";
import { loadAttestedSource } from "../generation-sessions/review-state.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";
import { findWritable } from "../review/find-writable.ts";
import type { Writer } from "../review/find-writable.ts";
import { storeAndShow } from "../review/store-and-show.ts";
import { pagesNow } from "./pages-now.ts";
import { readDraft } from "./read-draft.ts";
import type { Draft } from "./read-draft.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "renderer" | "texts">;

export interface SaveDraftInput {
  readonly account: Writer;
  readonly sessionId: string;
  /** The version that the person saw; without it the newest is meant. */
  readonly baseVersion: number | undefined;
  readonly draft: Draft;
  /** The same draft as it reads once it is stored; without it the draft itself. */
  readonly stored?: Draft;
}

/** A session as it is, with its source as the person attested it. */
interface Base {
  readonly reviewed: ReviewedSession;
  readonly extraction: Extraction;
}

function shown({ reviewed, extraction }: Base, refused: SavedEdits["refused"]): SavedEdits {
  const { session, tailoring } = reviewed;
  return { session: presentSession(session, { extraction, tailoring }), refused };
}

function read(needs: Needs, { reviewed, extraction }: Base, draft: Draft) {
  return readDraft(needs, reviewed, draft, { source: async () => extraction, review: true });
}

/** The session as it is, where all of a draft for an older version holds already: its answer got lost. */
async function savedBefore(
  needs: Needs,
  base: Base,
  { draft, stored = draft }: SaveDraftInput,
): Promise<Result<SavedEdits, ErrorCode>> {
  const laid = await read(needs, base, stored);
  const holds = laid.ok && laid.value.refused.length === 0 && laid.value.same;
  return holds ? ok(shown(base, [])) : err("stale_version");
}

/**
 * Stores a person's newest edits, and their decisions where some come along, as one new version. Edits that do
 * not hold are named and the rest is stored; where nothing is left to change, the version stays.
 * `stale_version` when the session was changed since `baseVersion` and the draft is not in it.
 */
export async function saveDraft(
  needs: Needs,
  input: SaveDraftInput,
): Promise<Result<SavedEdits, ErrorCode>> {
  const found = await findWritable(needs, input.account, input.sessionId);
  if (!found.ok) return found;
  const reviewed = found.value;
  const extraction = await loadAttestedSource(needs.database.query, reviewed.session.row);
  const base = { reviewed, extraction };
  const { state } = reviewed;
  if (state.version !== (input.baseVersion ?? state.version)) {
    return savedBefore(needs, base, input);
  }
  const laid = await read(needs, base, input.draft);
  if (!laid.ok) return laid;
  const { decisions, tailoring, refused, same } = laid.value;
  if (same || tailoring === null) return ok(shown(base, refused));
  const pages = await pagesNow(needs, reviewed, tailoring);
  const next = { ...state, version: state.version + 1, decisions, pages };
  const made = { before: reviewed, state: next, tailoring, at: needs.clock.now() };
  const stored = await storeAndShow(needs, made, extraction);
  return stored.ok ? ok({ session: stored.value, refused }) : stored;
}
