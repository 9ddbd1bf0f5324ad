import { ok } from "@savile/model";
import type { EmbeddedReason, Posting, Resume, Wordings } from "@savile/model";
import type { LetterDraft } from "../letter/write-letter.ts";
import { runsWithoutNames } from "../letter/write-letter.ts";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { modelOpinion } from "../second-opinion/ask-model-opinion.ts";
import { sentenceChecker } from "../write/write-resume.ts";
import type { Written } from "../write/write-resume.ts";
import { askForProposals } from "./ask.ts";
import type { AskInput } from "./ask.ts";
import { judgeParagraph } from "./judge-letter.ts";
import type { LetterJudgeInput } from "./judge-letter.ts";
import { judgeResumeProposal } from "./judge-resume.ts";
import type { LanguageModel, ModelFailure } from "./language-model.ts";
import { overlay } from "./overlay.ts";
import type { WrittenLine } from "./partial-lines.ts";
import { letterMessages, repairMessages, resumeMessages } from "./prompt.ts";
import type { PromptSecrets } from "./prompt.ts";
import type { Proposal, Refused } from "./proposal.ts";
import { noOpinions, openOpinions } from "./opinions.ts";
import type { Opinions } from "./opinions.ts";
import { createRedactor } from "./redact.ts";
import type { Redactor } from "./redact.ts";
import { redactedModel } from "./redacted-model.ts";
import { letterSlots, resumeSlots } from "./slots.ts";
import { letterOf } from "./write-letter-with-model.ts";

/** A language model that may write this run; `name` is what the person reads. */
export interface ModelEngine {
  readonly model: LanguageModel;
  readonly name: string;
  readonly secrets: PromptSecrets;
  /** The model that is asked about wordings in doubt, where one is switched on; it never writes. */
  readonly judge?: { readonly model: LanguageModel; readonly name: string };
}

export interface ModelWriterInput {
  readonly engine: ModelEngine;
  readonly resume: Resume;
  readonly source: Source;
  readonly plan: TailoringPlan;
  readonly posting: Posting;
  readonly jobDescription: string;
  readonly terms: ReadonlySet<string>;
  readonly onLines?: (lines: readonly WrittenLine[]) => void;
}

/** What came of a document: how it is written now, or why the embedded engine's wording stays. */
export type Attempted<T> =
  | {
      readonly by: "llm";
      readonly made: T;
      readonly refused: readonly Refused[];
      readonly wordings: Wordings;
    }
  | {
      readonly by: "embedded";
      readonly because: EmbeddedReason;
      readonly refused: readonly Refused[];
      /** Only where a model answered. */
      readonly wordings?: Wordings;
    };

/** How a failed call is told to the person. */
export function reasonOf({ code }: ModelFailure): EmbeddedReason {
  return code === "budget" || code === "busy" ? code : "provider-failed";
}

const resumeTokens = 4_000;
const letterTokens = 1_800;

type Call = Pick<AskInput, "stage" | "slots" | "messages" | "maxTokens">;
type Answered = Awaited<ReturnType<typeof askForProposals>>;

/** What asks the second opinion of a run; it sees no more of the person than the model that writes. */
function opinionsOf({ engine, source }: ModelWriterInput, redactor: Redactor): Opinions {
  if (engine.judge === undefined) return noOpinions;
  const { model, name } = engine.judge;
  return openOpinions({ judge: modelOpinion(redactedModel(model, redactor)), name, source });
}

function judgesOf(input: ModelWriterInput, opinions: Opinions): LetterJudgeInput {
  const { engine, source, posting, jobDescription, terms } = input;
  return {
    source,
    posting,
    terms,
    opinions,
    secret: engine.secrets.canary,
    jobDescription,
    check: sentenceChecker(source, jobDescription, terms),
    runs: runsWithoutNames(posting, jobDescription),
  };
}

function refusedOf(answer: Answered, judge: LetterJudgeInput): Refused[] {
  if (!answer.ok) return [];
  return answer.value.flatMap((proposal): Refused[] => {
    if (proposal.slot.startsWith("body.")) {
      const { refused } = judgeParagraph(proposal, judge);
      return refused === undefined ? [] : [refused];
    }
    const judged = judgeResumeProposal(proposal, judge);
    return judged.stands ? [] : [judged.refused];
  });
}

/** So many characters are worded a second time; what is left over keeps our own wording. */
const mostRepaired = 1_300;

function worthRepair(refused: readonly Refused[]): Refused[] {
  let left = mostRepaired;
  return refused.filter(({ proposal }) => {
    const fits = proposal.text.length <= left;
    if (fits) left -= proposal.text.length;
    return fits;
  });
}

/**
 * Writes with a language model: one call for the lines of the resume and one for the letter, both begun at
 * once, and at most one more for what the check refused of both. Facts decide what stands.
 */
export function startModelWriter(input: ModelWriterInput) {
  const { engine, source, plan, posting, jobDescription, onLines } = input;
  const redactor = createRedactor(input.resume);
  const model = redactedModel(engine.model, redactor);
  const prompt = { source, posting, jobDescription, secrets: engine.secrets };
  const opinions = opinionsOf(input, redactor);
  const judge = judgesOf(input, opinions);
  const listen = onLines === undefined ? {} : { onLines };
  const ask = (call: Call): Promise<Answered> =>
    askForProposals({ model, prompt, ...listen, ...call });
  const slots = resumeSlots(source, plan);
  const nothing: Answered = ok([]);
  const resumeAnswer =
    slots.length === 0
      ? Promise.resolve(nothing)
      : ask({
          stage: "resume",
          slots: slots.map((entry) => entry.slot),
          messages: resumeMessages(prompt, slots),
          maxTokens: resumeTokens,
        });
  const letterAnswer = ask({
    stage: "letter",
    slots: letterSlots,
    messages: letterMessages(prompt, letterSlots),
    maxTokens: letterTokens,
  });

  async function repair(): Promise<readonly Proposal[]> {
    const answers = await Promise.all([resumeAnswer, letterAnswer]);
    const judged = await opinions.settled(() =>
      answers.flatMap((answer) => refusedOf(answer, judge)),
    );
    const refused = worthRepair(judged);
    if (refused.length === 0) return [];
    const answer = await ask({
      stage: "repair",
      slots: refused.map((entry) => entry.proposal.slot),
      messages: repairMessages(prompt, refused),
      maxTokens: resumeTokens,
    });
    await opinions.settled(() => refusedOf(answer, judge));
    return answer.ok ? answer.value : [];
  }
  const repaired = repair();
  // A run that is cancelled waits for none of them.
  repaired.catch(() => undefined);

  return {
    resume: async (own: Written): Promise<Attempted<Written>> => {
      const answer = await resumeAnswer;
      if (!answer.ok) return { by: "embedded", because: reasonOf(answer.error), refused: [] };
      const again = (await repaired).filter((entry) => !entry.slot.startsWith("body."));
      const { written, refused, stood } = overlay(own, [...answer.value, ...again], judge);
      const wordings = { offered: stood + refused.length, kept: stood };
      return stood === 0
        ? { by: "embedded", because: "not-proven", refused, wordings }
        : { by: "llm", made: written, refused, wordings };
    },
    letter: async (own: LetterDraft): Promise<Attempted<LetterDraft>> => {
      const answer = await letterAnswer;
      if (!answer.ok) return { by: "embedded", because: reasonOf(answer.error), refused: [] };
      const again = (await repaired).filter((entry) => entry.slot.startsWith("body."));
      const { draft, refused, wordings } = letterOf(own, answer.value, again, judge);
      return draft === undefined
        ? { by: "embedded", because: "not-proven", refused, wordings }
        : { by: "llm", made: draft, refused, wordings };
    },
  };
}
