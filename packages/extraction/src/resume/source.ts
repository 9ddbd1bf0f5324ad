import type { SourceSpan } from "@savile/model";
import { brokenEmail } from "../fields/find-emails.ts";
import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";

/** A stretch of the source text: all lines in order, joined by a line feed. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The source text and where each line begins in it. */
export interface Source {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly starts: ReadonlyMap<Line, number>;
  /** Words of the file, folded: they tell whether a hyphen at a line end belongs to the word. */
  readonly words: ReadonlyMap<string, number>;
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

export function createSource(lines: readonly Line[]): Source {
  const starts = new Map<Line, number>();
  let at = 0;
  for (const line of lines) {
    starts.set(line, at);
    at += line.text.length + 1;
  }
  const text = lines.map((line) => line.text).join("\n");
  return {
    text,
    lines,
    starts,
    words: countWords(text),
  };
}

/** The place of a part of a line; the whole line without offsets. */
export function spanOf(source: Source, line: Line, start = 0, end = line.text.length): Span {
  const base = source.starts.get(line.joined?.[0] ?? line) ?? 0;
  return { start: base + start, end: base + end };
}

/** From the beginning of one place to the end of another. */
export function join(first: Span, last: Span): Span {
  return { start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) };
}

const prefixes = new Set(
  "full well self high low non multi cross real long short data cost time end front back open on off in part co pre post first second third large small mid state user customer client team problem detail award object event micro e fast hands day year month week one two three four five six risk value role test goal results service cloud web mobile job work face best top under over all self-".split(
    " ",
  ),
);

/** Words that join another one with a hyphen of their own. */
const tails = new Set(
  "driven based oriented focused led facing wide level term time free friendly related specific ready centric centered centred minded party site house hand end side year month week day hour person friendly efficient effective intensive critical".split(
    " ",
  ),
);

function joinHyphen(left: string, right: string, source: Source): string {
  const head = fold(/[\p{L}\p{N}-]+$/u.exec(left)?.[0] ?? "");
  const tail = fold(/^[\p{L}\p{N}]+/u.exec(right)?.[0] ?? "");
  if (tail === "" || head === "" || !/^\p{Ll}/u.test(right)) return "-";
  if (source.words.has(`${head}-${tail}`) || head.includes("-") || /\d/.test(head)) return "-";
  if (tails.has(tail)) return "-";
  if (source.words.has(head + tail)) return "";
  // Both halves stand at this line end; only a second appearance makes them words of their own.
  const elsewhere = (source.words.get(tail) ?? 0) > 1 && (source.words.get(head) ?? 0) > 1;
  return prefixes.has(head) || (elsewhere && head.length > 3 && tail.length > 3) ? "-" : "";
}

/** The text of a span as a value: lines joined, white space collapsed, hyphens of line ends removed. */
export function read(source: Source, span: Span): string {
  const parts = source.text.slice(span.start, span.end).split("\n");
  let out = "";
  for (const part of parts) {
    // Only the last word decides how the next line joins, and no word is longer than this.
    const tail = out.slice(-200);
    const word = tail.slice(tail.lastIndexOf(" ") + 1);
    if (out.endsWith("\u00ad")) out = out.slice(0, -1) + part.trimStart();
    else if (/[\p{L}\p{N}]-$/u.test(word))
      out = out.slice(0, -1) + joinHyphen(word.slice(0, -1), part, source) + part.trimStart();
    else if (word.includes("@") && brokenEmail(word, part) !== undefined) out += part;
    else if (/[/-]$/.test(word) && /https?:\/\/|www\.|\.[a-z]{2,}\//i.test(word))
      out += part.trimStart();
    else out = out === "" ? part : `${out} ${part}`;
  }
  return out
    .replace(/\u00ad/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** Index of the line in which an offset of the source text stands. */
function lineAt(source: Source, offset: number): number {
  let low = 0;
  let high = source.lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const line = source.lines[middle];
    if (line !== undefined && (source.starts.get(line) ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The place as it is reported: offsets, page and the ids of the lines it touches. */
export function toSourceSpan(source: Source, span: Span): SourceSpan {
  const touched: Line[] = [];
  for (let at = lineAt(source, span.start); at < source.lines.length; at += 1) {
    const line = source.lines[at];
    const start = line === undefined ? span.end : (source.starts.get(line) ?? 0);
    if (line === undefined || start >= span.end) break;
    if (start + line.text.length > span.start) touched.push(line);
  }
  const page = touched[0]?.page;
  return {
    start: span.start,
    end: span.end,
    ...(page === undefined ? {} : { page }),
    lines: touched.map((line) => line.id),
  };
}
