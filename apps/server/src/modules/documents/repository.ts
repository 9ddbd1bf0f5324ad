import { and, asc, eq } from "drizzle-orm";
import { readBackSchema } from "@savile/model";
import type { DocumentKind, FileFormat, ReadBack } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { exportedFiles, generationSessions } from "../../db/schema.ts";
import type { StoredPages } from "../generation-sessions/repository.ts";
import type { StoredLayout } from "../generation-sessions/print-settings.ts";

type ExportRow = typeof exportedFiles.$inferSelect & { readonly readBack: ReadBack };

export interface ExportKey {
  readonly sessionId: string;
  readonly kind: DocumentKind;
  readonly format: FileFormat;
  readonly madeFrom: string;
}

/** The file that was made from exactly this before. */
export async function findExport(queries: Queries, key: ExportKey): Promise<ExportRow | null> {
  const [row] = await queries
    .select()
    .from(exportedFiles)
    .where(
      and(
        eq(exportedFiles.sessionId, key.sessionId),
        eq(exportedFiles.kind, key.kind),
        eq(exportedFiles.format, key.format),
        eq(exportedFiles.madeFrom, key.madeFrom),
      ),
    );
  return row === undefined ? null : { ...row, readBack: readBackSchema.parse(row.readBack) };
}

/** Stores a file, or its new blob when the same file was made before. */
export async function saveExport(
  queries: Queries,
  file: typeof exportedFiles.$inferInsert,
): Promise<void> {
  await queries
    .insert(exportedFiles)
    .values(file)
    .onConflictDoUpdate({
      target: [
        exportedFiles.sessionId,
        exportedFiles.kind,
        exportedFiles.format,
        exportedFiles.madeFrom,
      ],
      set: { blobKey: file.blobKey, sha256: file.sha256, size: file.size, readBack: file.readBack },
    });
}

/** The files of a session in the order in which they were made. */
export async function listExports(queries: Queries, sessionId: string): Promise<ExportRow[]> {
  const found = await queries
    .select()
    .from(exportedFiles)
    .where(eq(exportedFiles.sessionId, sessionId))
    .orderBy(asc(exportedFiles.createdAt), asc(exportedFiles.id));
  return found.map((row) => ({ ...row, readBack: readBackSchema.parse(row.readBack) }));
}

/** The page budget and breaks of a session, and the pages that its documents take with them. */
export async function storeLayout(
  queries: Queries,
  sessionId: string,
  set: { layout: StoredLayout; pages: StoredPages },
): Promise<void> {
  await queries.update(generationSessions).set(set).where(eq(generationSessions.id, sessionId));
}
