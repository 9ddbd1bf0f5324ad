import { isPeriodText, parsePeriod } from "../resume/period.ts";
import { noPeriod } from "../resume/resume.ts";
import type { Period } from "../resume/resume.ts";
import type { EntrySection } from "../resume/resume-shape.ts";
import { readInline, splitRaw, takeNote } from "./escape.ts";
import { readLabelled } from "./labelled-values.ts";
import type { Token } from "./tokens.ts";

/** An entry as written: the parts of its heading, dates, paragraphs and bullets, still raw but the dates. */
export interface RawEntry {
  pieces: string[];
  dates: Period;
  field: string;
  /** Optional values by their names. */
  labelled: Map<string, string>;
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
  const entry: RawEntry = {
    pieces: [],
    dates: noPeriod(),
    field: "",
    labelled: new Map(),
    paragraphs: [],
    bullets: [],
  };
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
  const { paragraphs, bullets, field, labelled } = entry;
  return paragraphs.length === 0 && bullets.length === 0 && field === "" && labelled.size === 0;
}

/** The dates of a line in italics with a note of this codec; `null` for any other line. */
function notedDates(inner: string, note: string | null): Period | null {
  const stated = periodNote.exec(note ?? "");
  if (stated?.[1] === undefined || stated[2] === undefined) return null;
  return { text: readInline(inner), start: stated[1], end: stated[2] };
}

/** The text of a line in italics; `undefined` for any other. */
function slantedText(raw: string): string | undefined {
  const found = italic.exec(raw);
  return found?.[1] ?? found?.[2];
}

/** Reads a line behind the heading as dates or further parts of it; `false` if it is neither. */
function readHeadLine(entry: RawEntry, line: string): boolean {
  const { raw, note } = takeNote(line);
  const inner = slantedText(raw);
  const noted = inner === undefined ? null : notedDates(inner, note);
  if (noted !== null) {
    entry.dates = noted;
    return true;
  }
  const parts = splitRaw(inner ?? raw, "|");
  const dated = parts.some((part) => isPeriodText(withoutEntities(part)));
  if (inner === undefined && !dated) return false;
  const alone = parts.length === 1 && dated && entry.dates.text === "";
  if (alone) entry.dates = parsePeriod(readInline(inner ?? raw));
  else addPieces(entry, parts);
  return true;
}

/** A bold line opens an entry, or goes on with the heading of one that has nothing else yet. */
function readBoldLine(entries: RawEntry[], raw: string): void {
  const last = entries.at(-1);
  const pieces = splitRaw(/^\*\*([^*]*)\*\*$/.exec(raw)?.[1] ?? raw, "|");
  if (last !== undefined && isFresh(last) && last.pieces.length <= 1) addPieces(last, pieces);
  else entries.push(emptyEntry(pieces));
}

function readParagraph(entry: RawEntry, raw: string, joins: boolean): void {
  const field = entry.field === "" && entry.paragraphs.length === 0 ? fieldLine.exec(raw) : null;
  if (field?.[1] !== undefined) {
    entry.field = field[1];
    return;
  }
  if (joins) goOn(entry.paragraphs, raw);
  else entry.paragraphs.push(raw);
}

/** Adds a wrapped line to the last text, or as the first. */
function goOn(texts: string[], raw: string): void {
  const before = texts.pop();
  texts.push(before === undefined ? raw : `${before} ${raw}`);
}

/** Reads a line before all paragraphs as an optional value; `false` if it is none. */
function takeLabelled(section: EntrySection, entry: RawEntry, raw: string): boolean {
  const found = entry.paragraphs.length > 0 ? null : readLabelled(section, raw);
  if (found === null || entry.bullets.length > 0 || entry.labelled.has(found.name)) return false;
  entry.labelled.set(found.name, found.text);
  return true;
}

function readText(
  section: EntrySection,
  entries: RawEntry[],
  { raw, joins }: Extract<Token, { kind: "text" }>,
): void {
  const last = entries.at(-1);
  if (raw.startsWith("**")) readBoldLine(entries, raw);
  else if (last === undefined) entries.push(emptyEntry(splitRaw(raw, "|")));
  else if (takeLabelled(section, last, raw)) return;
  else if (joins && last.bullets.length > 0) goOn(last.bullets, raw);
  else if (!(isFresh(last) && readHeadLine(last, raw))) readParagraph(last, raw, joins);
}

/**
 * Entries of a section: a heading of level 3 or deeper each. Foreign files are met halfway: a bold line
 * opens an entry too, and in a section without headings every bullet is one.
 */
export function readEntries(section: EntrySection, tokens: readonly Token[]): RawEntry[] {
  const entries: RawEntry[] = [];
  let bare = false;
  for (const token of tokens) {
    const last = entries.at(-1);
    if (token.kind === "heading") {
      entries.push(emptyEntry(splitRaw(token.raw, "|")));
    } else if (token.kind === "text") readText(section, entries, token);
    else if (last === undefined || bare) {
      bare = true;
      entries.push(emptyEntry(splitRaw(token.raw, "|")));
    } else last.bullets.push(token.raw);
  }
  return entries;
}
