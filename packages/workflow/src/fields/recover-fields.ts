import { printedLines, readJson } from "@savile/documents";
import type { PrintedDocument } from "@savile/documents";
import { err, ok, parseResumeMarkdown, sourceTextOf } from "@savile/model";
import type {
  ExtractionFailure,
  FileFormat,
  ReadBack,
  Result,
  Resume,
  TemplateId,
} from "@savile/model";
import type { Extractor } from "../ports.ts";
import { compareFields } from "./compare-fields.ts";
import { labelOf } from "./field-row.ts";
import type { FieldRow } from "./field-row.ts";
import { flat } from "./same-value.ts";

export interface RecoverInput {
  readonly bytes: Uint8Array;
  readonly format: FileFormat;
  readonly document: PrintedDocument;
  readonly template: TemplateId;
  /** Today as `YYYY-MM-DD`. */
  readonly today: string;
}

/** The plain text of a file as a parser has it, and each printed value beside what was recovered. */
export interface Recovered {
  readonly text: string;
  readonly fields: readonly FieldRow[];
}

interface Parsed {
  readonly text: string;
  readonly resume: Resume | null;
}

async function parseFile(
  input: RecoverInput,
  extractor: Extractor,
): Promise<Result<Parsed, ExtractionFailure>> {
  const { bytes, format, document, today } = input;
  if (format === "md" || format === "json") {
    const text = new TextDecoder("utf-8").decode(bytes);
    if (document.kind !== "resume") return ok({ text, resume: null });
    if (format === "md") return ok({ text, resume: parseResumeMarkdown(text) });
    const read = readJson(text);
    return ok({ text, resume: read.kind === "resume" ? read.resume : null });
  }
  const read = await extractor.extract(bytes, { today, pagesOnly: true });
  if (!read.ok) return read;
  const { lines, resume } = read.value;
  const text = sourceTextOf(lines.filter((line) => line.role !== "link-target"));
  return ok({ text, resume });
}

/** A letter has no fields that parsers know: its lines are looked for in the text. */
function letterRows(document: PrintedDocument, text: string): FieldRow[] {
  const whole = flat(text).replaceAll(" ", "");
  return printedLines(document)
    .filter((line) => line.address !== "")
    .map((line) => {
      const same = whole.includes(flat(line.text).replaceAll(" ", ""));
      return {
        path: line.address,
        label: labelOf(line.address),
        intended: line.text,
        recovered: same ? line.text : "",
        same,
      };
    });
}

/** Reads a file of ours like an upload and compares each printed value with what was recovered. */
export async function recoverFields(
  input: RecoverInput,
  extractor: Extractor,
): Promise<Result<Recovered, ExtractionFailure>> {
  const { document, template, format } = input;
  const parsed = await parseFile(input, extractor);
  if (!parsed.ok) return parsed;
  const { text, resume } = parsed.value;
  if (document.kind === "resume" && resume === null) return err({ code: "damaged" });
  const fields =
    document.kind === "cover_letter" || resume === null
      ? letterRows(document, format === "md" || format === "json" ? readable(text) : text)
      : compareFields(document.resume, resume, template);
  return ok({ text, fields });
}

/** Markdown and JSON without the signs that stand before letters of the text. */
function readable(text: string): string {
  return text.replace(/\\(["\\*_`[\]()#+\-.!|<>~&:])/gu, "$1");
}

const keptLosses = 20;

/** The counts of a comparison as they are stored with an export; of many losses the first are named. */
export function countFields(fields: readonly FieldRow[]): NonNullable<ReadBack["fields"]> {
  const lost = fields.filter((row) => !row.same);
  return {
    intended: fields.length,
    recovered: fields.length - lost.length,
    lost: lost
      .slice(0, keptLosses)
      .map(({ path, intended, recovered }) => ({ path, intended, recovered })),
  };
}
