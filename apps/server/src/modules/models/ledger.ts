import type { AttemptRecord, Spent } from "@savile/language-models";
import type { Plan } from "@savile/model";
import { and, gte, isNotNull, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { modelCalls } from "../../db/schema.ts";

/** Whose run a call belongs to. */
export interface BookedFor {
  readonly accountId: string;
  /** `null` for a try of whoever sets the model up. */
  readonly sessionId: string | null;
  readonly plan: Plan;
}

/** Books one attempt, also a failed one. */
export async function bookCall(
  queries: Queries,
  who: BookedFor,
  record: AttemptRecord,
  at: Date,
): Promise<void> {
  const { usage } = record;
  await queries.insert(modelCalls).values({
    at,
    ...who,
    stage: record.stage,
    attempt: record.attempt,
    provider: record.provider,
    model: record.model,
    inputTokens: usage.input,
    cacheReadTokens: usage.cacheRead,
    cacheWriteTokens: usage.cacheWrite,
    outputTokens: usage.output,
    priceVersion: record.priceVersion,
    costMicros: record.costMicros,
    failure: record.failure,
    requestId: record.requestId,
    durationMs: record.ms,
    firstByteMs: record.firstByteMs,
  });
}

/** Midnight of a day in UTC. */
function dayOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

function monthOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

/** What was spent since midnight and since the first of the month (UTC). */
export async function spentOf(queries: Queries, now: Date): Promise<Spent> {
  const day = dayOf(now).toISOString();
  const [row] = await queries
    .select({
      month: sql<string>`coalesce(sum(${modelCalls.costMicros}), 0)`,
      day: sql<string>`coalesce(sum(${modelCalls.costMicros}) filter (where ${modelCalls.at} >= ${day}::timestamptz), 0)`,
    })
    .from(modelCalls)
    .where(gte(modelCalls.at, monthOf(now)));
  return { dayMicros: Number(row?.day ?? 0), monthMicros: Number(row?.month ?? 0) };
}

/** Attempts since midnight (UTC). */
export async function callsToday(queries: Queries, now: Date): Promise<number> {
  return queries.$count(modelCalls, gte(modelCalls.at, dayOf(now)));
}

/** Attempts that failed in one way. */
export interface FailedCalls {
  readonly failure: string;
  readonly count: number;
  readonly lastAt: Date;
}

/** Attempts that failed since a moment, what a person cancelled left out. */
export async function failedCalls(queries: Queries, since: Date): Promise<FailedCalls[]> {
  const rows = await queries
    .select({
      failure: modelCalls.failure,
      count: sql<string>`count(*)`,
      lastAt: sql<string>`to_char(max(${modelCalls.at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(modelCalls)
    .where(and(gte(modelCalls.at, since), isNotNull(modelCalls.failure)))
    .groupBy(modelCalls.failure);
  return rows.flatMap(({ failure, count, lastAt }) =>
    failure === null || failure === "aborted"
      ? []
      : [{ failure, count: Number(count), lastAt: new Date(lastAt) }],
  );
}

/** What one model did since a moment. Money is in millionths of a US dollar. */
export interface ModelCost {
  readonly model: string;
  readonly provider: string;
  readonly calls: number;
  readonly failures: number;
  readonly inputTokens: number;
  readonly cachedTokens: number;
  readonly outputTokens: number;
  readonly costMicros: number;
  readonly sessions: number;
}

const count = (expression: ReturnType<typeof sql>) => sql<string>`coalesce(${expression}, 0)`;

/** Calls, tokens and money by model, the dearest first. */
export async function modelCosts(queries: Queries, since: Date): Promise<ModelCost[]> {
  const rows = await queries
    .select({
      model: modelCalls.model,
      provider: modelCalls.provider,
      calls: count(sql`count(*)`),
      failures: count(sql`count(${modelCalls.failure})`),
      inputTokens: count(sql`sum(${modelCalls.inputTokens} + ${modelCalls.cacheWriteTokens})`),
      cachedTokens: count(sql`sum(${modelCalls.cacheReadTokens})`),
      outputTokens: count(sql`sum(${modelCalls.outputTokens})`),
      costMicros: count(sql`sum(${modelCalls.costMicros})`),
      sessions: count(sql`count(distinct ${modelCalls.sessionId})`),
    })
    .from(modelCalls)
    .where(gte(modelCalls.at, since))
    .groupBy(modelCalls.model, modelCalls.provider)
    .orderBy(sql`sum(${modelCalls.costMicros}) desc`, modelCalls.model);
  return rows.map(({ model, provider, ...sums }) => ({
    model,
    provider,
    calls: Number(sums.calls),
    failures: Number(sums.failures),
    inputTokens: Number(sums.inputTokens),
    cachedTokens: Number(sums.cachedTokens),
    outputTokens: Number(sums.outputTokens),
    costMicros: Number(sums.costMicros),
    sessions: Number(sums.sessions),
  }));
}

const keepFor = 5_000;

/** What was spent, read anew after a few seconds at the latest; what runs now is counted apart. */
export function createSpentReader(read: () => Promise<Spent>, now: () => number) {
  let known: Promise<Spent> | null = null;
  let readAt = 0;
  return (): Promise<Spent> => {
    if (known === null || now() - readAt > keepFor) {
      readAt = now();
      known = read();
      known.catch(() => {
        known = null;
      });
    }
    return known;
  };
}
