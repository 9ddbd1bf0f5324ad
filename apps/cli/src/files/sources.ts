import { basename } from "node:path";
import { readPostingFile } from "@savile/extraction";
import { countCharacters, decodeEntities, maxPostingLength } from "@savile/model";
import type { Extraction, ExtractionFailureCode, Posting } from "@savile/model";
import { parsePosting } from "@savile/tailoring";
import { readFile } from "@savile/workflow";
import type { ScanProgress } from "@savile/workflow";
import { unusable } from "../terminal/terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";

const sentences = {
  unsupported: "This is no file that a resume can be read from. Save it as PDF, DOCX or text.",
  old_word_file: "This file was made by an old Word. Open it and save it as DOCX or PDF.",
  pages_file: "This is a Pages document. In Pages choose File, Export To, PDF or Word.",
  slides_file: "This is a presentation. Save it as PDF and use that.",
  too_large: "The file is larger than 10 MB.",
  empty: "The file says nothing: it is empty, or a form that nobody has filled in yet.",
  encrypted_pdf: "The file is password-protected. Save a copy without a password.",
  encrypted_docx: "The file is password-protected. Save a copy without a password.",
  damaged: "The file is damaged and cannot be read. Export it again.",
  no_text: "The file holds no text. It looks like a scan or an image.",
  too_complex: "The file is too complex to read. Export it again as a plain PDF or DOCX.",
  timeout: "Reading the file took too long. Export it again as a plain PDF or DOCX.",
} as const satisfies Record<ExtractionFailureCode, string>;

/** The bytes of a file, or one clear sentence. */
export async function readBytes(path: string, terminal: Terminal): Promise<Uint8Array> {
  try {
    return await terminal.readBytes(path);
  } catch {
    throw unusable(`${path}: The file cannot be opened.`);
  }
}

/** Today as `YYYY-MM-DD` in UTC, or the date that `--as-of` asks for. */
export function todayOf(terminal: Terminal, asOf: string | undefined): string {
  if (asOf === undefined) return new Date(terminal.now()).toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(asOf)) throw unusable(`"${asOf}" is no date (YYYY-MM-DD).`);
  return asOf.length === 7 ? `${asOf}-01` : asOf;
}

/** The moment that a file says it was made at, in seconds since 1970: now, or the start of the day of `--as-of`. */
export function createdAtOf(terminal: Terminal, asOf: string | undefined): number {
  const moment = asOf === undefined ? terminal.now() : Date.parse(todayOf(terminal, asOf));
  return Math.floor(moment / 1000);
}

/** Reads a resume file into facts. */
export async function readResume(
  path: string,
  terminal: Terminal,
  today: string,
): Promise<Extraction> {
  const bytes = await readBytes(path, terminal);
  const onPage = ({ page, pages }: ScanProgress) =>
    terminal.tell?.(`Reading scanned page ${page} of ${pages}`);
  const input = { bytes, today, name: basename(path), onPage };
  const read = await readFile(input, terminal.extractor);
  if (!read.ok) throw unusable(`${path}: ${sentences[read.error.code]}`);
  return read.value;
}

/** Reads and parses a job description: its text, the source of a page that holds it, or JSON. */
export async function readPosting(
  path: string,
  terminal: Terminal,
): Promise<{ readonly text: string; readonly posting: Posting }> {
  const bytes = await readBytes(path, terminal);
  const text = decodeEntities(readPostingFile(bytes));
  if (text.trim() === "") {
    const isBlank = !/\S/.test(new TextDecoder().decode(bytes));
    const why = isBlank
      ? "The job description is blank."
      : "There is no posting in it that can be read. Copy its text.";
    throw unusable(`${path}: ${why}`);
  }
  if (countCharacters(text) > maxPostingLength) {
    throw unusable(`${path}: The job description is longer than 10,000 characters.`);
  }
  return { text, posting: parsePosting(text) };
}
