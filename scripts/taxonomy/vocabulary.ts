import { linkingWords, schemes, sortTexts, titleNouns, wordsOf } from "@savile/taxonomy/compile";
import type { Concept } from "./concepts.ts";
import type { OccupationRow } from "./occupations.ts";
import { wordClasses } from "./word-classes.ts";

/** What is known of each word of the labels; rows of all lists are the numbers of the words. */
export interface Vocabulary {
  readonly words: readonly string[];
  readonly rowOf: ReadonlyMap<string, number>;
  /** The word that stands for all its derivations. */
  readonly classes: Uint16Array;
  /** Skills in whose labels the word stands beside others. */
  readonly common: Uint8Array;
  /** Skills whose name begins with the word, as verbs do. */
  readonly verbs: Uint8Array;
  /** Titles that hold the word. */
  readonly titled: Uint8Array;
  /** 1 for words on which titles end, as "nurse"; 2 for others that name a person or a place to learn. */
  readonly heads: Uint8Array;
  /** Family of the SOC in which most titles are that end on the word; 0 where there is none. */
  readonly families: Uint8Array;
}

/** The folded words of a text. */
export function foldedWords(text: string): string[] {
  return wordsOf(text).map(({ folded }) => folded);
}

/** Counts texts by word; more than a byte holds is as good as what it holds. */
function countWords(
  texts: Iterable<readonly string[]>,
  rowOf: ReadonlyMap<string, number>,
): Uint8Array {
  const counts = new Uint8Array(rowOf.size);
  for (const words of texts) {
    for (const word of new Set(words)) {
      const row = rowOf.get(word);
      if (row !== undefined) counts[row] = Math.min(255, (counts[row] ?? 0) + 1);
    }
  }
  return counts;
}

/** The part of a title before "of" or "for", where its head ends. */
function headOf(words: readonly string[]): string {
  const cut = words.findIndex((word) => linkingWords.has(word) && word !== "and");
  return (cut > 0 ? words.slice(0, cut) : words).at(-1) ?? "";
}

/** A word is a head where a title ends on it at least this often, and in this share of its titles. */
const minEndings = 2;
const minShareOfEndings = 0.6;

/** A noun of the product's own list is refuted where so many titles hold it and so few end on it ("sales"). */
const minHeld = 20;
const minShareOfNouns = 0.03;

/** How often titles hold a word, and end on it. */
interface Endings {
  readonly holds: ReadonlyMap<string, number>;
  readonly ends: ReadonlyMap<string, number>;
}

function endingsOf(titles: readonly (readonly string[])[]): Endings {
  const ends = new Map<string, number>();
  const holds = new Map<string, number>();
  for (const words of titles) {
    const head = headOf(words);
    ends.set(head, (ends.get(head) ?? 0) + 1);
    for (const word of new Set(words)) holds.set(word, (holds.get(word) ?? 0) + 1);
  }
  return { holds, ends };
}

function isHeadOf({ holds, ends }: Endings, word: string, isNoun: boolean): boolean {
  const [count, held] = [ends.get(word) ?? 0, holds.get(word) ?? 0];
  if (isNoun) return held < minHeld || count >= minShareOfNouns * held;
  const isWord = !/^\d/.test(word) && !linkingWords.has(word);
  return isWord && count >= minEndings && count >= minShareOfEndings * held;
}

function headFlags(
  titles: readonly (readonly string[])[],
  words: readonly string[],
  persons: ReadonlySet<string>,
): Uint8Array {
  const nouns = new Set([...titleNouns].flatMap(foldedWords));
  const endings = endingsOf(titles);
  return Uint8Array.from(words, (word) => {
    if (isHeadOf(endings, word, nouns.has(word))) return 1;
    return persons.has(word) || schemes.has(word) ? 2 : 0;
  });
}

/** The share of the titles on a head that a family must have to be the head's own. */
const minShareOfFamily = 0.6;

function familiesOf(occupations: readonly OccupationRow[], rowOf: ReadonlyMap<string, number>) {
  const counts = new Map<string, Map<number, number>>();
  for (const { titles, broad } of occupations) {
    for (const title of broad === 0 ? [] : titles) {
      const head = headOf(foldedWords(title));
      const ofHead = counts.get(head) ?? new Map<number, number>();
      const family = Math.floor(broad / 1000);
      counts.set(head, ofHead.set(family, (ofHead.get(family) ?? 0) + 1));
    }
  }
  const families = new Uint8Array(rowOf.size);
  for (const [head, ofHead] of counts) {
    const all = [...ofHead.values()].reduce((sum, count) => sum + count, 0);
    const row = rowOf.get(head);
    const own = [...ofHead].find(([, count]) => count >= minShareOfFamily * all);
    if (row !== undefined && own !== undefined) families[row] = own[0];
  }
  return families;
}

/** What the labels say about their words, and about the nouns of `persons`. Throws where there are more words than a number of two bytes tells apart. */
export function vocabularyOf(
  occupations: readonly OccupationRow[],
  concepts: readonly Concept[],
  persons: readonly string[],
): Vocabulary {
  const titles = [...new Set(occupations.flatMap((row) => row.titles))].map(foldedWords);
  const labels = concepts.map((one) => [...one.labels, ...one.forms].map(foldedWords));
  const isSkill = (at: number) => ["skill", "knowledge"].includes(concepts[at]?.kind ?? "");
  const words = sortTexts([
    ...titles.flat(),
    ...labels.flat(2),
    ...[...titleNouns, ...schemes, ...persons].flatMap(foldedWords),
  ]);
  if (words.length > 0xffff) throw new Error(`too many words: ${words.length}`);
  const rowOf = new Map(words.map((word, row) => [word, row]));
  const skills = labels.filter((_, at) => isSkill(at));
  const heads = wordClasses(skills.map((all) => all.map((one) => one.join(" "))));
  return {
    words,
    rowOf,
    classes: Uint16Array.from(words, (word, row) => rowOf.get(heads.get(word) ?? word) ?? row),
    common: countWords(
      skills.map((all) => all.filter((one) => one.length > 1).flat()),
      rowOf,
    ),
    verbs: countWords(
      concepts.flatMap(({ kind }, at) =>
        kind === "skill" ? [(labels[at]?.[0] ?? []).slice(0, 1)] : [],
      ),
      rowOf,
    ),
    titled: countWords(titles, rowOf),
    heads: headFlags(titles, words, new Set(persons.flatMap(foldedWords))),
    families: familiesOf(occupations, rowOf),
  };
}
