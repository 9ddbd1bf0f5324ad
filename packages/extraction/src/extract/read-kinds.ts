import { assertNever } from "@savile/model";
import type { Extraction, ExtractionFailure, Result } from "@savile/model";
import type { FileKind } from "../bytes/detect-kind.ts";
import { readDoc } from "../doc/read-doc.ts";
import { readDocx } from "../docx/read-docx.ts";
import type { DateContext } from "../fields/dates/find-dates.ts";
import type { RecognisedPage } from "../ocr/recognised-page.ts";
import { readPdf, readPicture } from "../pdf/read-pdf.ts";
import type { PdfFailure } from "../pdf/read-pdf.ts";
import type { Reading } from "../text-line/line.ts";
import { readHtml } from "../text/read-html.ts";
import { readOdt } from "../text/read-odt.ts";
import { readRtf } from "../text/read-rtf.ts";
import { readText } from "../text/read-text.ts";
import { readArchive, readJson, readXml, readYaml } from "./read-data.ts";

interface ReadOptions extends DateContext {
  readonly signal?: AbortSignal;
  readonly recognised?: readonly RecognisedPage[];
}

/** Kinds that are read into lines first. */
export type LinedKind = "pdf" | "docx" | "doc" | "txt" | "html" | "odt" | "rtf" | "image";
type DataKind = Exclude<FileKind, LinedKind>;

/** The lines of a file. */
export async function readLines(
  bytes: Uint8Array,
  kind: LinedKind,
  options: ReadOptions,
): Promise<Result<Reading, PdfFailure>> {
  switch (kind) {
    case "pdf":
      return readPdf(bytes, options.signal, options.recognised);
    case "docx":
      return readDocx(bytes);
    case "doc":
      return readDoc(bytes);
    case "txt":
      return readText(bytes);
    case "html":
      return readHtml(bytes);
    case "odt":
      return readOdt(bytes);
    case "rtf":
      return readRtf(bytes);
    case "image":
      return readPicture(options.recognised ?? []);
    default:
      return assertNever(kind);
  }
}

/** Reads a file of data; a text that only looks like one is read as the text that it is. */
export async function readData(
  bytes: Uint8Array,
  kind: DataKind,
  options: ReadOptions,
): Promise<Result<Extraction, ExtractionFailure> | "txt"> {
  switch (kind) {
    case "json":
      return readJson(bytes, options);
    case "yaml":
      return readYaml(bytes, options) ?? "txt";
    case "archive":
      return readArchive(bytes, options);
    case "xml":
      return readXml(bytes, options);
    default:
      return assertNever(kind);
  }
}

/** Whether a file is read into lines first. */
export function isLined(kind: FileKind): kind is LinedKind {
  return ["pdf", "docx", "doc", "txt", "html", "odt", "rtf", "image"].includes(kind);
}
