import { and, eq, gt, isNotNull, lte } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import {
  accounts,
  blobs,
  documents,
  generationSessions,
  jobs,
  modelCalls,
  runEvents,
  sessionVersions,
  sourceResumes,
  uploads,
} from "../../db/schema.ts";
import type { Account } from "../accounts/repository.ts";

/** The account that stands in for a visitor. It has no address, so that nobody can sign in to it. */
export async function insertVisitor(
  queries: Queries,
  visitor: { id: string; createdAt: Date; until: Date },
): Promise<Account> {
  const { id, createdAt, until } = visitor;
  const row = { id, email: `visitor:${id}`, createdAt, visitorUntil: until };
  const [account] = await queries.insert(accounts).values(row).returning();
  if (account === undefined) throw new Error("the visitor was not stored");
  return account;
}

/** A visitor whose time is not over. */
export async function findVisitorRow(
  queries: Queries,
  id: string,
  now: Date,
): Promise<Account | null> {
  const [found] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), gt(accounts.visitorUntil, now)));
  return found ?? null;
}

/** Visitors whose time is over. */
export async function findOverdue(queries: Queries, now: Date, most: number): Promise<string[]> {
  const found = await queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNotNull(accounts.visitorUntil), lte(accounts.visitorUntil, now)))
    .limit(most);
  return found.map(({ id }) => id);
}

/** The session that a visitor holds, with the file that it was made of. */
export async function findHeld(
  queries: Queries,
  accountId: string,
): Promise<{ sessionId: string; fileName: string } | null> {
  const [found] = await queries
    .select({ sessionId: generationSessions.id, fileName: uploads.fileName })
    .from(generationSessions)
    .innerJoin(uploads, eq(uploads.id, generationSessions.uploadId))
    .where(eq(generationSessions.accountId, accountId));
  return found ?? null;
}

const handed = [
  sourceResumes,
  uploads,
  generationSessions,
  documents,
  sessionVersions,
  runEvents,
  modelCalls,
  jobs,
  blobs,
] as const;

/** Hands all that a visitor holds over to an account. */
export async function handOver(queries: Queries, from: string, to: string): Promise<void> {
  for (const table of handed) {
    await queries.update(table).set({ accountId: to }).where(eq(table.accountId, from));
  }
}
