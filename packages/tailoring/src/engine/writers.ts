import type { EmbeddedReason, Made, Posting, Resume } from "@savile/model";
import { checkLetter } from "../letter/check-letter.ts";
import type { CheckedLetter } from "../letter/check-letter.ts";
import { runsWithoutNames, writeLetter } from "../letter/write-letter.ts";
import type { LetterDraft } from "../letter/write-letter.ts";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { engineVersion } from "../input/version.ts";
import { sentenceChecker, writeResume } from "../write/write-resume.ts";
import type { Written } from "../write/write-resume.ts";
import type { EarlierWordings } from "../assemble/earlier-wordings.ts";
import { startModelWriter } from "./model-writer.ts";
import type { Attempted, ModelEngine } from "./model-writer.ts";
import { rememberedOpinions } from "./opinions.ts";
import { overlay } from "./overlay.ts";
import type { WrittenLine } from "./partial-lines.ts";
import type { Proposal } from "./proposal.ts";
import { letterOf } from "./write-letter-with-model.ts";

export interface WritersInput {
  readonly input: {
    readonly resume: Resume;
    readonly posting: Posting;
    readonly jobDescription: string;
    readonly engine?: ModelEngine | { readonly because: EmbeddedReason };
    readonly onLines?: (lines: readonly WrittenLine[]) => void;
    readonly proposals?: readonly Proposal[];
    readonly earlier?: EarlierWordings;
  };
  readonly source: Source;
  readonly plan: TailoringPlan;
  readonly terms: ReadonlySet<string>;
}

function embedded(because: EmbeddedReason): Made {
  return { engine: "embedded", because, version: engineVersion };
}

/** Who wrote, and what stands. */
function settled<T>(own: T, attempted: Attempted<T>, name: string): { value: T; made: Made } {
  const { wordings } = attempted;
  const counted = wordings === undefined ? {} : { wordings };
  return attempted.by === "llm"
    ? {
        value: attempted.made,
        made: { engine: "llm", model: name, ...counted, version: engineVersion },
      }
    : { value: own, made: { ...embedded(attempted.because), ...counted } };
}

/** Proposals made before, laid over what the embedded engine wrote. */
function withProposals({ input, source, terms }: WritersInput, proposals: readonly Proposal[]) {
  const { posting, jobDescription } = input;
  const judge = {
    source,
    posting,
    terms,
    secret: "",
    jobDescription,
    check: sentenceChecker(source, jobDescription, terms),
    runs: runsWithoutNames(posting, jobDescription),
    opinions: rememberedOpinions(source, input.earlier?.agreements ?? []),
  };
  const bodies = proposals.filter((entry) => entry.slot.startsWith("body."));
  const lines = proposals.filter((entry) => !entry.slot.startsWith("body."));
  return {
    resume: (own: Written): Written => overlay(own, lines, judge).written,
    letter: (own: LetterDraft): LetterDraft =>
      bodies.length === 0 ? own : (letterOf(own, bodies, [], judge).draft ?? own),
  };
}

/** The model that writes, or why there is none. */
function engineFor({ input, source }: WritersInput): NonNullable<WritersInput["input"]["engine"]> {
  const { engine = { because: "no-key" }, proposals, earlier } = input;
  if ("because" in engine) return engine;
  if (!source.resume.language.startsWith("en")) return { because: "language" };
  return proposals === undefined && earlier === undefined ? engine : { because: "asked" };
}

/** What the embedded engine writes of both documents, and how a letter is checked. */
function ownWriters({ input, source, plan, terms }: WritersInput) {
  const { posting, jobDescription } = input;
  const check = sentenceChecker(source, jobDescription, terms);
  return {
    resume: () => writeResume(source, plan, posting, terms),
    letter: () => writeLetter(source, plan, posting, jobDescription, check),
    checked: (draft: LetterDraft): CheckedLetter => checkLetter(draft, check, jobDescription),
  };
}

type OwnWriters = ReturnType<typeof ownWriters>;

function embeddedWriters(given: WritersInput, own: OwnWriters, because: EmbeddedReason) {
  const { proposals = [], earlier } = given.input;
  const laid = withProposals(given, [...(earlier?.proposals ?? []), ...proposals]);
  const made = earlier?.made ?? { resume: embedded(because), letter: embedded(because) };
  return {
    resume: () => ({ written: laid.resume(own.resume()), made: made.resume }),
    letter: () => ({ draft: own.checked(laid.letter(own.letter())), made: made.letter }),
  };
}

function modelWriters(given: WritersInput, writers: OwnWriters, engine: ModelEngine) {
  const { input, source, plan, terms } = given;
  const { resume, posting, jobDescription, onLines } = input;
  const writer = startModelWriter({
    ...(onLines === undefined ? {} : { onLines }),
    engine,
    resume,
    source,
    plan,
    posting,
    jobDescription,
    terms,
  });
  return {
    resume: async () => {
      const own = writers.resume();
      const { value, made } = settled(own, await writer.resume(own), engine.name);
      return { written: value, made };
    },
    letter: async () => {
      const own = writers.letter();
      const { value, made } = settled(own, await writer.letter(own), engine.name);
      return { draft: writers.checked(value), made };
    },
  };
}

/**
 * The writers of both documents: the embedded engine, with a language model's wordings over it where there
 * is one. A model is asked for both at once, so begin them before the first is waited for.
 */
export function startWriters(given: WritersInput) {
  const own = ownWriters(given);
  const engine = engineFor(given);
  return "because" in engine
    ? embeddedWriters(given, own, engine.because)
    : modelWriters(given, own, engine);
}
