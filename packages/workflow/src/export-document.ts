import { exportFileName } from "@savile/documents";
import type { NamedJob, RenderFailure } from "@savile/documents";
import { err, fileFormats, ok } from "@savile/model";
import type { FileFormat, ProofRow, ReadBack, Result, TailoredDocument } from "@savile/model";
import { countFields, recoverFields } from "./fields/recover-fields.ts";
import { makeFile } from "./make-file.ts";
import type { MadeFile, MakeFileInput } from "./make-file.ts";
import type { Extractor, Renderer } from "./ports.ts";
import { printedDocument } from "./printed-document.ts";

/** Formats in which a document can be handed out. */
export const exportFormats = fileFormats;
export type ExportFormat = FileFormat;

const mediaTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  json: "application/json; charset=utf-8",
  reactive: "application/json; charset=utf-8",
  rendercv: "application/yaml; charset=utf-8",
} as const satisfies Record<ExportFormat, string>;

/** A file that was read back by code that did not write it. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly readBack: ReadBack;
}

export type ExportFailure =
  | RenderFailure
  | { readonly code: "unreadable"; readonly detail: string; readonly readBack: ReadBack };

/**
 * A document to hand out. `createdAt` is the time of its version in seconds since 1970: the same version
 * gives the same bytes. `today` (`YYYY-MM-DD`) is the day as of which the file is read back, by default that
 * of the version.
 */
export interface ExportDocumentInput extends Omit<MakeFileInput, "document"> {
  readonly document: TailoredDocument;
  readonly today?: string | undefined;
  /** The job that the file is named after. */
  readonly job?: NamedJob | undefined;
  /** The table of proof, as a last page of a resume in PDF, DOCX or TXT. */
  readonly proof?: readonly ProofRow[] | undefined;
}

/**
 * Whether every printed line came back, in order, and nothing else is wrong with the file. Lines of a PDF
 * that readers take apart may be missing, and the count says so.
 */
function isProven(readBack: ReadBack): boolean {
  const { format, lines, found, inOrder, missing } = readBack;
  return inOrder && found + missing.length === lines && (format === "pdf" || found === lines);
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

function withPages(readBack: ReadBack, made: MadeFile): ReadBack {
  if (made.pageCount === null || readBack.pageCount === made.pageCount) return readBack;
  const fault = `${made.pageCount} pages, of which the file has ${readBack.pageCount ?? 0}`;
  return { ...readBack, missing: [...readBack.missing, fault] };
}

async function proofOf(
  made: MadeFile,
  input: MakeFileInput,
  today: string,
  renderer: Renderer,
  extractor: Extractor | undefined,
): Promise<Result<ReadBack, RenderFailure>> {
  const { document, template, format } = input;
  const { bytes } = made;
  const read = await renderer.readBack({ bytes, format, document, template });
  if (!read.ok) return read;
  const proof = withPages(read.value, made);
  if (extractor === undefined) return ok(proof);
  const recovered = await recoverFields({ bytes, format, document, template, today }, extractor);
  return ok(recovered.ok ? { ...proof, fields: countFields(recovered.value.fields) } : proof);
}

function unreadable(readBack: ReadBack): ExportFailure {
  const { lines, found, missing, inOrder } = readBack;
  const named = missing.slice(0, 3).join(" · ");
  const detail =
    missing.length === 0 && !inOrder
      ? "the lines are not read back in the order of printing"
      : `${lines - found} of ${lines} lines cannot be read back: ${named}`;
  return { code: "unreadable", detail, readBack };
}

const formatsWithProof: readonly FileFormat[] = ["pdf", "docx", "txt"];

/** The document as it is printed; a last page with the table of proof is none that the budget counts. */
function withProof(input: ExportDocumentInput): Pick<MakeFileInput, "document" | "pageBudget"> {
  const document = printedDocument(input.document);
  const rows = (input.proof ?? []).filter(({ line }) => line !== undefined);
  const { pageBudget, format } = input;
  if (document.kind !== "resume" || rows.length === 0 || !formatsWithProof.includes(format)) {
    return { document, pageBudget };
  }
  const more = ([2, 3, undefined] as const)[(pageBudget ?? 3) - 1];
  return { document: { ...document, proof: rows }, pageBudget: more };
}

/**
 * Makes a file, reads it back and refuses to hand it out when a printed line is not in it. With an
 * `extractor` the proof also counts the values that a parser recovers from it.
 */
export async function exportDocument(
  input: ExportDocumentInput,
  renderer: Renderer,
  extractor?: Extractor,
): Promise<Result<ExportedFile, ExportFailure>> {
  const { today = dayOf(input.createdAt) } = input;
  const { document } = input;
  const making = { ...input, ...withProof(input) };
  const made = await makeFile(making, renderer);
  if (!made.ok) return made;
  const proof = await proofOf(made.value, making, today, renderer, extractor);
  if (!proof.ok) return proof;
  if (!isProven(proof.value)) {
    // Data that does not read back with the rest is left out rather than the file.
    if (input.kept === undefined) return err(unreadable(proof.value));
    return exportDocument({ ...input, kept: undefined }, renderer, extractor);
  }
  return ok({
    fileName: exportFileName({
      name: document.kind === "resume" ? document.resume.name : document.letter.name,
      kind: document.kind,
      job: input.job,
      format: input.format,
    }),
    mediaType: mediaTypes[input.format],
    bytes: made.value.bytes,
    readBack: proof.value,
  });
}
