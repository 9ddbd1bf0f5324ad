import { rowOf } from "./lists.ts";
import { readQuery } from "./meanings.ts";
import type { Query } from "./meanings.ts";
import type { WordIndex } from "./word-index.ts";

/** Synsets above some synsets, themselves included, with the fewest steps up to each. */
function climb(index: WordIndex, synsets: readonly number[], limit: number): Map<number, number> {
  const heights = new Map(synsets.map((synset) => [synset, 0]));
  let edge = [...heights.keys()];
  for (let height = 1; height <= limit && edge.length > 0; height += 1) {
    const next: number[] = [];
    for (const synset of edge) {
      for (const parent of rowOf(index.broader, synset)) {
        if (heights.has(parent)) continue;
        heights.set(parent, height);
        next.push(parent);
      }
    }
    edge = next;
  }
  return heights;
}

/** Fewest steps up from one word to a meaning of the other; `null` beyond the limit. */
export function stepsUp(index: WordIndex, from: Query, to: string, limit: number): number | null {
  const heights = climb(index, readQuery(index, from).synsets, limit);
  const goals = readQuery(index, { ...from, word: to }).synsets;
  const found = goals.map((synset) => heights.get(synset)).filter((height) => height !== undefined);
  return found.length === 0 ? null : Math.min(...found);
}

/** Fewest steps up and down again between meanings of two words; `null` beyond the limit. */
export function distance(index: WordIndex, from: Query, to: string, limit: number): number | null {
  const [start, goal] = [
    readQuery(index, from).synsets,
    readQuery(index, { ...from, word: to }).synsets,
  ];
  if (start.length === 0 || goal.length === 0) return null;
  const heights = climb(index, start, limit);
  const others = climb(index, goal, limit);
  let best = limit + 1;
  for (const [synset, height] of others) {
    best = Math.min(best, height + (heights.get(synset) ?? best));
  }
  return best > limit ? null : best;
}
