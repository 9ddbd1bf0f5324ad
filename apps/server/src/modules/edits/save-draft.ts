import type { ErrorCode, SavedEdits } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { getSession } from "../generation/service.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";
import { storeAndShow } from "../review/store-and-show.ts";
import { pagesNow } from "./pages-now.ts";
import { readDraft } from "./read-draft.ts";
import type { Draft } from "./read-draft.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "renderer" | "texts">;

export interface SaveDraftInput {
  readonly accountId: string;
  readonly sessionId: string;
  /** The version that the person saw; without it the newest is meant. */
  readonly baseVersion: number | undefined;
  readonly draft: Draft;
  /** The same draft as it reads once it is stored; without it the draft itself. */
  readonly stored?: Draft;
}

async function shown(
  needs: Needs,
  { accountId, sessionId }: SaveDraftInput,
  refused: SavedEdits["refused"],
): Promise<Result<SavedEdits, ErrorCode>> {
  const session = await getSession(needs, accountId, sessionId);
  return session.ok ? ok({ session: session.value, refused }) : session;
}

/** The session as it is, where all of a draft for an older version holds already: its answer got lost. */
async function savedBefore(
  needs: Needs,
  reviewed: ReviewedSession,
  input: SaveDraftInput,
): Promise<Result<SavedEdits, ErrorCode>> {
  const read = await readDraft(needs, reviewed, input.stored ?? input.draft, { review: true });
  if (!read.ok) return err("stale_version");
  return read.value.refused.length === 0 && read.value.same
    ? shown(needs, input, [])
    : err("stale_version");
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
  const { accountId, sessionId } = input;
  const found = await findReviewed(needs.database.query, accountId, sessionId);
  if (!found.ok) return found;
  const reviewed = found.value;
  const { version, answers } = reviewed.state;
  if (version !== (input.baseVersion ?? version)) return savedBefore(needs, reviewed, input);
  const read = await readDraft(needs, reviewed, input.draft, { review: true });
  if (!read.ok) return read;
  const { decisions, tailoring, refused, same } = read.value;
  if (same || tailoring === null) return shown(needs, input, refused);
  const pages = await pagesNow(needs, reviewed, tailoring);
  const stored = await storeAndShow(needs, accountId, {
    sessionId,
    baseVersion: version,
    tailoring,
    at: needs.clock.now(),
    state: { version: version + 1, decisions, answers, pages },
  });
  return stored.ok ? ok({ session: stored.value, refused }) : stored;
}
