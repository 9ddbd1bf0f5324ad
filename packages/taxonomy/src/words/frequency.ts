import { findEntries, findEntry, spelling } from "./entries.ts";
import type { WordIndex } from "./word-index.ts";
import type { WordPart } from "./word-part.ts";

/** How often each meaning of an entry that is kept was met. */
function countsOf(index: WordIndex, entry: number): Uint16Array {
  return index.counts.subarray(index.senses.starts[entry], index.senses.starts[entry + 1]);
}

/** How often the meanings of a word were met, the most usual first; one number for each that is kept. */
export function senseCounts(index: WordIndex, word: string, part: WordPart): number[] {
  const entry = findEntry(index, spelling(word), part);
  return entry < 0 ? [] : [...countsOf(index, entry)];
}

/** The class of a word by how often it was met. */
export function frequency(index: WordIndex, word: string, part?: WordPart): number {
  let met = 0;
  for (const entry of findEntries(index, word, part)) {
    met += index.otherCounts[entry] ?? 0;
    for (const count of countsOf(index, entry)) met += count;
  }
  return Math.floor(Math.log2(met + 1));
}
