import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { documents, generationSessions, jobs, sourceResumes } from "../../db/schema.ts";
import { statusOf } from "../generation-sessions/repository.ts";
import type { SessionRow, SessionStatus } from "../generation-sessions/repository.ts";

/** A session whose large parts are the JSON texts that the database holds: nothing reads and writes them again. */
export interface StoredSession {
  readonly row: Omit<SessionRow, "posting" | "report">;
  readonly status: SessionStatus;
  readonly jobTitle: string | null;
  readonly company: string | null;
  readonly posting: string;
  /** Without what is kept only to take instructions and edits back; `null` before there is one. */
  readonly report: string | null;
  readonly extraction: string;
  readonly resume: string | null;
  readonly letter: string | null;
}

const { posting, report, ...small } = getTableColumns(generationSessions);

function structure(kind: "resume" | "cover_letter") {
  return sql<string | null>`(select ${documents.structure}::text from ${documents}
    where ${documents.sessionId} = ${generationSessions.id} and ${documents.kind} = ${kind})`;
}

/** A session of this account. */
export async function findStored(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<StoredSession | null> {
  const [found] = await queries
    .select({
      row: small,
      jobState: jobs.state,
      jobTitle: sql<string | null>`${posting} ->> 'title'`,
      company: sql<string | null>`${posting} ->> 'company'`,
      posting: sql<string>`${posting}::text`,
      report: sql<string | null>`((${report} - 'refined') #- '{edited,written}')::text`,
      extraction: sql<string>`${sourceResumes.extraction}::text`,
      resume: structure("resume"),
      letter: structure("cover_letter"),
    })
    .from(generationSessions)
    .innerJoin(sourceResumes, eq(sourceResumes.id, generationSessions.sourceId))
    .leftJoin(jobs, eq(jobs.id, generationSessions.jobId))
    .where(and(eq(generationSessions.id, id), eq(generationSessions.accountId, accountId)));
  if (found === undefined) return null;
  const { jobState, ...stored } = found;
  return { ...stored, status: statusOf(stored.row, jobState) };
}
