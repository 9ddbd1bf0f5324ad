import { err, ok } from "@savile/model";
import type {
  Change,
  Claim,
  Fact,
  GenerationStage,
  Made,
  Posting,
  Result,
  Resume,
  Tailoring,
} from "@savile/model";
import { acceptedOf, assemble } from "./assemble/assemble.ts";
import { resumeClaims } from "./assemble/claims.ts";
import { buildChanges, withDeltas } from "./changes/build-changes.ts";
import { checkLetter } from "./letter/check-letter.ts";
import type { CheckedLetter } from "./letter/check-letter.ts";
import { writeLetter } from "./letter/write-letter.ts";
import { matchRequirements } from "./match/match-requirements.ts";
import { readSource } from "./match/source.ts";
import type { Source } from "./match/source.ts";
import { makePlan } from "./plan/make-plan.ts";
import type { TailoringPlan } from "./plan/make-plan.ts";
import { linesToDrop } from "./plan/page-budget.ts";
import { ceilingOf, scoreSource } from "./score/score-resume.ts";
import { confidenceOf } from "./score/confidence.ts";
import { verificationOf } from "./verify/report.ts";
import { engineVersion } from "./version.ts";
import { sentenceChecker, writeResume } from "./write/write-resume.ts";
import type { Written } from "./write/write-resume.ts";

/** A stage that began or ended. */
export interface TailorStageEvent {
  readonly stage: GenerationStage;
  readonly state: "started" | "finished";
  readonly found?: string;
}

export interface TailorInput {
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  /** 0..1, or `null` when it was not measured. */
  readonly extractionConfidence: number | null;
  readonly posting: Posting;
  readonly jobDescription: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly pageBudget?: 1 | 2 | 3;
  /** Pages of a resume in the chosen template; without it nothing is left out for length. */
  readonly measure?: (resume: Resume) => Promise<number>;
  readonly signal?: { readonly aborted: boolean };
  readonly onStage?: (event: TailorStageEvent) => void;
}

export type TailoringFailure = { readonly code: "resume_without_content" | "cancelled" };

/** Whether there is anything to tailor. */
function hasContent(resume: Resume): boolean {
  const lists = [
    resume.experience,
    resume.education,
    resume.skills,
    resume.competencies,
    resume.projects,
    resume.volunteer,
  ];
  return lists.some((list) => list.length > 0);
}

class Cancelled extends Error {}

function stopIfCancelled({ signal }: TailorInput): void {
  if (signal?.aborted === true) throw new Cancelled();
}

/** Runs a stage between its events; gives the event loop a turn, so that a cancellation can arrive. */
async function runStage<T>(
  input: TailorInput,
  stage: GenerationStage,
  work: () => T | Promise<T>,
  found: (value: T) => string,
): Promise<T> {
  stopIfCancelled(input);
  input.onStage?.({ stage, state: "started" });
  await Promise.resolve();
  const value = await work();
  stopIfCancelled(input);
  input.onStage?.({ stage, state: "finished", found: found(value) });
  return value;
}

interface Assembled {
  readonly resume: Resume;
  readonly changes: readonly Change[];
}

/** Assembles, leaves out what the page budget costs, and puts a price on each change. */
async function format(
  input: TailorInput,
  source: Source,
  plan: TailoringPlan,
  written: Written,
): Promise<Assembled> {
  const base = buildChanges(source, plan, written.proposals, []);
  const { measure } = input;
  const without = (drop: readonly string[]) =>
    acceptedOf(buildChanges(source, plan, written.proposals, drop));
  const dropped =
    measure === undefined
      ? []
      : await linesToDrop({
          plan,
          asked: input.pageBudget !== undefined,
          pagesWithout: (drop) => measure(assemble(input.resume, without(drop))),
        });
  const changes =
    dropped.length === 0 ? base : buildChanges(source, plan, written.proposals, dropped);
  const priced = withDeltas(input, changes);
  return { resume: assemble(input.resume, acceptedOf(priced)), changes: priced };
}

function resultOf(
  input: TailorInput,
  source: Source,
  plan: TailoringPlan,
  written: Written,
  letter: CheckedLetter,
  made: Made,
  assembled: Assembled,
): Tailoring {
  const { posting, today } = input;
  const { resume, changes } = assembled;
  const tailored = readSource(resume, input.facts, today);
  const matches = plan.matches;
  const after = scoreSource(tailored, posting, matchRequirements(tailored, posting), 1);
  const ceiling = ceilingOf(source, posting, matches);
  const byPath = new Map(written.proposals.map((proposal) => [proposal.path, proposal]));
  const resumeClaim: Claim[] = resumeClaims(resume, acceptedOf(changes), byPath, written.checked);
  const letterClaims = [...letter.claims];
  return {
    version: 1,
    resume: { kind: "resume", resume, claims: resumeClaim, made },
    letter: { kind: "cover_letter", letter: letter.letter, claims: letterClaims, made },
    matches: [...matches],
    gaps: [...plan.gaps],
    changes: [...changes],
    score: {
      before: scoreSource(source, posting, matches, input.extractionConfidence),
      after,
      ceiling,
    },
    confidence: confidenceOf({
      source,
      posting,
      extraction: input.extractionConfidence,
      claims: [...resumeClaim, ...letterClaims],
      proposed: written.proposed + letter.proposed,
      refused: written.reverted + letter.dropped,
    }),
    verification: verificationOf({
      source,
      plan,
      tailored,
      claims: [...resumeClaim, ...letterClaims],
      changes,
      reverted: written.reverted,
      dropped: letter.dropped,
      objections: [...written.objections, ...letter.issues],
    }),
  };
}

async function run(input: TailorInput): Promise<Tailoring> {
  const { posting, jobDescription } = input;
  const terms = await runStage(
    input,
    "analyze",
    () => new Set(posting.requirements.flatMap((entry) => entry.canonical)),
    () =>
      count(
        posting.requirements.filter((entry) => entry.level !== "context").length,
        "requirement",
      ),
  );
  const source = await runStage(
    input,
    "extract",
    () => readSource(input.resume, input.facts, input.today),
    (value) => count(value.lines.length, "fact"),
  );
  const plan = await runStage(
    input,
    "match",
    () => makePlan(source, posting, matchRequirements(source, posting), input.pageBudget),
    (value) =>
      `${value.matches.filter((match) => match.strength >= 0.6).length} matched, ${count(value.gaps.length, "gap")}`,
  );
  const written = await runStage(
    input,
    "optimize",
    () => writeResume(source, plan, posting, terms),
    (value) => count(value.proposals.length, "change"),
  );
  const letter = await runStage(
    input,
    "letter",
    () =>
      checkLetter(
        writeLetter(source, plan, posting, jobDescription),
        sentenceChecker(source, jobDescription, terms),
        jobDescription,
      ),
    (value) => count(value.letter.paragraphs.length, "paragraph"),
  );
  const made: Made = { engine: "embedded", because: "no-key", version: engineVersion };
  return runStage(
    input,
    "format",
    async () =>
      resultOf(
        input,
        source,
        plan,
        written,
        letter,
        made,
        await format(input, source, plan, written),
      ),
    (value) => count(value.verification.claims, "line") + " with evidence",
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/**
 * Tailors a resume and writes a letter without a language model. The same input gives the same output,
 * byte for byte. Every line of both documents has a claim that names its facts.
 */
export async function tailor(input: TailorInput): Promise<Result<Tailoring, TailoringFailure>> {
  if (!hasContent(input.resume)) return err({ code: "resume_without_content" });
  try {
    return ok(await run(input));
  } catch (error) {
    if (error instanceof Cancelled) return err({ code: "cancelled" });
    throw error;
  }
}
