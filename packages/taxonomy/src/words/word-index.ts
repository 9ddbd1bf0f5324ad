import type { Pack } from "../pack/read-pack.ts";
import type { SortedStrings } from "../pack/sorted-strings.ts";
import { invert, readLists } from "./lists.ts";
import type { Lists } from "./lists.ts";
import type { Pairs } from "./pairs.ts";
import { wordParts } from "./word-part.ts";

/** The words as numbers: rows of `words`, entries (a word as one part of speech) and synsets. */
export interface WordIndex {
  readonly words: SortedStrings;
  /** The parts of speech of each word as bits, and its first entry. */
  readonly parts: Uint8Array;
  readonly firstEntry: Uint32Array;
  readonly wordOfEntry: Uint32Array;
  /** Synsets of each entry, the most usual first, with how often each was met. */
  readonly senses: Lists;
  readonly counts: Uint16Array;
  readonly otherCounts: Uint16Array;
  /** Entries of each synset. */
  readonly members: Lists;
  readonly broader: Lists;
  readonly narrower: Lists;
  readonly similar: Pairs;
  readonly antonyms: Pairs;
  readonly derivations: Pairs;
  readonly pertainyms: Pairs;
  readonly forms: SortedStrings;
  readonly formEntries: Lists;
}

const bitCounts = Uint8Array.from(
  { length: 1 << wordParts.length },
  (_, bits) => wordParts.filter((_part, at) => bits & (1 << at)).length,
);

/** How many parts of speech a set of bits names. */
export function countBits(bits: number): number {
  return bitCounts[bits] ?? 0;
}

/** The first entry of each word, and the word of each of `count` entries, which are in the order of the words. */
function indexEntries(parts: Uint8Array, count: number) {
  const firstEntry = new Uint32Array(parts.length + 1);
  const wordOfEntry = new Uint32Array(count);
  let entry = 0;
  for (let word = 0; word < parts.length; word += 1) {
    for (let left = bitCounts[parts[word] ?? 0] ?? 0; left > 0; left -= 1) {
      wordOfEntry[entry] = word;
      entry += 1;
    }
    firstEntry[word + 1] = entry;
  }
  return { firstEntry, wordOfEntry };
}

function readListsOf(pack: Pack, name: string): Lists | null {
  return readLists({ sizes: pack.u8(`${name}.sizes`), values: pack.u32(name) });
}

function readPairs(pack: Pack, name: string): Pairs | null {
  const [rows, others] = [pack.u32(`${name}.rows`), pack.u32(name)];
  return rows.length === others.length ? { rows, others } : null;
}

/** How often words were met, where there is a number for each meaning and for each entry. */
function readCounts(pack: Pack, senses: Lists) {
  const [counts, otherCounts] = [pack.u16("counts"), pack.u16("counts.other")];
  const isFitting =
    counts.length === senses.values.length && otherCounts.length === senses.starts.length - 1;
  return isFitting ? { counts, otherCounts } : null;
}

/** Lists of entries and of synsets. */
function readMeanings(pack: Pack) {
  const [senses, broader] = [readListsOf(pack, "senses"), readListsOf(pack, "broader")];
  const counts = senses === null ? null : readCounts(pack, senses);
  const similar = readPairs(pack, "similar");
  if (senses === null || broader === null || counts === null || similar === null) return null;
  const [synsetCount = 0] = pack.u32("synsets");
  if (broader.starts.length !== synsetCount + 1) return null;
  return {
    senses,
    ...counts,
    members: invert(senses, synsetCount),
    broader,
    narrower: invert(broader, synsetCount),
    similar,
  };
}

/** Pairs of entries. */
function readLinks(pack: Pack) {
  const antonyms = readPairs(pack, "antonyms");
  const derivations = readPairs(pack, "derivations");
  const pertainyms = readPairs(pack, "pertainyms");
  if (antonyms === null || derivations === null || pertainyms === null) return null;
  return { antonyms, derivations, pertainyms };
}

/** Words and forms with the entries that they stand for. */
function readTexts(pack: Pack, entryCount: number) {
  const [words, forms, parts] = [pack.strings("words"), pack.strings("forms"), pack.u8("parts")];
  const formEntries = readListsOf(pack, "forms.entries");
  const entries = indexEntries(parts, entryCount);
  const isFitting =
    parts.length === words.size &&
    entries.firstEntry[words.size] === entryCount &&
    formEntries?.starts.length === forms.size + 1;
  return isFitting ? { words, parts, ...entries, forms, formEntries } : null;
}

/** The index of the sections of an asset, or `null` where they do not fit each other. */
export function indexWords(pack: Pack): WordIndex | null {
  const meanings = readMeanings(pack);
  const links = readLinks(pack);
  if (meanings === null || links === null) return null;
  const texts = readTexts(pack, meanings.otherCounts.length);
  return texts === null ? null : { ...texts, ...meanings, ...links };
}
