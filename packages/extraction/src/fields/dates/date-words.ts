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
  sinceAbroad,
  untilAbroad,
} from "../../words/words-abroad.data.ts";

/** Words as a folded text holds them, each once. */
function folded(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat().map(foldSameLength))];
}

/** Number of a month by its folded name, in every language that is known. */
export const monthNumbers = wordTable<number>({
  ...Object.fromEntries(
    monthsAbroad.flatMap((names, at) =>
      names.split(" ").map((name) => [foldSameLength(name), at + 1]),
    ),
  ),
  ...months,
});

/** Folded words that mean "until today". */
export const openEnds = folded(presentWords, presentAbroad);
/** Folded words before a date that begin a period which still runs. */
export const sinceStarts = folded(sinceWords, sinceAbroad);
/** Folded words before a date that make it the end of a period. */
export const untilStarts = folded(untilWords, untilAbroad);
/** Folded words between both ends of a range. */
export const rangeJoints = folded(rangeWords, rangeAbroad);
