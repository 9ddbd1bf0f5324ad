import { and, eq } from "drizzle-orm";
import { isSameValue } from "@savile/model";
import type { TailoredDocument, Tailoring } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { declinedGaps, documents, generationSessions } from "../../db/schema.ts";
import { figuresOf } from "../generation-sessions/repository.ts";
import type { SessionRow } from "../generation-sessions/repository.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";
import { keepVersion } from "../versions/keep-version.ts";
import type { VersionCause } from "../versions/keep-version.ts";
import type { ReviewState } from "../generation-sessions/review-state.ts";

/** What a review stores; `state.version` is the new one. */
export interface Reviewed {
  /** The session as the review read it. */
  readonly before: ReviewedSession;
  readonly state: ReviewState;
  readonly tailoring: Tailoring;
  readonly at: Date;
  /** Who made this version; the person unless something else is said. */
  readonly cause?: VersionCause;
}

/** What a document prints, for comparing. */
function printed(document: TailoredDocument): unknown {
  return document.kind === "resume" ? document.resume : document.letter;
}

/** A document that prints something else is a new version; files of the older one stay what they were. */
async function storeDocuments(queries: Queries, reviewed: Reviewed): Promise<void> {
  const { before, tailoring, state, at } = reviewed;
  const { id: sessionId } = before.session.row;
  for (const part of ["resume", "letter"] as const) {
    const [was, structure] = [before.tailoring[part], tailoring[part]];
    if (isSameValue(was, structure)) continue;
    const same = isSameValue(printed(was), printed(structure));
    await queries
      .update(documents)
      .set({ structure, ...(same ? {} : { version: state.version, createdAt: at }) })
      .where(and(eq(documents.sessionId, sessionId), eq(documents.kind, structure.kind)));
  }
}

/** The columns of a session that a review changes. */
function changedColumns({ tailoring, state }: Reviewed) {
  const { resume: _, letter: __, ...report } = tailoring;
  const { version, decisions, answers, pages } = state;
  return { version, decisions, answers, pages, report, ...figuresOf(tailoring) };
}

/**
 * Stores a review that was made on the current version and answers the row of the session with it; `null` when
 * another change came first. Another template makes no version but counts the pages anew, so it is one as well.
 */
export async function storeReview(
  queries: Queries,
  reviewed: Reviewed,
): Promise<SessionRow | null> {
  const { before, tailoring, at, state, cause = { by: "you" } } = reviewed;
  const { row } = before.session;
  const columns = changedColumns(reviewed);
  const changed = await queries
    .update(generationSessions)
    .set(columns)
    .where(
      and(
        eq(generationSessions.id, row.id),
        eq(generationSessions.version, row.version),
        eq(generationSessions.template, row.template),
      ),
    )
    .returning({ id: generationSessions.id });
  if (changed.length === 0) return null;
  await storeDocuments(queries, reviewed);
  const { documents: rows } = before;
  await keepVersion(queries, { before: row, documents: rows, tailoring, state, cause, at });
  return { ...row, ...columns };
}

/** Subjects that an account does not want to be asked about. */
export async function listDeclined(queries: Queries, accountId: string): Promise<string[]> {
  const found = await queries
    .select({ canonical: declinedGaps.canonical })
    .from(declinedGaps)
    .where(eq(declinedGaps.accountId, accountId));
  return found.map((row) => row.canonical);
}

export async function addDeclined(
  queries: Queries,
  declined: { accountId: string; canonical: string; createdAt: Date },
): Promise<void> {
  await queries.insert(declinedGaps).values(declined).onConflictDoNothing();
}

export async function removeDeclined(
  queries: Queries,
  declined: { accountId: string; canonical: string },
): Promise<void> {
  await queries
    .delete(declinedGaps)
    .where(
      and(
        eq(declinedGaps.accountId, declined.accountId),
        eq(declinedGaps.canonical, declined.canonical),
      ),
    );
}
