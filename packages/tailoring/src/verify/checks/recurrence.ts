import type { Check, CheckContext } from "../reading/context.ts";
import type { Frame } from "../reading/frame.ts";
import { recurrencesIn, sameRecurrence } from "../reading/recurrence.ts";
import { nearestSentences, saidWords, scopeFor } from "../reading/scope-sentences.ts";

/** So many lines a claim may draw on; of more only the nearest are asked. */
const mostNear = 3;

/** "30 of 36 months" is not every month. */
const partly = /\d+ (?:out )?of (?:the )?\d+/i;

/** Whether a stretch of a claim tells how often something comes back, and its lines tell the same in whatever words. */
export function saysHowOften(
  claim: Frame,
  { cited, source, role }: CheckContext,
  [from, to]: readonly [number, number],
): boolean {
  const own = recurrencesIn(claim).filter(({ start, end }) => start <= from && to <= end);
  if (own.length === 0) return false;
  const isNear = cited.length > 0 && cited.length <= mostNear;
  const lines = isNear ? cited : nearestSentences(saidWords(claim, scopeFor({ source, role })));
  if (lines.some(({ text }) => partly.test(text))) return false;
  const theirs = lines.flatMap(recurrencesIn);
  return own.every(({ days }) => theirs.some((other) => sameRecurrence(days, other.days)));
}

function sharesFigure(claim: Frame, line: Frame): boolean {
  return claim.numbers.some(
    (one) => !one.year && !one.implicit && line.numbers.some((other) => other.value === one.value),
  );
}

/** More often than the sentence says of which a claim speaks: "month after month" of "each quarter". */
export const checkRecurrence: Check = (claim, context) => {
  const own = recurrencesIn(claim);
  if (own.length === 0 || context.posting.text !== "") return [];
  const scope = scopeFor(context);
  const told = nearestSentences(saidWords(claim, scope)).map(recurrencesIn);
  if (told.length === 0 || told.some((one) => one.length === 0)) return [];
  const theirs = told.flat().map(({ days }) => days);
  const counts = scope.own.filter((line) => sharesFigure(claim, line)).flatMap(recurrencesIn);
  return own
    .filter(({ days }) => !counts.some((other) => sameRecurrence(days, other.days)))
    .filter(({ days }) => theirs.every((other) => days < other && !sameRecurrence(days, other)))
    .map(({ start, end }) => ({
      hard: true,
      span: [start, end],
      detail: "Your resume says that this was less often.",
    }));
};
