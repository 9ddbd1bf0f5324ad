import type { Check, CheckContext } from "../reading/context.ts";
import type { Frame } from "../reading/frame.ts";
import { recurrencesIn, sameRecurrence } from "../reading/recurrence.ts";
import { nearestSentences, saidWords, scopeFor } from "../reading/scope-sentences.ts";

/** "30 of 36 months" is not every month. */
const partly = /\d+ (?:out )?of (?:the )?\d+/i;

/** Whether a stretch of a claim tells how often something comes back, and its lines tell the same in whatever words. */
export function saysHowOften(
  claim: Frame,
  { cited, support }: CheckContext,
  [from, to]: readonly [number, number],
): boolean {
  const own = recurrencesIn(claim).filter(({ start, end }) => start <= from && to <= end);
  if (own.length === 0) return false;
  const lines = cited.length > 0 ? cited : [support];
  if (lines.some(({ text }) => partly.test(text))) return false;
  const theirs = lines.flatMap(recurrencesIn);
  return own.every(({ days }) => theirs.some((other) => sameRecurrence(days, other.days)));
}

/** More often than the sentence says of which a claim speaks: "month after month" of "each quarter". */
export const checkRecurrence: Check = (claim, context) => {
  const own = recurrencesIn(claim);
  if (own.length === 0 || context.posting.text !== "") return [];
  const nearest = nearestSentences(saidWords(claim, scopeFor(context)));
  const told = nearest.map(recurrencesIn);
  if (told.length === 0 || told.some((one) => one.length === 0)) return [];
  const theirs = told.flat().map(({ days }) => days);
  return own
    .filter(({ days }) => theirs.every((other) => days < other && !sameRecurrence(days, other)))
    .map(({ start, end }) => ({
      hard: true,
      span: [start, end],
      detail: "Your resume says that this was less often.",
    }));
};
