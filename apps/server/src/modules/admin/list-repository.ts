import { and, count, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import * as z from "zod";
import { rows } from "../../db/database.ts";
import type { Queries } from "../../db/database.ts";
import { accounts, generationSessions, signInSessions } from "../../db/schema.ts";
import type { Account } from "../accounts/repository.ts";

/** A page of the list of accounts. */
export interface AccountPage {
  readonly limit: number;
  readonly offset: number;
  /** Part of an address, lower case; empty for all. */
  readonly search: string;
  readonly sort: "created" | "email" | "activity";
  readonly order: "asc" | "desc";
}

/** People, not those who only look in and may never sign in. */
const matches = (search: string): SQL | undefined =>
  and(
    isNull(accounts.visitorUntil),
    search === "" ? undefined : sql`position(${search} in ${accounts.email}) > 0`,
  );

const sortings: Readonly<Record<AccountPage["sort"], SQL>> = {
  created: sql`${accounts.createdAt}`,
  email: sql`${accounts.email} collate "C"`,
  activity: sql`coalesce((select max(greatest(s.rotated_at, s.last_seen_at)) from sign_in_sessions s
    where s.account_id = ${accounts.id}), ${accounts.createdAt})`,
};

export async function listAccounts(queries: Queries, page: AccountPage): Promise<Account[]> {
  const sorting = sortings[page.sort];
  const direction = page.order === "asc" ? sql`asc` : sql`desc`;
  return queries
    .select()
    .from(accounts)
    .where(matches(page.search))
    .orderBy(sql`${sorting} ${direction}`, sql`${accounts.id} ${direction}`)
    .limit(page.limit)
    .offset(page.offset);
}

export async function countAccounts(queries: Queries, search: string): Promise<number> {
  const [found] = await queries.select({ n: count() }).from(accounts).where(matches(search));
  return found?.n ?? 0;
}

/** When a SignInSession counts as living. */
export interface Living {
  readonly createdAfter: Date;
  readonly usedAfter: Date;
}

const isLiving = (living: Living) =>
  and(
    isNull(signInSessions.revokedAt),
    gt(signInSessions.createdAt, living.createdAfter),
    gt(signInSessions.rotatedAt, living.usedAfter),
  );

/** How many browsers each of these accounts is signed in with. */
export async function countLiving(
  queries: Queries,
  accountIds: readonly string[],
  living: Living,
): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map();
  const found = await queries
    .select({ accountId: signInSessions.accountId, n: count() })
    .from(signInSessions)
    .where(and(inArray(signInSessions.accountId, [...accountIds]), isLiving(living)))
    .groupBy(signInSessions.accountId);
  return new Map(found.map((row) => [row.accountId, row.n]));
}

/** Addresses of accounts by id. */
export async function emailsOf(
  queries: Queries,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const found = await queries
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(accountIds)]));
  return new Map(found.map((row) => [row.id, row.email]));
}

export interface SessionCounts {
  readonly active: number;
  readonly recent: number;
}

/** SignInSessions that live, and those that began since a moment. */
export async function countSignIns(
  queries: Queries,
  living: Living,
  since: Date,
): Promise<SessionCounts> {
  const [active] = await queries
    .select({ n: count() })
    .from(signInSessions)
    .where(isLiving(living));
  const [recent] = await queries
    .select({ n: count() })
    .from(signInSessions)
    .where(gt(signInSessions.createdAt, since));
  return { active: active?.n ?? 0, recent: recent?.n ?? 0 };
}

/** The accounts with the most GenerationSessions since a moment. */
export async function topAccounts(
  queries: Queries,
  since: Date,
  limit: number,
): Promise<{ email: string; sessions: number }[]> {
  const made = count();
  return queries
    .select({ email: accounts.email, sessions: made })
    .from(generationSessions)
    .innerJoin(accounts, eq(accounts.id, generationSessions.accountId))
    .where(and(isNull(accounts.visitorUntil), gt(generationSessions.createdAt, since)))
    .groupBy(accounts.id, accounts.email)
    .orderBy(desc(made), accounts.email)
    .limit(limit);
}

const dayRow = z.object({ day: z.string(), count: z.coerce.number() });
export type DayCount = z.infer<typeof dayRow>;

/** How many rows of a table were made on each UTC day since a moment; days without any are left out. */
export async function countByDay(
  queries: Queries,
  table: "accounts" | "generation_sessions",
  since: Date,
): Promise<DayCount[]> {
  return rows(
    queries,
    sql`select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
      from ${sql.identifier(table)} where created_at >= ${since.toISOString()}::timestamptz
        and ${sql.identifier(table === "accounts" ? "id" : "account_id")}
          not in (select id from accounts where visitor_until is not null)
      group by 1 order by 1`,
    dayRow,
  );
}
