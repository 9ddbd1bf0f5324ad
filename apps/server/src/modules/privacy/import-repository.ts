import { and, eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "../../db/database.ts";
import { generationSessions, refinements, uploads } from "../../db/schema.ts";

type Row = Readonly<Record<string, unknown>>;

function momentOf(row: Row): Date | null {
  const time = typeof row["createdAt"] === "string" ? Date.parse(row["createdAt"]) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time);
}

async function knownUpload(queries: Queries, accountId: string, row: Row, createdAt: Date) {
  const [found] = await queries
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        eq(uploads.accountId, accountId),
        eq(uploads.sha256, String(row["sha256"])),
        eq(uploads.createdAt, createdAt),
      ),
    );
  return found?.id ?? null;
}

async function knownSession(queries: Queries, accountId: string, row: Row, createdAt: Date) {
  const [found] = await queries
    .select({ id: generationSessions.id })
    .from(generationSessions)
    .where(
      and(
        eq(generationSessions.accountId, accountId),
        eq(generationSessions.title, String(row["title"])),
        eq(generationSessions.createdAt, createdAt),
      ),
    );
  return found?.id ?? null;
}

async function knownRefinement(queries: Queries, accountId: string, row: Row, createdAt: Date) {
  const [found] = await queries
    .select({ id: refinements.id })
    .from(refinements)
    .where(
      and(
        eq(refinements.accountId, accountId),
        eq(refinements.instruction, String(row["instruction"])),
        eq(refinements.createdAt, createdAt),
      ),
    );
  return found?.id ?? null;
}

/** The id of the same upload, session or refinement in this account, so that importing twice brings nothing twice. */
export async function findKnown(
  queries: Queries,
  table: PgTable,
  accountId: string,
  row: Row,
): Promise<string | null> {
  const createdAt = momentOf(row);
  if (createdAt === null) return null;
  if (table === uploads) return knownUpload(queries, accountId, row, createdAt);
  if (table === generationSessions) return knownSession(queries, accountId, row, createdAt);
  if (table === refinements) return knownRefinement(queries, accountId, row, createdAt);
  return null;
}
