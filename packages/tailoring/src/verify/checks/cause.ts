import { becauseOf, toldFall, toldRise, toldSuccess } from "../reading/change-words.data.ts";
import { changesIn } from "../reading/changes-of-number.ts";
import type { Check } from "../reading/context.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { matchesIn } from "../reading/patterns.ts";
import { nearestSentences, saidWords, scopeFor } from "../reading/scope-sentences.ts";
import { rootOf, sameMeaning } from "../../words/thesaurus.ts";
import { kindsOfChange } from "./change.ts";

/** The part of a line that tells the means and the part that tells the effect. */
function causeOf(frame: Frame): { means: FrameWord[]; effect: FrameWord[] } | undefined {
  const by = /\b(?:by|through|after|with) (?=\p{L}+ing\b)/u.exec(frame.text);
  if (by !== null) {
    return {
      means: frame.words.filter((word) => word.start > by.index && !word.stop),
      effect: frame.words.filter((word) => word.end <= by.index && !word.stop),
    };
  }
  const so = /,? (?:which|that) (?=\p{L}+(?:ed|ew|ut|ot|t)\b)|, (?=\p{L}+ing\b)/u.exec(frame.text);
  if (so === null) return undefined;
  return {
    means: frame.words.filter((word) => word.end <= so.index && !word.stop),
    effect: frame.words.filter((word) => word.start > so.index && !word.stop),
  };
}

function sharedCount(a: readonly FrameWord[], b: readonly FrameWord[]): number {
  return a.filter((word) => b.some((other) => sameMeaning(rootOf(word.lower), rootOf(other.lower))))
    .length;
}

/** Whether a text tells of a rise, a fall or a success, so that it has an effect at all. */
function tellsChange({ text }: Frame): boolean {
  return toldFall.test(text) || toldRise.test(text) || toldSuccess.test(text);
}

/** Cause and effect told the other way round. */
export const checkCause: Check = (claim, { cited }) => {
  const mine = causeOf(claim);
  if (mine === undefined || cited.length !== 1) return [];
  const theirs = cited[0] === undefined ? undefined : causeOf(cited[0]);
  if (theirs === undefined) return [];
  if (![claim, cited[0]].every((frame) => frame !== undefined && tellsChange(frame))) return [];
  const turned = sharedCount(mine.means, theirs.effect) + sharedCount(mine.effect, theirs.means);
  const kept = sharedCount(mine.means, theirs.means) + sharedCount(mine.effect, theirs.effect);
  if (turned < 3 || turned <= kept * 2) return [];
  return [
    {
      hard: true,
      span: [0, claim.text.length],
      detail: "Your resume tells cause and effect the other way round.",
    },
  ];
};

/** A means that is told as such, whatever it brought about: "by automating". */
const byDoing = /^by \p{L}+ing\b/iu;

/** A change, or a deed, with a cause that its line does not name. */
export const checkBecause: Check = (claim, context) => {
  const link = becauseOf.exec(claim.text);
  if (link === null) return [];
  const before = claim.text.slice(0, link.index);
  const isEffect = kindsOfChange.some(({ said }) => matchesIn(before, said).length > 0);
  const isMeans = byDoing.test(claim.text.slice(link.index).trim());
  if (!isMeans && !isEffect && changesIn(before).length === 0) return [];
  const said = saidWords(claim, scopeFor(context));
  const effect = nearestSentences(said.filter(({ word }) => word.end <= link.index));
  const means = said.filter(({ word }) => word.start >= link.index && !/\d/.test(word.lower));
  if (effect.length === 0 || means.length < 2) return [];
  if (means.some(({ by }) => effect.some((sentence) => by.has(sentence)))) return [];
  return [
    {
      hard: true,
      span: [link.index, claim.text.length],
      detail: "Your resume does not say that this was the cause.",
    },
  ];
};
