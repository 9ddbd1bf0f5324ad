import { markLines } from "../entries/mark-lines.ts";
import { partsOf } from "../entries/entry-parts.ts";
import type { Part } from "../entries/entry.ts";
import { isFullLine } from "../entries/indented-lists.ts";
import { joinLines } from "../entries/join-wrapped.ts";
import { readsAsSentence } from "../entries/reads-as-sentence.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import type { Line } from "../text-line/line.ts";
import type { Ledger } from "./ledger.ts";

const narrow = 45;
const openEnd =
  /(?:[,;:&(/–-]|['’]s|(?:^|\s)(?:and|of|for|in|the|to|with|no\.?|und|für|et|de|du|des|y|e|em))$/iu;

/** Whether a line of a narrow list begins a new element: a capital, and nothing left open above it. */
function beginsElement(last: Line, line: Line): boolean {
  return (
    line.block === last.block &&
    !openEnd.test(last.text.trim()) &&
    /^[\p{Lu}\d]/u.test(line.text) &&
    (last.text.match(/\(/g) ?? []).length <= (last.text.match(/\)/g) ?? []).length
  );
}

/** Short lines without glyphs below each other are elements of their own, however full they are. */
function splitNarrow(part: Part, lines: readonly Line[]): Part[] {
  const rows = lines.slice(lines.indexOf(part.first), lines.indexOf(part.last) + 1);
  const isList =
    part.kind === "paragraph" &&
    rows.length > 1 &&
    rows.every((line) => line.text.length <= narrow && !/[.!?]$/.test(line.text.trim()));
  if (!isList) return [part];
  const out: Part[] = [];
  for (const line of rows) {
    const last = out.at(-1);
    if (last === undefined || beginsElement(last.last, line))
      out.push({ kind: "paragraph", first: line, last: line });
    else last.last = line;
  }
  return out;
}

/** "Forklift Operator | Safety Council | 2023": the date stands apart at the end, so the row is complete. */
function endsWithDate(ledger: Ledger, line: Line): boolean {
  const date = findDates(line.text, ledger.dates).at(-1);
  if (date === undefined || line.text.slice(date.end).trim() !== "") return false;
  const before = line.text.slice(0, date.start);
  const told = before.trimEnd();
  return told !== "" && (/[|·•]$/u.test(told) || before.includes("\t", told.length));
}

/** Rows below each other without white space between them: each ends with its date. */
function splitRows(ledger: Ledger, part: Part, lines: readonly Line[]): Part[] {
  if (part.kind !== "paragraph" || part.first === part.last) return [part];
  const rows = lines.slice(lines.indexOf(part.first), lines.indexOf(part.last) + 1);
  const out: Part[] = [];
  for (const line of rows) {
    const last = out.at(-1);
    if (last === undefined || (endsWithDate(ledger, last.last) && /^[\p{Lu}\d]/u.test(line.text)))
      out.push({ kind: "paragraph", first: line, last: line });
    else last.last = line;
  }
  return out;
}

/** The elements of a list: bullets with their next lines, else paragraphs and single lines. */
export function listParts(ledger: Ledger, lines: readonly Line[]): Part[] {
  return partsOf(markLines(lines, ledger.dates))
    .flatMap((part) => splitRows(ledger, part, lines))
    .flatMap((part) => splitNarrow(part, lines));
}

/** A date, a number or a bracket at its end: a row that says all there is of a paper. */
const complete = /(?:\d|\))\.?$/u;
const fewestRows = 3;
const nearWidth = 12;
const mostComplete = 0.5;

/** The width at which the lines of a list are broken, as far as several of them show it; 0 where none do. */
function widthOf(lines: readonly Line[]): number {
  const longest = Math.max(0, ...lines.map(({ text }) => text.length));
  return lines.filter(({ text }) => text.length > longest - nearWidth).length > 1 ? longest : 0;
}

/** Rows of which none begins in the middle of something, and most of which end with a date or a number. */
function areRows(lines: readonly Line[]): boolean {
  const begin = lines.every(({ text }) => /^[\p{Lu}\d"“]/u.test(text.trim()));
  const whole = lines.filter(({ text }) => complete.test(text.trim())).length;
  return lines.length >= fewestRows && begin && whole >= lines.length * mostComplete;
}

/** A line goes on with the one above it: its first word had no room there, and that one is not complete. */
function goesOnWith(last: Line, line: Line, width: number): boolean {
  if (!beginsElement(last, line)) return true;
  return !complete.test(last.text.trim()) && isFullLine(last, line, width);
}

/** Papers below each other without a mark: each line is one that does not go on with the line above it. */
export function paperParts(ledger: Ledger, lines: readonly Line[]): Part[] {
  const isTable = areRows(lines);
  const width = widthOf(lines);
  return listParts(ledger, lines).flatMap((part) => {
    if (part.kind !== "paragraph" || part.first === part.last) return [part];
    const out: Part[] = [];
    for (const line of lines.slice(lines.indexOf(part.first), lines.indexOf(part.last) + 1)) {
      const last = out.at(-1);
      if (last !== undefined && !isTable && goesOnWith(last.last, line, width)) last.last = line;
      else out.push({ kind: "paragraph", first: line, last: line });
    }
    return out;
  });
}

const separated = /\S\s+[|·•]\s+\S/u;
/** Semicolons and full stops stand in sentences too, and between authors. */
const stopped = /[\p{L}\d)];\s+\S|(?:\p{Ll}{4}|\d|\))\.\s+\p{Lu}|[\p{L}\d)],\s+\p{Lu}/u;
const mostRows = 3;

/**
 * An element whose values stand between separators as one line, however many lines it takes; undefined for
 * any other.
 */
export function separatedRow(part: Part, lines: readonly Line[]): Part | undefined {
  return oneRow(part, lines, separated);
}

/** The same for certificates, of which several may be told between semicolons, commas or full stops. */
export function certificateRow(part: Part, lines: readonly Line[]): Part | undefined {
  return oneRow(part, lines, separated) ?? oneRow(part, lines, stopped);
}

function oneRow(part: Part, lines: readonly Line[], marks: RegExp): Part | undefined {
  const rows = lines.slice(lines.indexOf(part.first), lines.indexOf(part.last) + 1);
  if (rows.length > mostRows || !rows.some((line) => marks.test(line.text))) return undefined;
  const line = rows.length === 1 ? part.first : joinLines(part.first, rows.slice(1));
  return { kind: part.kind, first: line, last: line };
}

/** Lines between wide gaps make one entry: a title with its authors and its journal below it. */
export function groupByGap(parts: readonly Part[]): Part[] {
  const wide = parts.filter((part, index) => index > 0 && part.first.gap >= 1.5).length;
  if (parts.some((part) => part.kind === "bullet") || wide === 0 || parts.length < (wide + 1) * 1.5)
    return [...parts];
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last === undefined || part.first.gap >= 1.5 || part.first.block !== last.last.block)
      out.push({ ...part });
    else last.last = part.last;
  }
  return out;
}

/** What a reference begins with: a number, a quotation mark, an author's name and initial. */
const referenceStart =
  /^(?:\[\d+\]|\d{1,2}[.)]\s|["“„«]|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?,? \p{Lu}\.|\p{Lu}\.\s?(?:\p{Lu}\.\s?)?\p{Lu}[\p{L}'’-]+,)/u;

/** References below each other without white space between them: each begins with its authors. */
export function splitReferences(part: Part, lines: readonly Line[]): Part[] {
  const rows = lines.slice(lines.indexOf(part.first), lines.indexOf(part.last) + 1);
  const out: Part[] = [];
  for (const line of rows) {
    const last = out.at(-1);
    const isNew =
      last === undefined ||
      (/(?:[.)\]]|\d|\/\S*)$/.test(last.last.text.trim()) && referenceStart.test(line.text));
    if (isNew) out.push({ kind: part.kind, first: line, last: line });
    else last.last = line;
  }
  return out;
}

/** Whether the elements of a section are told in sentences: they name no award, no membership, no role. */
export function isToldInSentences(ledger: Ledger, lines: readonly Line[]): boolean {
  const parts = listParts(ledger, lines);
  const told = parts.filter(isSentence);
  return parts.length > 0 && told.length >= parts.length * 0.5;
}

/** An element that tells something rather than names it. */
export function isSentence({ first, last }: Part): boolean {
  const text = (first === last ? first.text : `${first.text} ${last.text}`).trim();
  const words = text.split(/\s+/).length;
  return readsAsSentence(text.replace(/\.$/, "")) || (words > 7 && text.endsWith("."));
}
