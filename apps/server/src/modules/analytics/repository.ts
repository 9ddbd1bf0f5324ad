import { and, asc, eq, min, sql } from "drizzle-orm";
import { sample, storedPostingSchema } from "@savile/model";
import type { ApplicationState } from "@savile/model";
import * as z from "zod";
import type { Queries } from "../../db/database.ts";
import { exportedFiles, generationSessions, uploads } from "../../db/schema.ts";

/** An application as it is counted. */
export interface Application {
  readonly id: string;
  readonly title: string;
  readonly jobTitle: string | null;
  readonly company: string | null;
  readonly state: ApplicationState;
  readonly fit: number | null;
  readonly createdAt: Date;
  readonly firstDownload: Date | null;
  /** The same for the same posting. */
  readonly posting: string;
  /** What the posting asks for and the resume does not show. */
  readonly missing: readonly { readonly key: string; readonly term: string }[];
}

const gapsSchema = z.object({ gaps: z.array(z.string()) });
const named: ReadonlySet<string> = new Set(["skill", "cert", "licence", "language"]);
/** Longer phrases are sentences of one posting, not terms. */
const mostWords = 5;

function missingOf(stored: unknown, report: unknown): Application["missing"] {
  const posting = storedPostingSchema.safeParse(stored);
  const read = gapsSchema.safeParse(report);
  if (!posting.success || !read.success) return [];
  const gaps = new Set(read.data.gaps);
  return posting.data.requirements
    .filter(
      ({ id, kind, text }) =>
        gaps.has(id) && named.has(kind) && text.split(/\s+/).length <= mostWords,
    )
    .map(({ canonical, text }) => ({
      key: canonical.length > 0 ? canonical.toSorted().join("|") : text.toLowerCase(),
      term: text,
    }));
}

/** The first file of each session of an account. */
function firstDownloads(queries: Queries, accountId: string) {
  return queries
    .select({ sessionId: exportedFiles.sessionId, at: min(exportedFiles.createdAt) })
    .from(exportedFiles)
    .where(eq(exportedFiles.accountId, accountId))
    .groupBy(exportedFiles.sessionId);
}

/** Whether the run is that of the sample: its resume as it is, and its posting. */
const isSampleRun = sql`(coalesce(${uploads.sha256}, '') = ${sample.sha256} and ${uploads.readingId} is null and btrim(${generationSessions.jobDescription}, E' \t\r\n') = ${sample.posting.trim()})`;

/** The applications of an account, oldest first: its finished runs, without those of the sample. */
export async function listApplications(
  queries: Queries,
  accountId: string,
): Promise<Application[]> {
  const found = await queries
    .select({
      id: generationSessions.id,
      title: sql<string>`coalesce(${generationSessions.ownTitle}, ${generationSessions.title})`,
      state: generationSessions.applicationState,
      fit: generationSessions.atsScore,
      createdAt: generationSessions.createdAt,
      hash: sql<string>`md5(${generationSessions.jobDescription})`,
      posting: generationSessions.posting,
      report: sql<unknown>`jsonb_build_object('gaps', ${generationSessions.report} -> 'gaps')`,
    })
    .from(generationSessions)
    .leftJoin(uploads, eq(uploads.id, generationSessions.uploadId))
    .where(
      and(
        eq(generationSessions.accountId, accountId),
        eq(generationSessions.outcome, "succeeded"),
        sql`not ${isSampleRun}`,
      ),
    )
    .orderBy(asc(generationSessions.createdAt), asc(generationSessions.id));
  const firsts = new Map(
    (await firstDownloads(queries, accountId)).map(({ sessionId, at }) => [sessionId, at]),
  );
  return found.map(({ hash, posting, report, ...row }) => {
    const parsed = storedPostingSchema.safeParse(posting);
    return {
      ...row,
      jobTitle: parsed.data?.title ?? null,
      company: parsed.data?.company ?? null,
      firstDownload: firsts.get(row.id) ?? null,
      posting: hash,
      missing: missingOf(posting, report),
    };
  });
}
