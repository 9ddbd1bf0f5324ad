import { spelling } from "./entries.ts";
import { endings } from "./inflection.data.ts";
import type { Ending } from "./inflection.data.ts";
import { rowOf } from "./lists.ts";
import type { WordIndex } from "./word-index.ts";
import { bitOfPart, bitsOfParts, wordParts } from "./word-part.ts";
import type { WordPart } from "./word-part.ts";

/** A word that a text may be a form of, by its row, with the parts of speech of which it is one. */
interface Candidate {
  readonly row: number;
  readonly bits: number;
}

const everyPart = bitsOfParts(wordParts);
const verb = bitOfPart("verb");

/** Endings with the same last letter, which most words do not have. */
const endingsByLetter: ReadonlyMap<string | undefined, readonly Ending[]> = new Map(
  endings.map(({ from }) => [
    from.at(-1),
    endings.filter((one) => one.from.at(-1) === from.at(-1)),
  ]),
);

/** Letters that are left at least when an ending is taken away, or that the word has: no "dy" of "dies". */
const minStem = 2;
const minWord = 3;

const doubledConsonant = /([b-df-hj-np-tv-z])\1$/;

/** What a form may be a form of by one ending; none where it has another one. */
function stemsBy(form: string, { from, to, doubles }: Ending): string[] {
  if (!form.endsWith(from)) return [];
  const stem = form.slice(0, form.length - from.length);
  if (stem.length < minStem && stem.length + to.length < minWord) return [];
  if (from === "s" && stem.endsWith("s")) return [];
  return doubles && doubledConsonant.test(stem) ? [stem + to, stem.slice(0, -1)] : [stem + to];
}

/** Adds a word, where it is one as some of these parts of speech. */
function addWord(index: WordIndex, word: string, bits: number, found: Candidate[]): void {
  const row = index.words.find(word);
  const shared = row < 0 ? 0 : (index.parts[row] ?? 0) & bits;
  if (shared !== 0) found.push({ row, bits: shared });
}

/** The part of speech of an entry: those of a word stand in the order of their bits. */
function bitOfEntry(index: WordIndex, entry: number, row: number): number {
  let left = entry - (index.firstEntry[row] ?? 0);
  let bits = index.parts[row] ?? 0;
  for (; left > 0; left -= 1) bits &= bits - 1;
  return bits & -bits;
}

/** The word that a text is itself, and those that it is an irregular form of. */
function knownWords(index: WordIndex, text: string): Candidate[] {
  const found: Candidate[] = [];
  addWord(index, text, everyPart, found);
  const form = index.forms.find(text);
  if (form < 0) return found;
  for (const entry of rowOf(index.formEntries, form)) {
    const row = index.wordOfEntry[entry] ?? 0;
    found.push({ row, bits: bitOfEntry(index, entry, row) });
  }
  return found;
}

/** Words that a single word is a form of: itself first, irregularly, then by the rules. */
function wordsOfForm(index: WordIndex, form: string): Candidate[] {
  const found = knownWords(index, form);
  for (const ending of endingsByLetter.get(form.at(-1)) ?? []) {
    for (const stem of stemsBy(form, ending)) {
      addWord(index, stem, bitsOfParts(ending.parts), found);
    }
  }
  return found;
}

/** Of words that stand together one changes: the first of a verb ("carried out"), the last of the others. */
function wordsOfCollocation(index: WordIndex, text: string): Candidate[] {
  const found = knownWords(index, text);
  const [first, last] = [text.indexOf(" "), text.lastIndexOf(" ")];
  for (const { row, bits } of wordsOfForm(index, text.slice(0, first))) {
    addWord(index, index.words.at(row) + text.slice(first), bits & verb, found);
  }
  for (const { row, bits } of wordsOfForm(index, text.slice(last + 1))) {
    addWord(index, text.slice(0, last + 1) + index.words.at(row), bits & ~verb, found);
  }
  return found;
}

function candidates(index: WordIndex, word: string): Candidate[] {
  const text = spelling(word);
  if (text === "") return [];
  return text.includes(" ") ? wordsOfCollocation(index, text) : wordsOfForm(index, text);
}

/** Words that a text is a form of. */
export function lemmas(index: WordIndex, word: string, part?: WordPart): string[] {
  const asked = part === undefined ? everyPart : bitOfPart(part);
  const rows = new Set<number>();
  for (const { row, bits } of candidates(index, word)) if (bits & asked) rows.add(row);
  return Array.from(rows, (row) => index.words.at(row));
}

/** Parts of speech that a text may be. */
export function posOf(index: WordIndex, word: string): WordPart[] {
  const bits = candidates(index, word).reduce((all, candidate) => all | candidate.bits, 0);
  return wordParts.filter((part) => bits & bitOfPart(part));
}
