import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { billingAlarms, generationSessions, outboxMails } from "../../db/schema.ts";
import { countDamaged } from "../blobs/repository.ts";
import { failedCalls } from "../models/ledger.ts";

/** Something that failed, all of one kind together. */
export interface Failure {
  readonly at: Date;
  readonly what: string;
  readonly code: string;
  readonly count: number;
}

const latest = (column: typeof generationSessions.finishedAt | typeof outboxMails.finishedAt) =>
  sql<string>`to_char(max(${column}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

async function failedRuns(queries: Queries, since: Date): Promise<Failure[]> {
  const found = await queries
    .select({
      at: latest(generationSessions.finishedAt),
      code: generationSessions.errorCode,
      n: count(),
    })
    .from(generationSessions)
    .where(and(eq(generationSessions.outcome, "failed"), gt(generationSessions.finishedAt, since)))
    .groupBy(generationSessions.errorCode);
  return found.map(({ at, code, n }) => ({
    at: new Date(at),
    what: "generation",
    code: code ?? "generation_failed",
    count: n,
  }));
}

async function failedMails(queries: Queries, since: Date): Promise<Failure[]> {
  const found = await queries
    .select({ at: latest(outboxMails.finishedAt), code: outboxMails.error, n: count() })
    .from(outboxMails)
    .where(and(eq(outboxMails.state, "failed"), gt(outboxMails.finishedAt, since)))
    .groupBy(outboxMails.error);
  return found.map(({ at, code, n }) => ({
    at: new Date(at),
    what: "mail",
    code: code ?? "unknown",
    count: n,
  }));
}

async function alarms(queries: Queries, since: Date): Promise<Failure[]> {
  const found = await queries.select().from(billingAlarms).where(gt(billingAlarms.lastAt, since));
  return found.map((row) => ({
    at: row.lastAt,
    what: "billing",
    code: row.code,
    count: row.count,
  }));
}

/** Calls to language models that failed: a wrong key or an unknown model shows here at once. */
async function failedModels(queries: Queries, since: Date): Promise<Failure[]> {
  const found = await failedCalls(queries, since);
  return found.map(({ lastAt, failure, count }) => ({
    at: lastAt,
    what: "language_model",
    code: failure,
    count,
  }));
}

/** Files that are damaged now, whenever that was found: they stay a failure until they are whole or deleted. */
async function damagedFiles(queries: Queries): Promise<Failure[]> {
  const { count: damaged, latest } = await countDamaged(queries);
  if (latest === null) return [];
  return [{ at: latest, what: "file", code: "file_damaged", count: damaged }];
}

/** What failed since a moment, the latest first. */
export async function listFailures(queries: Queries, since: Date): Promise<Failure[]> {
  const all = [
    ...(await failedRuns(queries, since)),
    ...(await failedMails(queries, since)),
    ...(await alarms(queries, since)),
    ...(await failedModels(queries, since)),
    ...(await damagedFiles(queries)),
  ];
  return all.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** How many runs failed since a moment. */
export async function countFailedRuns(queries: Queries, since: Date): Promise<number> {
  const runs = await failedRuns(queries, since);
  return runs.reduce((sum, run) => sum + run.count, 0);
}
