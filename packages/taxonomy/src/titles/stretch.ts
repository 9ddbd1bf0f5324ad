import type { Scan } from "../phrases/scan.ts";
import type { Tables } from "../tables/read-tables.ts";

/** A run of words with its place in the text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** The run of words from `from` to before `to`. */
export function stretchOf(scan: Scan, from: number, to: number): Stretch {
  const [first, last] = [scan.words[from], scan.words[to - 1]];
  return { from, to, start: first?.start ?? 0, end: last?.end ?? 0 };
}

/** The folded word at a place; empty where there is none. */
export function foldedAt(scan: Scan, place: number): string {
  return scan.words[place]?.folded ?? "";
}

/** What a list of the tables says of the word at a place; 0 for a word that they do not hold. */
export function factAt(facts: Uint8Array, scan: Scan, place: number): number {
  return facts[scan.ids[place] ?? -1] ?? 0;
}

/** Whether the word at a place begins with a capital. */
export function isHigh(scan: Scan, place: number): boolean {
  return /^\p{Lu}/u.test(scan.text.charAt(scan.words[place]?.start ?? 0));
}

/** Whether a word of a text is one on which titles end. */
export function isHead({ facts }: Tables, scan: Scan, place: number): boolean {
  return factAt(facts.heads, scan, place) === 1;
}

/** Whether a word names a person, though the tables have no titles that end on it: a head only in a title's place. */
export function isPerson({ facts }: Tables, scan: Scan, place: number): boolean {
  return factAt(facts.heads, scan, place) === 2;
}

/** How many more titles than skills that begin with it must hold a head that is no verb. */
const titlesPerVerb = 25;

/** Whether a head is a verb just as well ("lead", "coach"): skills begin with it. */
export function isVerb({ facts }: Tables, scan: Scan, place: number): boolean {
  return factAt(facts.verbs, scan, place) * titlesPerVerb > factAt(facts.titled, scan, place);
}

/** The place of the head of a stretch: its last word, or the last before "of" and "for". */
export function headPlace(scan: Scan, { from, to }: Stretch): number {
  for (let place = from + 1; place < to; place += 1) {
    if (/^(?:of|for|in)$/.test(foldedAt(scan, place))) return place - 1;
  }
  return to - 1;
}
