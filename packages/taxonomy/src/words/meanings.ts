import { findEntry, spelling, wordsOf } from "./entries.ts";
import { isAmongFirst, isEmpty, rowOf } from "./lists.ts";
import type { Lists } from "./lists.ts";
import { partnersOf } from "./pairs.ts";
import type { WordIndex } from "./word-index.ts";
import type { WordPart } from "./word-part.ts";

/** A word as one part of speech, with how many of its meanings count. */
export interface Query {
  readonly word: string;
  readonly part: WordPart;
  readonly senses: number;
}

/** The entry of a query, or -1, with its synsets. */
export function readQuery(index: WordIndex, { word, part, senses }: Query) {
  const entry = findEntry(index, spelling(word), part);
  return { entry, synsets: entry < 0 ? [] : synsetsOf(index, entry, senses) };
}

/** The first synsets of an entry. */
function synsetsOf(index: WordIndex, entry: number, senses: number): number[] {
  const found: number[] = [];
  const start = index.senses.starts[entry] ?? 0;
  const end = Math.min(start + senses, index.senses.starts[entry + 1] ?? 0);
  for (let at = start; at < end; at += 1) found.push(index.senses.values[at] ?? 0);
  return found;
}

/** Entries that have a synset among their first meanings. */
function membersOf(index: WordIndex, synset: number, senses: number): number[] {
  const found: number[] = [];
  for (const entry of rowOf(index.members, synset)) {
    if (isAmongFirst(index.senses, entry, synset, senses)) found.push(entry);
  }
  return found;
}

/** The words of some synsets but for those of one entry. */
function wordsIn(index: WordIndex, synsets: Iterable<number>, query: Query, but: number): string[] {
  const found: number[] = [];
  for (const synset of synsets) {
    for (const entry of membersOf(index, synset, query.senses)) found.push(entry);
  }
  return wordsOf(
    index,
    found.filter((entry) => entry !== but),
  );
}

/** Synsets one step along `links`. Those that have no word of their own are passed through: "physical entity". */
function nextOf(index: WordIndex, links: Lists, synsets: readonly number[]): Set<number> {
  const found = new Set<number>();
  const passed = new Set<number>();
  const visit = (synset: number): void => {
    for (const next of rowOf(links, synset)) {
      if (!isEmpty(index.members, next)) found.add(next);
      else if (!passed.has(next)) {
        passed.add(next);
        visit(next);
      }
    }
  };
  for (const synset of synsets) visit(synset);
  return found;
}

/** Words of the same synset. */
export function synonyms(index: WordIndex, query: Query): string[] {
  const { entry, synsets } = readQuery(index, query);
  return wordsIn(index, synsets, query, entry);
}

/** Words of the synsets that lie beside those of the query. */
export function similar(index: WordIndex, query: Query): string[] {
  const { entry, synsets } = readQuery(index, query);
  const beside = synsets.flatMap((synset) => Array.from(partnersOf(index.similar, synset)));
  return wordsIn(index, beside, query, entry);
}

/** Words of the synsets that lie one step along `links`, up or down. */
export function linked(index: WordIndex, links: Lists, query: Query): string[] {
  const { entry, synsets } = readQuery(index, query);
  return wordsIn(index, nextOf(index, links, synsets), query, entry);
}

/** Synsets under the same direct broader ones, without the given ones. */
function besides(index: WordIndex, synsets: readonly number[]): Set<number> {
  const found = new Set<number>();
  for (const synset of synsets) {
    for (const parent of rowOf(index.broader, synset)) {
      for (const child of rowOf(index.narrower, parent)) found.add(child);
    }
  }
  for (const synset of synsets) found.delete(synset);
  return found;
}

/** Words under the same direct broader synset that share no meaning. */
export function siblings(index: WordIndex, query: Query): string[] {
  const { entry, synsets } = readQuery(index, query);
  const found = wordsIn(index, besides(index, synsets), query, entry);
  const same = new Set(wordsIn(index, synsets, query, entry));
  return found.filter((word) => !same.has(word));
}

/** Whether two words lie under one direct broader synset and share no meaning, without listing all that do. */
export function areSiblings(index: WordIndex, query: Query, other: string): boolean {
  const a = readQuery(index, query);
  const b = readQuery(index, { ...query, word: other });
  if (a.entry === b.entry || a.synsets.some((synset) => b.synsets.includes(synset))) return false;
  const parents = a.synsets.flatMap((synset) => Array.from(rowOf(index.broader, synset)));
  return b.synsets.some((synset) =>
    rowOf(index.broader, synset).some((parent) => parents.includes(parent)),
  );
}
