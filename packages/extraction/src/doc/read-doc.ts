import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";
import { findBullets } from "../lines/find-bullets.ts";
import { flowLines, withGaps } from "../text/flow-lines.ts";
import type { FlowRow } from "../text/flow-lines.ts";
import { marginRows } from "../text/margins.ts";
import type { Reading } from "../text-line/line.ts";
import { CompoundError, CompoundFile } from "./compound-file.ts";
import { DocRows } from "./doc-rows.ts";
import { runsOf } from "./word-marks.ts";
import { WordStyles } from "./word-styles.ts";
import { readPieces } from "./word-text.ts";

const wordMark = 0xa5ec;
/** Word 97; what was written before it is of another build. */
const oldest = 0xc1;

/** Places of lists in the head of the stream: each says where a list lies in the table and how long it is. */
const lists = {
  styles: 0x00a2,
  headers: 0x00f2,
  characters: 0x00fa,
  paragraphs: 0x0102,
  pieces: 0x01a2,
} as const;

/** Places of the lengths of the parts of the text, in their order. */
const parts = {
  body: 0x4c,
  notes: 0x50,
  headers: 0x54,
  remarks: 0x5c,
  endNotes: 0x60,
  boxes: 0x64,
} as const;
type Part = keyof typeof parts;

interface WordFile {
  readonly stream: Buffer;
  readonly table: Buffer;
}

function openWord(bytes: Uint8Array): Result<WordFile, ExtractionFailure> {
  const file = new CompoundFile(bytes);
  const stream = file.stream("WordDocument");
  if (stream === undefined) return err({ code: "damaged", detail: "main part missing" });
  if (stream.readUInt16LE(0) !== wordMark || stream.readUInt16LE(2) < oldest)
    return err({ code: "old_word_file" });
  const flags = stream.readUInt16LE(0x0a);
  if ((flags & 0x0100) !== 0) return err({ code: "encrypted_docx" });
  const table = file.stream((flags & 0x0200) === 0 ? "0Table" : "1Table");
  return table === undefined
    ? err({ code: "damaged", detail: "table missing" })
    : ok({ stream, table });
}

function listOf({ stream, table }: WordFile, name: keyof typeof lists): Buffer {
  const at = lists[name];
  const from = stream.readUInt32LE(at);
  return table.subarray(from, from + stream.readUInt32LE(at + 4));
}

/** Where the parts of the text begin and end. */
function rangesOf({ stream }: WordFile): Readonly<Record<Part, readonly [number, number]>> {
  let at = 0;
  const next = (part: Part): readonly [number, number] => {
    const from = at;
    at += stream.readUInt32LE(parts[part]);
    return [from, at];
  };
  return {
    body: next("body"),
    notes: next("notes"),
    headers: next("headers"),
    remarks: next("remarks"),
    endNotes: next("endNotes"),
    boxes: next("boxes"),
  };
}

/** Of the texts of a section's margins the first, second and fifth are headers, the others footers. */
const headerPlaces = new Set([0, 1, 4]);
const marginsOfSection = 6;

interface Margins {
  readonly headers: FlowRow[];
  readonly footers: FlowRow[];
}

/** The rows of the margins of pages. The first six texts part notes from the page. */
function marginsOf(file: WordFile, start: number, rows: DocRows): Margins {
  const list = listOf(file, "headers");
  const margins: Margins = { headers: [], footers: [] };
  for (let at = marginsOfSection; at * 4 + 8 <= list.length; at += 1) {
    const [from, to] = [list.readUInt32LE(at * 4), list.readUInt32LE(at * 4 + 4)];
    if (to <= from) continue;
    const isHeader = headerPlaces.has(at % marginsOfSection);
    (isHeader ? margins.headers : margins.footers).push(...rows.rowsOf(start + from, start + to));
  }
  return { headers: marginRows(margins.headers), footers: marginRows(margins.footers) };
}

function rowsOf(file: WordFile): FlowRow[] | undefined {
  const words = readPieces(listOf(file, "pieces"), file.stream);
  if (words === undefined) return undefined;
  const rows = new DocRows(words, {
    characters: runsOf("character", listOf(file, "characters"), file.stream),
    paragraphs: runsOf("paragraph", listOf(file, "paragraphs"), file.stream),
    styles: new WordStyles(listOf(file, "styles")),
  });
  const { body, notes, headers, endNotes, boxes } = rangesOf(file);
  const { headers: above, footers: below } = marginsOf(file, headers[0], rows);
  const inFrames = rows
    .rowsOf(...boxes)
    .map((row, at) => (at === 0 ? { ...row, opensColumn: true } : row));
  const inNotes = [notes, endNotes].flatMap((range) => rows.rowsOf(...range));
  return [...above, ...rows.rowsOf(...body), ...inFrames, ...inNotes, ...below];
}

/** Reads a document of Word 97 to 2003 into lines. */
export function readDoc(bytes: Uint8Array): Result<Reading, ExtractionFailure> {
  try {
    const file = openWord(bytes);
    if (!file.ok) return file;
    const rows = rowsOf(file.value);
    if (rows === undefined) return err({ code: "damaged", detail: "text missing" });
    const { lines, aside } = flowLines(withGaps(rows));
    if (lines.length === 0) return err({ code: "no_text" });
    return ok({ format: "doc", pages: [], lines: findBullets(lines), aside, findings: [] });
  } catch (cause) {
    // What points outside of the file is no text of it.
    if (cause instanceof CompoundError || cause instanceof RangeError)
      return err({ code: "damaged", detail: "container" });
    throw cause;
  }
}
