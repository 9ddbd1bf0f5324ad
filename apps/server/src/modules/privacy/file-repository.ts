import { and, asc, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { blobs, exportedFiles, uploads } from "../../db/schema.ts";

/** A stored file and the row that it belongs to. */
export interface StoredFile {
  readonly rowId: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly blobKey: string;
}

/** The originals of an account that are still there. */
export async function listOriginals(queries: Queries, accountId: string): Promise<StoredFile[]> {
  return queries
    .select({
      rowId: uploads.id,
      fileName: uploads.fileName,
      sha256: blobs.sha256,
      blobKey: blobs.key,
    })
    .from(uploads)
    .innerJoin(blobs, and(eq(blobs.key, uploads.blobKey), eq(blobs.state, "ready")))
    .where(eq(uploads.accountId, accountId))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
}

/** The files made for an account that are still there. */
export async function listExportFiles(queries: Queries, accountId: string): Promise<StoredFile[]> {
  return queries
    .select({
      rowId: exportedFiles.id,
      fileName: exportedFiles.fileName,
      sha256: blobs.sha256,
      blobKey: blobs.key,
    })
    .from(exportedFiles)
    .innerJoin(blobs, and(eq(blobs.key, exportedFiles.blobKey), eq(blobs.state, "ready")))
    .where(eq(exportedFiles.accountId, accountId))
    .orderBy(asc(exportedFiles.createdAt), asc(exportedFiles.id));
}
