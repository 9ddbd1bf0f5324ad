import type { RecognisedWord } from "./recognised-page.ts";

const bin = 2;
const narrowest = 9;
/** Share of the rows that may run across, such as a title over both columns. */
const crossing = 0.15;
/** Share of the rows that have words on the thinner side. */
const thinSide = 0.25;

/** For each strip of two points, how many rows have ink in it. */
function coverage(words: readonly RecognisedWord[], width: number): number[] {
  const rows = new Map<number, Set<number>>();
  const mark = (row: number, from: number, to: number): void => {
    const set = rows.get(row) ?? new Set<number>();
    for (let at = Math.floor(from / bin); at <= Math.floor(to / bin); at += 1) set.add(at);
    rows.set(row, set);
  };
  let last: RecognisedWord | undefined;
  for (const word of words) {
    const row = Math.round(word.base / 6);
    // A blank between two words of a sentence is no corridor.
    const near = last?.row === word.row && word.x0 - last.x1 < narrowest;
    mark(row, near ? (last?.x1 ?? word.x0) : word.x0, word.x1);
    last = word;
  }
  const counts = Array.from({ length: Math.ceil(width / bin) }, () => 0);
  for (const set of rows.values()) {
    for (const at of set) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/**
 * The middle of the white strip between two columns of a recognised page, in points; `undefined` for a page
 * with one column. A recogniser reads across columns, so that its order says nothing.
 */
export function findCorridor(words: readonly RecognisedWord[], width: number): number | undefined {
  const rows = new Set(words.map((word) => Math.round(word.base / 6))).size;
  const counts = coverage(words, width);
  let best: { from: number; to: number } | undefined;
  let from: number | undefined;
  counts.forEach((count, at) => {
    if (count > rows * crossing) from = undefined;
    else {
      from ??= at;
      if (best === undefined || at - from > best.to - best.from) {
        const sides = [0, 1].map((side) => {
          const there = words.filter((word) =>
            side === 0 ? word.x1 <= (from ?? 0) * bin + 1 : word.x0 >= at * bin,
          );
          return new Set(there.map((word) => Math.round(word.base / 6))).size;
        });
        if (Math.min(...sides) >= rows * thinSide) best = { from, to: at };
      }
    }
  });
  if (best === undefined || (best.to - best.from + 1) * bin < narrowest) return undefined;
  return ((best.from + best.to + 1) / 2) * bin;
}
