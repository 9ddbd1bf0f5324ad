import { namesDate } from "../alignment/of-date.ts";
import { verbOf } from "../../words/verbs.ts";
import type { Check, Objection } from "../reading/context.ts";
import type { Frame } from "../reading/frame.ts";
import { habit, lasting, saysEnd, saysLimit, yearly } from "../reading/limits.data.ts";
import { isHabit, limitsOf } from "../reading/limits.ts";
import type { Limits } from "../reading/limits.ts";
import { matchesIn } from "../reading/patterns.ts";
import { nearestSentences, partAround, saidWords, scopeFor } from "../reading/scope-sentences.ts";
import type { SaidWord } from "../reading/scope-sentences.ts";
import { hasWord } from "./objections.ts";

const backTo = /\b(?:went back|reverted|returned) to (.{3,40})/iu;

/** Of a sentence that tells what was gone back to, whether a claim speaks of that. */
function namesWhatStayed(claim: Frame, { text }: Frame): boolean {
  const stayed = backTo.exec(text)?.[1]?.toLowerCase() ?? "";
  return claim.words.some(
    (word) => word.lower.length > 3 && !word.stop && stayed.includes(word.lower),
  );
}

function isPlural(lower: string): boolean {
  return /[^s'’]s$/.test(lower) && verbOf(lower)?.form !== "past";
}

type IsLimited = (limits: Limits) => boolean;

function isLimited(claim: Frame, sentence: Frame, kind: IsLimited): boolean {
  const limits = limitsOf(sentence);
  return limits !== undefined && kind(limits) && !namesWhatStayed(claim, sentence);
}

/** How much of some words stands only in sentences with a limit of a kind. */
function limitedWeight(claim: Frame, said: readonly SaidWord[], kind: IsLimited): number {
  return said
    .filter(({ by }) => by.size > 0 && [...by].every((one) => isLimited(claim, one, kind)))
    .reduce((sum, { weight }) => sum + weight, 0);
}

/** Whether a part of a claim is told by sentences with a limit of a kind. */
function isOfLimited(claim: Frame, said: readonly SaidWord[], kind: IsLimited): boolean {
  const nearest = nearestSentences(said);
  if (nearest.some((one) => isHabit(one.text) && limitsOf(one) === undefined)) return false;
  if (limitedWeight(claim, said, kind) >= 1) return true;
  const [first] = nearest;
  return (
    first !== undefined &&
    nearest.every((one) => isLimited(claim, one, kind)) &&
    said.filter(({ by }) => by.has(first)).length >= 3
  );
}

/** Words that claim more than a limit of a kind allows, unless the claim keeps it. */
const overstated: readonly (readonly [RegExp, IsLimited, RegExp | undefined])[] = [
  [habit, (limits) => limits.seldom, /\bonce(?! (?:an?|per)\b)|\bone\b|\boccasional/i],
  [habit, (limits) => limits.ended || limits.trial, undefined],
  [yearly, (limits) => limits.dated, undefined],
  [lasting, (limits) => limits.ended, saysEnd],
  [lasting, (limits) => limits.trial, saysLimit],
];

function overLimit(claim: Frame, said: readonly SaidWord[]): Objection | undefined {
  for (const [words, kind, keeps] of overstated) {
    if (keeps?.test(claim.text) === true) continue;
    for (const found of matchesIn(claim.text, words)) {
      const part = partAround(claim, found.index);
      const own = said.filter(({ word }) => part.includes(word));
      const told = nearestSentences(own).some((one) => hasWord(one.lower, found[0].toLowerCase()));
      if (told || !isOfLimited(claim, own, kind)) continue;
      return {
        hard: true,
        span: [found.index, found.index + found[0].length],
        detail: `Your resume tells of this as something that was short, rare or given up, not "${found[0]}".`,
      };
    }
  }
  return undefined;
}

/** Tried and given up, told as done. */
function withoutEnd(claim: Frame, said: readonly SaidWord[]): Objection | undefined {
  if (saysLimit.test(claim.text)) return undefined;
  const telling = said.filter(({ word }) => !/\d/.test(word.lower) && !namesDate(claim, word));
  return limitedWeight(claim, telling, (limits) => limits.ended) < 2
    ? undefined
    : {
        hard: true,
        span: [0, claim.text.length],
        detail: "Your resume says that this was tried or begun and then given up.",
      };
}

/** "one evening class" told as "evening classes". */
function moreThanOnce(said: readonly SaidWord[]): Objection | undefined {
  const many = said.find(
    ({ word, by }) =>
      by.size > 0 &&
      isPlural(word.lower) &&
      [...by].every(
        (one) =>
          limitsOf(one)?.once === true &&
          one.words.some((other) => other.stem === word.stem) &&
          one.words.every((other) => other.stem !== word.stem || !isPlural(other.lower)),
      ),
  );
  return many === undefined
    ? undefined
    : {
        hard: true,
        span: [many.word.start, many.word.end],
        detail: `Your resume tells of one, not of "${many.word.text}".`,
      };
}

/** What the facts tell of as one time, short, rare, tried or given up, told as a habit or as lasting. */
export const checkLimit: Check = (claim, context) => {
  const said = saidWords(claim, scopeFor(context));
  const objection = overLimit(claim, said) ?? withoutEnd(claim, said) ?? moreThanOnce(said);
  return objection === undefined ? [] : [objection];
};
