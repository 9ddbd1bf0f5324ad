import { isPeriodText, parsePeriod } from "../period.ts";
import { noPeriod } from "../resume.ts";
import type { Period } from "../resume.ts";
import { readInline, splitRaw, takeNote } from "./escape.ts";
import type { Token } from "./tokens.ts";

/** An entry as written: the parts of its heading, dates, paragraphs and bullets, still raw but the dates. */
export interface RawEntry {
  pieces: string[];
  dates: Period;
  field: string;
  paragraphs: string[];
  bullets: string[];
}

const italic = /^(?:\*(?!\*)((?:\\.|[^\\*])*)\*|_(?!_)((?:\\.|[^\\_])*)_)$/s;
const fieldLine = /^(?:Field(?: of study)?|Major)\s*:\s*(.*)$/is;
const periodNote = /^([^/]*)\/([^/]*)$/;

/** Whether a raw line states the field of an education. */
export function isFieldLine(raw: string): boolean {
  return fieldLine.test(raw);
}

function emptyEntry(pieces: readonly string[]): RawEntry {
  const entry: RawEntry = { pieces: [], dates: noPeriod(), field: "", paragraphs: [], bullets: [] };
  addPieces(entry, pieces);
  return entry;
}

/** Adds parts of a heading; a part that is a period becomes the dates. */
function addPieces(entry: RawEntry, pieces: readonly string[]): void {
  for (const piece of pieces) {
    const first = entry.pieces.length === 0;
    if (!first && entry.dates.text === "" && isPeriodText(withoutEntities(piece))) {
      entry.dates = parsePeriod(readInline(piece));
    } else entry.pieces.push(piece);
  }
}

/** An entity marks text that must not be read as anything else. */
function withoutEntities(raw: string): string {
  return raw.startsWith("&#") ? "" : readInline(raw);
}

function isFresh(entry: RawEntry): boolean {
  return entry.paragraphs.length === 0 && entry.bullets.length === 0 && entry.field === "";
}

/** Reads a line behind the heading as dates or further parts of it; `false` if it is neither. */
function readHeadLine(entry: RawEntry, line: string): boolean {
  const { raw, note } = takeNote(line);
  const slanted = italic.exec(raw);
  const inner = slanted?.[1] ?? slanted?.[2] ?? raw;
  const stated = periodNote.exec(note ?? "");
  if (slanted !== null && stated !== null) {
    entry.dates = { text: readInline(inner), start: stated[1] ?? "", end: stated[2] ?? "" };
    return true;
  }
  const parts = splitRaw(inner, "|");
  const dated = parts.some((part) => isPeriodText(withoutEntities(part)));
  if (slanted === null && !dated) return false;
  if (entry.dates.text === "" && parts.length === 1 && dated) {
    entry.dates = parsePeriod(readInline(inner));
  } else addPieces(entry, parts);
  return true;
}

function readText(entries: RawEntry[], raw: string, joins: boolean): void {
  const last = entries.at(-1);
  const opens = raw.startsWith("**");
  if (last === undefined || (opens && !(isFresh(last) && last.pieces.length <= 1))) {
    entries.push(emptyEntry(splitRaw(raw, "|")));
    return;
  }
  if (opens) {
    addPieces(last, splitRaw(raw, "|"));
    return;
  }
  if (isFresh(last) && readHeadLine(last, raw)) return;
  const field = fieldLine.exec(raw);
  if (field?.[1] !== undefined && last.field === "" && last.paragraphs.length === 0) {
    last.field = field[1];
    return;
  }
  const before = last.paragraphs.pop();
  if (before === undefined) last.paragraphs.push(raw);
  else last.paragraphs.push(...(joins ? [`${before} ${raw}`] : [before, raw]));
}

/**
 * Entries of a section: a heading of level 3 or deeper each. Foreign files are met halfway: a bold line
 * opens an entry too, and in a section without headings every bullet is one.
 */
export function readEntries(tokens: readonly Token[]): RawEntry[] {
  const entries: RawEntry[] = [];
  let bare = false;
  for (const token of tokens) {
    const last = entries.at(-1);
    if (token.kind === "heading") {
      entries.push(emptyEntry(splitRaw(token.raw, "|")));
    } else if (token.kind === "text") readText(entries, token.raw, token.joins);
    else if (last === undefined || bare) {
      bare = true;
      entries.push(emptyEntry(splitRaw(token.raw, "|")));
    } else last.bullets.push(token.raw);
  }
  return entries;
}
