import { and, eq } from "drizzle-orm";
import { isSameValue } from "@savile/model";
import type { Tailoring } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { declinedGaps, documents, generationSessions } from "../../db/schema.ts";
import { figuresOf, loadDocuments, loadSession } from "../generation-sessions/repository.ts";
import { keepVersion } from "../versions/keep-version.ts";
import type { VersionCause } from "../versions/keep-version.ts";
import { loadDocumentRows } from "../versions/repository.ts";
import type { ReviewState } from "../generation-sessions/review-state.ts";

/** What a review stores; `state.version` is the new one. */
export interface Reviewed {
  readonly sessionId: string;
  readonly baseVersion: number;
  readonly state: ReviewState;
  readonly tailoring: Tailoring;
  readonly at: Date;
  /** Who made this version; the person unless something else is said. */
  readonly cause?: VersionCause;
}

/** What a document prints, for comparing. */
function printed(document: Tailoring["resume"] | Tailoring["letter"]): unknown {
  return document.kind === "resume" ? document.resume : document.letter;
}

/** A document that prints something else is a new version; files of the older one stay what they were. */
async function storeDocuments(queries: Queries, reviewed: Reviewed): Promise<void> {
  const { tailoring, sessionId, state, at } = reviewed;
  for (const stored of await loadDocuments(queries, sessionId)) {
    const structure = stored.kind === "resume" ? tailoring.resume : tailoring.letter;
    const same = isSameValue(printed(stored.document), printed(structure));
    await queries
      .update(documents)
      .set({ structure, ...(same ? {} : { version: state.version, createdAt: at }) })
      .where(and(eq(documents.sessionId, sessionId), eq(documents.kind, stored.kind)));
  }
}

/** Stores a review that was made on the current version; `false` when another one came first. */
export async function storeReview(queries: Queries, reviewed: Reviewed): Promise<boolean> {
  const { resume: _, letter: __, ...report } = reviewed.tailoring;
  const { version, decisions, answers, pages } = reviewed.state;
  const { sessionId, tailoring, at, state, cause = { by: "you" } } = reviewed;
  const before = await loadSession(queries, sessionId);
  if (before === null || before.version !== reviewed.baseVersion) return false;
  const changed = await queries
    .update(generationSessions)
    .set({ version, decisions, answers, pages, report, ...figuresOf(reviewed.tailoring) })
    .where(
      and(
        eq(generationSessions.id, reviewed.sessionId),
        eq(generationSessions.version, reviewed.baseVersion),
      ),
    )
    .returning({ id: generationSessions.id });
  if (changed.length === 0) return false;
  const documentsBefore = await loadDocumentRows(queries, sessionId);
  await storeDocuments(queries, reviewed);
  await keepVersion(queries, { before, documents: documentsBefore, tailoring, state, cause, at });
  return true;
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
