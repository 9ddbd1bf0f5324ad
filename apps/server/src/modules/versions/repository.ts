import { and, desc, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { versionChangesSchema } from "@savile/contracts";
import type { VersionChanges } from "@savile/contracts";
import type { ApplicationState } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { documents, generationSessions, refinements, sessionVersions } from "../../db/schema.ts";
import { figuresOf } from "../generation-sessions/repository.ts";
import { unpackAgainst, unpackText } from "./pack-text.ts";
import type { WholeState } from "./pack-text.ts";
import { tailoringOf } from "../generation-sessions/version-state.ts";
import type { VersionState } from "../generation-sessions/version-state.ts";

/** A version as it is listed. */
export interface ListedVersion {
  readonly number: number;
  readonly by: typeof sessionVersions.$inferSelect.by;
  readonly changes: VersionChanges;
  readonly template: string;
  readonly atsScore: number | null;
  readonly createdAt: Date;
}

const listed = {
  number: sessionVersions.number,
  by: sessionVersions.by,
  changes: sessionVersions.changes,
  template: sessionVersions.template,
  atsScore: sessionVersions.atsScore,
  createdAt: sessionVersions.createdAt,
};

/** The versions of a session that are kept, newest first. */
export async function listVersions(queries: Queries, sessionId: string): Promise<ListedVersion[]> {
  const found = await queries
    .select(listed)
    .from(sessionVersions)
    .where(eq(sessionVersions.sessionId, sessionId))
    .orderBy(desc(sessionVersions.number));
  return found.map((row) => ({ ...row, changes: versionChangesSchema.parse(row.changes) }));
}

export async function insertVersion(
  queries: Queries,
  row: typeof sessionVersions.$inferInsert,
): Promise<void> {
  // Rows of an import may bear the number already: what happens here is what counts.
  const { sessionId: _, number: __, ...set } = { state: null, basis: null, ...row };
  await queries
    .insert(sessionVersions)
    .values(row)
    .onConflictDoUpdate({ target: [sessionVersions.sessionId, sessionVersions.number], set });
}

function versionOf(sessionId: string, number: number) {
  return and(eq(sessionVersions.sessionId, sessionId), eq(sessionVersions.number, number));
}

/**
 * Keeps the state of a version that is about to be superseded, in the row that it has; the first one gets its
 * row now.
 */
export async function keepState(
  queries: Queries,
  row: typeof sessionVersions.$inferInsert,
): Promise<void> {
  const { template, atsScore, state, basis } = row;
  await queries
    .insert(sessionVersions)
    .values(row)
    .onConflictDoUpdate({
      target: [sessionVersions.sessionId, sessionVersions.number],
      set: { template, atsScore, state, basis },
    });
}

/** A version with the text of its state; `null` where it is not kept. */
export async function loadVersion(
  queries: Queries,
  sessionId: string,
  number: number,
): Promise<(ListedVersion & { readonly text: string }) | null> {
  const [row] = await queries
    .select({ ...listed, state: sessionVersions.state, basis: sessionVersions.basis })
    .from(sessionVersions)
    .where(versionOf(sessionId, number));
  if (row === undefined || row.state === null) return null;
  const { state, basis, ...rest } = row;
  const version = { ...rest, changes: versionChangesSchema.parse(row.changes) };
  if (basis === null) return { ...version, text: unpackText(state) };
  const [stem] = await queries
    .select({ state: sessionVersions.state })
    .from(sessionVersions)
    .where(versionOf(sessionId, basis));
  if (stem === undefined || stem.state === null) return null;
  return { ...version, text: unpackAgainst(state, unpackText(stem.state)) };
}

/** A version as its neighbours look at it. */
export interface KeptVersion {
  readonly number: number;
  readonly by: ListedVersion["by"];
  /** The version that its state is told against; `null` where it is kept whole or not at all. */
  readonly basis: number | null;
  readonly createdAt: Date;
}

/** The versions of a session, oldest first, and the newest state before one of them that is kept whole. */
export interface KeptVersions {
  readonly versions: readonly KeptVersion[];
  readonly whole: WholeState | null;
}

/** All of it in one statement: of the states only the one that others may be told against is brought. */
export async function loadKept(
  queries: Queries,
  sessionId: string,
  before: number,
): Promise<KeptVersions> {
  const { number, by, basis, createdAt, state } = sessionVersions;
  const isWhole = sql`${state} is not null and ${basis} is null and ${number} < ${before}`;
  const newest = sql`max(case when ${isWhole} then ${number} end) over ()`;
  const found = await queries
    .select({
      number,
      by,
      basis,
      createdAt,
      whole: sql<string | null>`case when ${number} = ${newest} then ${state} end`,
    })
    .from(sessionVersions)
    .where(eq(sessionVersions.sessionId, sessionId))
    .orderBy(number);
  let whole: WholeState | null = null;
  for (const row of found) {
    if (row.whole !== null) whole = { number: row.number, state: row.whole };
  }
  return { versions: found, whole };
}

export async function removeVersions(
  queries: Queries,
  sessionId: string,
  numbers: readonly number[],
): Promise<void> {
  await queries
    .delete(sessionVersions)
    .where(
      and(eq(sessionVersions.sessionId, sessionId), inArray(sessionVersions.number, [...numbers])),
    );
}

export interface PutBack {
  readonly sessionId: string;
  readonly baseVersion: number;
  readonly state: VersionState;
  readonly pages: VersionState["pages"];
}

/** Makes an earlier state the present one; `false` when the session was changed since. */
export async function putBack(queries: Queries, back: PutBack): Promise<boolean> {
  const { sessionId, baseVersion, state, pages } = back;
  const { report, decisions, answers, layout } = state;
  const figures = figuresOf(tailoringOf(state));
  const changed = await queries
    .update(generationSessions)
    .set({ version: baseVersion + 1, report, decisions, answers, layout, pages, ...figures })
    .where(and(eq(generationSessions.id, sessionId), eq(generationSessions.version, baseVersion)))
    .returning({ id: generationSessions.id });
  if (changed.length === 0) return false;
  for (const { structure, version, createdAt } of [state.resume, state.letter]) {
    await queries
      .update(documents)
      .set({ structure, version, createdAt: new Date(createdAt) })
      .where(and(eq(documents.sessionId, sessionId), eq(documents.kind, structure.kind)));
  }
  return true;
}

/** Instructions that stand again, and those that no longer do. */
export async function setStanding(
  queries: Queries,
  sessionId: string,
  standing: readonly string[],
  at: Date,
): Promise<void> {
  const own = eq(refinements.sessionId, sessionId);
  const ids = [...standing];
  await queries
    .update(refinements)
    .set({ undoneAt: null })
    .where(and(own, inArray(refinements.id, ids)));
  await queries
    .update(refinements)
    .set({ undoneAt: at })
    .where(
      and(
        own,
        eq(refinements.outcome, "applied"),
        isNull(refinements.undoneAt),
        notInArray(refinements.id, ids),
      ),
    );
}

export async function storeApplicationState(
  queries: Queries,
  sessionId: string,
  applicationState: ApplicationState,
): Promise<void> {
  await queries
    .update(generationSessions)
    .set({ applicationState })
    .where(eq(generationSessions.id, sessionId));
}

export async function storeOwnTitle(
  queries: Queries,
  sessionId: string,
  ownTitle: string | null,
): Promise<void> {
  await queries
    .update(generationSessions)
    .set({ ownTitle })
    .where(eq(generationSessions.id, sessionId));
}
