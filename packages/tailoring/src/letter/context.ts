import type { Posting } from "@savile/model";
import type { Checked } from "../claims/claims.ts";
import type { Source } from "../match/source.ts";
import type { RankedLine, TailoringPlan } from "../plan/make-plan.ts";
import { foldText, wordKey } from "@savile/taxonomy";
import type { Sentence } from "../input/draft.ts";
import { wordCount } from "../words/phrases.ts";
import type { Chooser } from "./choose.ts";
import type { JobWords } from "./job-words.ts";
import { inRegister } from "./register.ts";
import type { Register } from "./register.ts";

export type CheckSentence = (sentence: Sentence) => Checked;

/** What every part of the letter is written from. */
export interface LetterContext {
  readonly source: Source;
  readonly plan: TailoringPlan;
  readonly posting: Posting;
  readonly jobDescription: string;
  readonly job: JobWords;
  readonly register: Register;
  readonly choose: Chooser;
  readonly check: CheckSentence;
  /** Lines that may be told, best first. */
  readonly stories: readonly RankedLine[];
  /** Addresses of lines that the letter has told. */
  readonly told: Set<string>;
  /** Posting needs already named. */
  readonly named: Set<string>;
  /** The same needs as they were worded. */
  readonly spoken: Set<string>;
  /** Runs of six words of the posting. */
  readonly runs: ReadonlySet<string>;
}

const runLength = 6;

function words(text: string): string[] {
  return (
    foldText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(wordKey);
}

/** Every run of six words of a text. */
export function runsOf(text: string): Set<string> {
  const list = words(text);
  const runs = new Set<string>();
  for (let at = 0; at + runLength <= list.length; at += 1)
    runs.add(list.slice(at, at + runLength).join(" "));
  return runs;
}

/** Whether a sentence repeats six words running of the posting. */
export function copiesPosting(text: string, runs: ReadonlySet<string>): boolean {
  return [...runsOf(text)].some((run) => runs.has(run));
}

const longestSentence = 44;

function isTooLong(text: string): boolean {
  return text.split(/(?<=[.!?])\s/).some((sentence) => wordCount(sentence) > longestSentence);
}

/** Whether a sentence may stand: the facts carry it, the posting is not copied, it can be read in one breath. */
export function mayStand(context: LetterContext, sentence: Sentence): boolean {
  return (
    !isTooLong(sentence.text) &&
    !copiesPosting(sentence.text, context.runs) &&
    context.check(inRegister(sentence, context.register)).verdict === "supported"
  );
}

/** The first of several wordings that may stand, tried in an order that the letter's seed decides. */
export function firstThatStands(
  context: LetterContext,
  slot: string,
  frames: readonly string[],
  build: (frame: string) => Sentence | undefined,
): Sentence | undefined {
  for (const frame of context.choose.order(slot, frames)) {
    const sentence = build(frame);
    if (sentence === undefined || !mayStand(context, sentence)) continue;
    context.choose.use(frame);
    return sentence;
  }
  return undefined;
}
