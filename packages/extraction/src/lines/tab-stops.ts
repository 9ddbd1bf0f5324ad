import { toFragment } from "./fragment.ts";
import type { Fragment } from "./fragment.ts";
import { isAside, namesSection } from "./fragment-kind.ts";
import { isCapitals } from "../text-line/line.ts";

/** So many fragments of a page begin or end at a stop. */
const fewest = 4;
/** Two columns may be set as close as this, in letter heights. */
const leastGap = 0.36;
const longestLabel = 28;

/** Where a fragment may be two cells that stand close to each other. */
interface Seam {
  readonly fragment: Fragment;
  readonly at: number;
  readonly left: Fragment;
}

function stopsOf(places: readonly number[]): (x: number) => boolean {
  const counts = new Map<number, number>();
  for (const place of places) {
    const key = Math.round(place);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const at = (key: number): number => counts.get(key) ?? 0;
  return (x) => {
    const key = Math.round(x);
    return at(key - 1) + at(key) + at(key + 1) >= fewest;
  };
}

function gapBefore({ words }: Fragment, at: number): number {
  return (words[at]?.x0 ?? 0) - (words[at - 1]?.x1 ?? 0);
}

/** The first gap that is wider than the blanks of the line and behind which a stop lies. */
function seamOf(fragment: Fragment, isStop: (x: number) => boolean): Seam | undefined {
  const gaps = fragment.words.map((_, at) => (at === 0 ? 0 : gapBefore(fragment, at)));
  const at = gaps.findIndex(
    (gap, index) => gap >= leastGap * fragment.size && isStop(fragment.words[index]?.x0 ?? -1),
  );
  if (at < 1) return undefined;
  const others = gaps.filter((_, index) => index !== at);
  if ((gaps[at] ?? 0) < 1.35 * Math.max(...others)) return undefined;
  return { fragment, at, left: toFragment(fragment.words.slice(0, at)) };
}

/** What stands at the left of a text as its label: bold, in capitals or before a colon. */
function isLabel({ text, words }: Fragment, { words: all }: Fragment): boolean {
  if (text.length > longestLabel) return false;
  const isLoud = words.every((word) => word.bold) && all.some((word) => !word.bold);
  return isLoud || isCapitals(text) || text.endsWith(":");
}

/**
 * Cuts fragments at the stops of their page: dates, headings and labels may be set so close to the text
 * beside them that the gap alone does not tell.
 */
export function splitAtStops(fragments: Fragment[]): Fragment[] {
  const isStart = stopsOf(fragments.map((one) => one.x0));
  const seams = fragments.flatMap((one) => seamOf(one, isStart) ?? []);
  if (seams.length === 0) return fragments;
  const isEnd = stopsOf([...fragments, ...seams.map((one) => one.left)].map((one) => one.x1));
  const cuts = new Map(
    seams
      .filter(
        ({ left, fragment }) =>
          isAside(left) || namesSection(left) || isEnd(left.x1) || isLabel(left, fragment),
      )
      .map((one) => [one.fragment, one]),
  );
  return fragments.flatMap((one): Fragment[] => {
    const cut = cuts.get(one);
    if (cut === undefined) return [one];
    return [cut.left, { ...toFragment(one.words.slice(cut.at)), cell: true }];
  });
}
