import { verbOf } from "../../words/verbs.ts";
import { changesIn } from "../reading/changes-of-number.ts";
import {
  fall,
  rise,
  success,
  toldFall,
  toldRise,
  toldSuccess,
} from "../reading/change-words.data.ts";
import type { Check, Objection } from "../reading/context.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { matchesIn } from "../reading/patterns.ts";
import { nearestSentences, partAround, saidWords, scopeFor } from "../reading/scope-sentences.ts";
import type { SaidWord } from "../reading/scope-sentences.ts";

/** A change of a kind in a claim, and what tells of such a change in a resume. */
export const kindsOfChange: readonly {
  readonly said: RegExp;
  readonly told: RegExp;
  readonly way: number;
}[] = [
  { said: fall, told: toldFall, way: -1 },
  { said: rise, told: toldRise, way: 1 },
  { said: success, told: toldSuccess, way: 0 },
];

/** Whether a sentence has both ends of a change that a claim tells in numbers. */
function hasEnds(sentence: Frame, claim: Frame): boolean {
  const has = (value: number) => sentence.numbers.some((entry) => entry.value === value);
  return changesIn(claim.text).some(({ from, to }) => has(from) && has(to));
}

function tells(
  sentence: Frame,
  claim: Frame,
  { told, way }: (typeof kindsOfChange)[number],
): boolean {
  return (
    told.test(sentence.text) ||
    hasEnds(sentence, claim) ||
    changesIn(sentence.text).some(({ from, to }) => Math.sign(to - from) === way)
  );
}

/** Sentences that may tell of what a part of a claim says: the nearest, and all with a thing of it. */
function tellersOf(said: readonly SaidWord[]): Set<Frame> {
  const things = said.filter(
    ({ word, weight }) => weight === 1 && verbOf(word.lower) === undefined,
  );
  return new Set([...nearestSentences(said), ...things.flatMap(({ by }) => [...by])]);
}

function within(said: readonly SaidWord[], words: readonly FrameWord[]): SaidWord[] {
  return said.filter(({ word }) => words.includes(word));
}

/** "a lifting machine", "people with reduced mobility": a word of change that only describes what stands behind it. */
function isDescribing(text: string, found: RegExpExecArray): boolean {
  const isForm = /^\p{Ll}+(?:ing|ed)\b/u.test(found[0]);
  const lead = text.slice(0, found.index);
  const leads = /\b(?:an?|with|of|for|at|on)\s$/iu.test(lead);
  return (
    isForm &&
    leads &&
    /^\s\p{Ll}/u.test(text.slice(found.index + (/^\p{Ll}+/u.exec(found[0])?.[0].length ?? 0)))
  );
}

/** A rise, a fall or a success that no line tells of. */
export const checkChange: Check = (claim, context) => {
  const told = kindsOfChange.flatMap((kind) =>
    matchesIn(claim.text, kind.said).map((found) => ({ kind, found })),
  );
  if (told.length === 0) return [];
  const said = saidWords(claim, scopeFor(context));
  return told.flatMap(({ kind, found }): Objection[] => {
    const end = found.index + found[0].length;
    const edges = /^\S+|\S+$/g;
    const inner = [...found[0].matchAll(edges)].map(({ index, 0: text }) => [
      found.index + index,
      found.index + index + text.length,
    ]);
    // "brought the waiting time down": what lies between the words of change is what changed.
    const part = partAround(claim, found.index).filter(
      (word) => !inner.some(([from = 0, to = 0]) => from <= word.start && word.end <= to),
    );
    const tellers = tellersOf(within(said, part));
    if ([...tellers].some((sentence) => tells(sentence, claim, kind))) return [];
    return [
      {
        hard: !isDescribing(claim.text, found),
        span: [found.index, end],
        detail: `Your resume does not tell that "${found[0]}" came of this.`,
      },
    ];
  });
};
