import { and, eq, notExists, or, sql } from "drizzle-orm";
import { correctionsSchema, extractionSchema } from "@savile/model";
import type { Correction, Extraction } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { generationSessions, sourceResumes, uploads } from "../../db/schema.ts";

export type UploadRow = typeof uploads.$inferSelect;

export async function insertSource(
  queries: Queries,
  source: { id: string; accountId: string; extraction: Extraction; createdAt: Date },
): Promise<void> {
  await queries.insert(sourceResumes).values(source);
}

export async function insertUpload(
  queries: Queries,
  upload: typeof uploads.$inferInsert,
): Promise<void> {
  await queries.insert(uploads).values(upload);
}

/** An upload of this account. */
export async function findUpload(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<UploadRow | null> {
  const [row] = await queries
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.accountId, accountId)));
  return row ?? null;
}

/** An upload with what is known of its file. */
export interface UploadWithSource {
  readonly row: UploadRow;
  readonly extraction: Extraction;
}

/**
 * An upload of this account with what is known of its file, both of one moment: a correction puts another source
 * in the place of this one, and two questions might ask for one that has just gone.
 */
export async function findUploadWithSource(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<UploadWithSource | null> {
  const [found] = await queries
    .select({ row: uploads, extraction: sourceResumes.extraction })
    .from(uploads)
    .innerJoin(sourceResumes, eq(sourceResumes.id, uploads.sourceId))
    .where(and(eq(uploads.id, id), eq(uploads.accountId, accountId)));
  if (found === undefined) return null;
  return { row: found.row, extraction: extractionSchema.parse(found.extraction) };
}

/** An upload of this account, held until the transaction ends, so that one correction at a time is stored. */
export async function lockUpload(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<UploadRow | null> {
  const [row] = await queries
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.accountId, accountId)))
    .for("update");
  return row ?? null;
}

/** The corrections that are stored with an upload. */
export function correctionsOf(row: UploadRow): Correction[] {
  return correctionsSchema.parse(row.corrections);
}

export async function storeCorrections(
  queries: Queries,
  row: Pick<UploadRow, "id" | "sourceId" | "readingId" | "corrections" | "revision">,
): Promise<void> {
  const { id, ...values } = row;
  await queries.update(uploads).set(values).where(eq(uploads.id, id));
}

/** What was read from a file. Throws when the source is gone: the rows that name it forbid that. */
export async function loadSource(queries: Queries, sourceId: string): Promise<Extraction> {
  const [row] = await queries
    .select({ extraction: sourceResumes.extraction })
    .from(sourceResumes)
    .where(eq(sourceResumes.id, sourceId));
  return extractionSchema.parse(row?.extraction);
}

export async function deleteUploadRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(uploads).where(eq(uploads.id, id));
}

/** Removes a source that neither an upload nor a generation session needs any more. */
export async function deleteUnusedSource(queries: Queries, sourceId: string): Promise<void> {
  const byUpload = queries
    .select({ one: sql`1` })
    .from(uploads)
    .where(or(eq(uploads.sourceId, sourceId), eq(uploads.readingId, sourceId)));
  const bySession = queries
    .select({ one: sql`1` })
    .from(generationSessions)
    .where(eq(generationSessions.sourceId, sourceId));
  await queries
    .delete(sourceResumes)
    .where(and(eq(sourceResumes.id, sourceId), notExists(byUpload), notExists(bySession)));
}
