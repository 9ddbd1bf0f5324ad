import { eq } from "drizzle-orm";
import { storedTailoringSchema, tailoredDocumentSchema } from "@savile/model";
import type { DocumentKind, TailoredDocument, Tailoring } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { documents } from "../../db/schema.ts";
import type { SessionRow } from "./repository.ts";

/** A stored document, whatever its structure is: it is checked when it is read. */
export interface DocumentRow {
  readonly kind: DocumentKind;
  readonly version: number;
  readonly createdAt: Date;
  readonly structure: unknown;
}

/** A document as it is now. */
export interface StoredDocument extends Omit<DocumentRow, "structure"> {
  readonly sessionId: string;
  readonly document: TailoredDocument;
}

/** The documents of a session as they are stored. */
export async function loadDocumentRows(
  queries: Queries,
  sessionId: string,
): Promise<DocumentRow[]> {
  return queries
    .select({
      kind: documents.kind,
      version: documents.version,
      createdAt: documents.createdAt,
      structure: documents.structure,
    })
    .from(documents)
    .where(eq(documents.sessionId, sessionId));
}

export async function loadDocuments(
  queries: Queries,
  sessionId: string,
): Promise<StoredDocument[]> {
  const found = await loadDocumentRows(queries, sessionId);
  return found.map(({ structure, ...row }) => ({
    sessionId,
    ...row,
    document: tailoredDocumentSchema.parse(structure),
  }));
}

/** The Tailoring put together again from the report and the documents; `null` before there is one. */
export function tailoringFrom(
  { report }: Pick<SessionRow, "report">,
  rows: readonly DocumentRow[],
): Tailoring | null {
  if (report === null || typeof report !== "object") return null;
  const of = (kind: DocumentKind) => rows.find((row) => row.kind === kind)?.structure;
  return storedTailoringSchema.parse({
    ...report,
    resume: of("resume"),
    letter: of("cover_letter"),
  });
}

/** {@link tailoringFrom} of what is stored. */
export async function loadTailoring(queries: Queries, row: SessionRow): Promise<Tailoring | null> {
  return row.report === null ? null : tailoringFrom(row, await loadDocumentRows(queries, row.id));
}
