import type { Locale, Posting } from "@savile/model";
import { foldText, wordKey } from "@savile/taxonomy";
import type { Checked } from "../claims/claims.ts";
import type { Sentence } from "../input/draft.ts";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { wordCount } from "../words/phrases.ts";
import type { EmployerFact } from "./employer-fact.ts";
import type { Chooser } from "./choose.ts";
import type { JobWords } from "./job-words.ts";
import type { JudgeSentence } from "./judge-sentences.ts";
import type { OwnSentence } from "./own-words.ts";
import { inRegister } from "./register.ts";
import type { Register } from "./register.ts";

export type CheckSentence = (sentence: Sentence) => Checked;

/** What every part of the letter is written from. */
export interface LetterContext {
  readonly source: Source;
  readonly plan: TailoringPlan;
  readonly posting: Posting;
  readonly jobDescription: string;
  /** How words of ours are written where the letter goes. */
  readonly locale: Locale;
  readonly job: JobWords;
  /** What the employer is by its own words. */
  readonly fact: EmployerFact | undefined;
  readonly register: Register;
  /** What the resume says in the writer's own voice. */
  readonly own: readonly OwnSentence[];
  readonly choose: Chooser;
  readonly check: CheckSentence;
  readonly judge: JudgeSentence;
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

/** What leads in to points is no whole sentence: "Before that, as a porter at Ash Mill:". */
function isLeadIn(text: string): boolean {
  return text.endsWith(":");
}

/** Whether a sentence may stand: facts carry it, the posting is not copied, it is sound and not too long. */
export function mayStand(context: LetterContext, sentence: Sentence): boolean {
  return (
    !isTooLong(sentence.text) &&
    !copiesPosting(sentence.text, context.runs) &&
    (isLeadIn(sentence.text) || context.judge(sentence.text) !== "faulty") &&
    context.check(inRegister(sentence, context.register)).verdict === "supported"
  );
}
