import { err, ok } from "@savile/model";
import type { ExtractionFailure, ReadBack, Result } from "@savile/model";
import { exportDocument } from "./export-document.ts";
import type { ExportDocumentInput, ExportFailure } from "./export-document.ts";
import type { FieldRow } from "./fields/field-row.ts";
import { countFields, recoverFields } from "./fields/recover-fields.ts";
import type { Extractor, Renderer } from "./ports.ts";
import { printedDocument } from "./printed-document.ts";

/**
 * What a parser reads from the file of a document: its plain text, and each printed value beside the
 * recovered one, in the order of printing.
 */
export interface ParserView {
  readonly readBack: ReadBack;
  readonly text: string;
  readonly fields: readonly FieldRow[];
}

/** Makes the file of a document, as it would be handed out, and shows what a parser makes of it. */
export async function whatParserReads(
  input: ExportDocumentInput,
  renderer: Renderer,
  extractor: Extractor,
): Promise<Result<ParserView, ExportFailure | ExtractionFailure>> {
  const made = await exportDocument(input, renderer);
  if (!made.ok) return err(made.error);
  const { bytes, readBack } = made.value;
  const { template, format, createdAt } = input;
  const today = input.today ?? new Date(createdAt * 1000).toISOString().slice(0, 10);
  const document = printedDocument(input.document);
  const read = await recoverFields({ bytes, format, document, template, today }, extractor);
  if (!read.ok) return read;
  const { text, fields } = read.value;
  return ok({ readBack: { ...readBack, fields: countFields(fields) }, text, fields });
}
