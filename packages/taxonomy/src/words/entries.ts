import { countBits } from "./word-index.ts";
import type { WordIndex } from "./word-index.ts";
import { bitOfPart, wordParts } from "./word-part.ts";
import type { WordPart } from "./word-part.ts";

/** Letters of the longest text that is looked up at all; a test holds the longest word of the asset below it. */
export const maxLetters = 80;

/** A text as words are stored: in lower case. Too long ones become empty, which is no word. */
export function spelling(word: string): string {
  return word.length > maxLetters ? "" : word.toLowerCase();
}

/** The entry of a row as one part of speech, or -1. */
export function entryAt(index: WordIndex, row: number, part: WordPart): number {
  const parts = index.parts[row] ?? 0;
  const bit = bitOfPart(part);
  return parts & bit ? (index.firstEntry[row] ?? 0) + countBits(parts & (bit - 1)) : -1;
}

/** The entry of a word as one part of speech, or -1. The word must stand as {@link spelling} gives it. */
export function findEntry(index: WordIndex, word: string, part: WordPart): number {
  const row = index.words.find(word);
  return row < 0 ? -1 : entryAt(index, row, part);
}

/** The entries of a word: as one part of speech, or as every one that it has. */
export function findEntries(index: WordIndex, word: string, part: WordPart | undefined): number[] {
  const row = index.words.find(spelling(word));
  if (row < 0) return [];
  const parts = part === undefined ? wordParts : [part];
  return parts.map((one) => entryAt(index, row, one)).filter((entry) => entry >= 0);
}

/** The words of some entries, each once, in their order. */
export function wordsOf(index: WordIndex, entries: Iterable<number>): string[] {
  const rows = new Set<number>();
  for (const entry of entries) rows.add(index.wordOfEntry[entry] ?? 0);
  return Array.from(rows, (row) => index.words.at(row));
}
