import { wordTable } from "@savile/model";
import { foldSameLength } from "../../text-line/clean-text.ts";
import {
  months,
  presentWords,
  rangeWords,
  sinceWords,
  untilWords,
} from "../../words/words.data.ts";
import {
  monthsAbroad,
  presentAbroad,
  rangeAbroad,
  sharedMonths,
  sinceAbroad,
  sinceBehind,
  untilAbroad,
} from "../../words/words-abroad.data.ts";

/** Words as a folded text holds them, each once. */
function folded(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat().map(foldSameLength))];
}

const shared = new Map(
  sharedMonths.flatMap(([names, numbers]) =>
    names.split(" ").map((name) => [foldSameLength(name), numbers] as const),
  ),
);

/** Number of a month by its folded name, in every language that is known; 0 where it depends on the language. */
export const monthNumbers = wordTable<number>({
  ...Object.fromEntries(
    monthsAbroad.flatMap((names, at) =>
      names.split(" ").map((name) => [foldSameLength(name), at + 1]),
    ),
  ),
  ...months,
  ...Object.fromEntries([...shared.keys()].map((name) => [name, 0])),
});

/** Number of a month by its folded name in a text of this language; 0 where that does not tell. */
export function monthNumber(name: string, language: string | undefined): number {
  const known = shared.get(name);
  return known === undefined ? (monthNumbers[name] ?? 0) : (known[language ?? ""] ?? 0);
}

/** Folded words that mean "until today". */
export const openEnds = folded(presentWords, presentAbroad);
/** Folded words before a date that begin a period which still runs. */
export const sinceStarts = folded(sinceWords, sinceAbroad);
/** Folded words and endings behind a date that begin a period which still runs. */
export const sinceEnds = folded(sinceBehind);
/** Folded words before a date that make it the end of a period. */
export const untilStarts = folded(untilWords, untilAbroad);
/** Folded words between both ends of a range. */
export const rangeJoints = folded(rangeWords, rangeAbroad);
