import { and, asc, count, desc, eq, ilike, lt, or, sql } from "drizzle-orm";
import { fitFigure, storedPostingSchema } from "@savile/model";
import type { ApplicationState, Posting, Tailoring } from "@savile/model";
import type { StoredLayout } from "./print-settings.ts";
import type { Queries } from "../../db/database.ts";
import { documents, exportedFiles, generationSessions, jobs, uploads } from "../../db/schema.ts";

export type SessionRow = typeof generationSessions.$inferSelect;
export type SessionStatus = "queued" | "running" | "succeeded" | "failed" | "cancelled";

/** A GenerationSession with where it stands: its outcome, or the state of its job while there is none. */
export interface StandingSession {
  readonly row: SessionRow;
  readonly status: SessionStatus;
}

/** Where a session stands: its outcome, or the state of its job while there is none. */
export function statusOf(row: Pick<SessionRow, "outcome">, jobState: string | null): SessionStatus {
  if (row.outcome !== null) return row.outcome;
  return jobState === "running" ? "running" : "queued";
}

export async function insertSession(
  queries: Queries,
  session: typeof generationSessions.$inferInsert,
): Promise<void> {
  await queries.insert(generationSessions).values(session);
}

export async function nameJob(queries: Queries, sessionId: string, jobId: number): Promise<void> {
  await queries
    .update(generationSessions)
    .set({ jobId })
    .where(eq(generationSessions.id, sessionId));
}

/** A session of this account. */
export async function findSession(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<StandingSession | null> {
  const [found] = await queries
    .select({ row: generationSessions, jobState: jobs.state })
    .from(generationSessions)
    .leftJoin(jobs, eq(jobs.id, generationSessions.jobId))
    .where(and(eq(generationSessions.id, id), eq(generationSessions.accountId, accountId)));
  return found === undefined
    ? null
    : { row: found.row, status: statusOf(found.row, found.jobState) };
}

/** A session by id alone, for the job that works on it. */
export async function loadSession(queries: Queries, id: string): Promise<SessionRow | null> {
  const [row] = await queries
    .select()
    .from(generationSessions)
    .where(eq(generationSessions.id, id));
  return row ?? null;
}

export async function findSessionOfJob(queries: Queries, jobId: number): Promise<string | null> {
  const [row] = await queries
    .select({ id: generationSessions.id })
    .from(generationSessions)
    .where(eq(generationSessions.jobId, jobId));
  return row?.id ?? null;
}

/** Sessions that a list holds where nothing else is asked for. */
export const listLimit = 100;

/** What a list shows of a session; its texts and documents stay in the database. */
const summaryColumns = {
  id: generationSessions.id,
  uploadId: generationSessions.uploadId,
  title: generationSessions.title,
  ownTitle: generationSessions.ownTitle,
  applicationState: generationSessions.applicationState,
  jobTitle: sql<string | null>`${generationSessions.posting} ->> 'title'`,
  company: sql<string | null>`${generationSessions.posting} ->> 'company'`,
  template: generationSessions.template,
  version: generationSessions.version,
  outcome: generationSessions.outcome,
  atsScore: generationSessions.atsScore,
  createdAt: generationSessions.createdAt,
  finishedAt: generationSessions.finishedAt,
};

/** Which sessions a list is about. */
export interface ListedOf {
  readonly accountId: string;
  /** Words of the title, company, one that may be it, or posting's title; empty for all. */
  readonly search?: string | undefined;
  readonly applicationState?: ApplicationState | undefined;
  readonly limit?: number | undefined;
}

function listed({ accountId, search = "", applicationState }: ListedOf) {
  const own = and(
    eq(generationSessions.accountId, accountId),
    applicationState === undefined
      ? undefined
      : eq(generationSessions.applicationState, applicationState),
  );
  if (search === "") return own;
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return and(
    own,
    or(
      ilike(generationSessions.title, pattern),
      ilike(generationSessions.ownTitle, pattern),
      // An employer that is not sure stands in no title, and is what people look for all the same.
      sql`${generationSessions.posting} ->> 'companyCandidates' ilike ${pattern}`,
    ),
  );
}

/** How many sessions a list without a limit would hold. */
export async function countSessions(queries: Queries, of: ListedOf): Promise<number> {
  const [found] = await queries.select({ n: count() }).from(generationSessions).where(listed(of));
  return found?.n ?? 0;
}

/** The newest sessions of an account. */
export async function listSessions(queries: Queries, of: ListedOf) {
  const found = await queries
    .select({ ...summaryColumns, jobState: jobs.state, fileName: uploads.fileName })
    .from(generationSessions)
    .leftJoin(jobs, eq(jobs.id, generationSessions.jobId))
    .leftJoin(uploads, eq(uploads.id, generationSessions.uploadId))
    .where(listed(of))
    .orderBy(desc(generationSessions.createdAt), desc(generationSessions.id))
    .limit(of.limit ?? listLimit);
  return found.map(({ jobState, ...row }) => ({ ...row, status: statusOf(row, jobState) }));
}
export type ListedSession = Awaited<ReturnType<typeof listSessions>>[number];

/** The jobs of the sessions that an account made before one, oldest first. */
export async function earlierJobs(
  queries: Queries,
  { accountId, id, createdAt }: Pick<SessionRow, "accountId" | "id" | "createdAt">,
) {
  const { posting } = generationSessions;
  return queries
    .select({
      title: sql<string | null>`${posting} ->> 'title'`,
      employer: sql<string | null>`${posting} ->> 'company'`,
      place: sql<string | null>`${posting} ->> 'location'`,
      createdAt: generationSessions.createdAt,
    })
    .from(generationSessions)
    .where(
      and(
        eq(generationSessions.accountId, accountId),
        or(
          lt(generationSessions.createdAt, createdAt),
          and(eq(generationSessions.createdAt, createdAt), lt(generationSessions.id, id)),
        ),
      ),
    )
    .orderBy(asc(generationSessions.createdAt), asc(generationSessions.id));
}

/** The posting as it was parsed when the session was made. */
export function postingOf(row: SessionRow): Posting {
  return storedPostingSchema.parse(row.posting);
}

/** Printed pages; `budget` is what the resume had as it was generated. */
export interface StoredPages {
  readonly resume: number;
  readonly letter: number;
  readonly budget: number;
}

/** The figures that lists show; the match score of the wire is *fit*. */
export function figuresOf(tailoring: Tailoring) {
  const confidence = tailoring.confidence.total;
  return {
    atsScore: fitFigure(tailoring.score),
    confidence: confidence === null ? null : Math.round(confidence),
  };
}

/** Stores both documents and the rest of the Tailoring. */
export async function storeTailoring(
  queries: Queries,
  session: Pick<SessionRow, "id" | "accountId">,
  tailoring: Tailoring,
  at: {
    finished: Date;
    durationMs: number;
    pages: StoredPages;
    layout: Pick<StoredLayout, "pageBudget">;
  },
): Promise<void> {
  const { resume, letter, ...report } = tailoring;
  const document = { sessionId: session.id, accountId: session.accountId, version: 1 };
  await queries.insert(documents).values([
    { ...document, kind: "resume", structure: resume, createdAt: at.finished },
    { ...document, kind: "cover_letter", structure: letter, createdAt: at.finished },
  ]);
  await queries
    .update(generationSessions)
    .set({
      outcome: "succeeded",
      report,
      ...figuresOf(tailoring),
      pages: at.pages,
      layout: at.layout,
      durationMs: at.durationMs,
      finishedAt: at.finished,
    })
    .where(eq(generationSessions.id, session.id));
}

/** Ends a session without a result. */
export async function closeSession(
  queries: Queries,
  id: string,
  end: { outcome: "failed" | "cancelled"; errorCode: string; at: Date },
): Promise<void> {
  await queries
    .update(generationSessions)
    .set({ outcome: end.outcome, errorCode: end.errorCode, finishedAt: end.at })
    .where(and(eq(generationSessions.id, id), sql`${generationSessions.outcome} is null`));
}

/** Removes a session with its documents; answers the blobs of its exports. */
export async function deleteSessionRow(queries: Queries, id: string): Promise<string[]> {
  const files = await queries
    .select({ key: exportedFiles.blobKey })
    .from(exportedFiles)
    .where(eq(exportedFiles.sessionId, id));
  await queries.delete(generationSessions).where(eq(generationSessions.id, id));
  return files.map((file) => file.key);
}
