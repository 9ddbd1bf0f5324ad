import type { Change } from "@savile/model";
import { medianOf } from "../fit/rank-figures.ts";
import type { TailoredPair } from "./read-pair.ts";

/** How many changes of each kind, the most frequent first. */
export function countByRule(changes: readonly Pick<Change, "rule">[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { rule } of changes) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b));
}

type Counted = Pick<TailoredPair, "pages"> & {
  readonly changes: readonly Pick<Change, "rule">[];
  readonly tailoring: {
    readonly score: {
      readonly shown: { readonly before: number; readonly now: number } | null;
    };
  };
};

/** What tailoring did to some pairs. */
export interface ChangeFigures {
  readonly pairs: number;
  readonly changes: number;
  readonly eightOrMore: number;
  readonly shownBefore: number;
  readonly shownNow: number;
  readonly gained: number;
  /** Sources of one page that take more than one now, and any source that takes more pages than before. */
  readonly grownFromOne: number;
  readonly grown: number;
}

/** Medians and counts over pairs; *shown* over those where a must-have is met. */
export function changeFigures(pairs: readonly Counted[]): ChangeFigures {
  const shown = pairs.flatMap(({ tailoring }) => tailoring.score.shown ?? []);
  const grown = pairs.filter(({ pages }) => pages.after > pages.before);
  return {
    pairs: pairs.length,
    changes: medianOf(pairs.map(({ changes }) => changes.length)),
    eightOrMore: pairs.filter(({ changes }) => changes.length >= 8).length,
    shownBefore: medianOf(shown.map(({ before }) => before)),
    shownNow: medianOf(shown.map(({ now }) => now)),
    gained: medianOf(shown.map(({ before, now }) => now - before)),
    grownFromOne: grown.filter(({ pages }) => pages.before === 1).length,
    grown: grown.length,
  };
}
