import {
  askedFor,
  coverageById,
  coverageFigures,
  demandsOf,
  err,
  ok,
  proofFigures,
} from "@savile/model";
import type {
  Change,
  EmbeddedReason,
  Fact,
  GenerationStage,
  Made,
  Match,
  Posting,
  Result,
  Resume,
  Tailoring,
} from "@savile/model";
import { acceptedOf, assemble } from "./assemble/assemble.ts";
import { settle } from "./settle/settle.ts";
import { buildChanges } from "./changes/build-changes.ts";
import type { EarlierWordings } from "./assemble/earlier-wordings.ts";
import type { ModelEngine } from "./engine/model-writer.ts";
import type { WrittenLine } from "./engine/partial-lines.ts";
import type { Proposal } from "./engine/proposal.ts";
import { startWriters } from "./engine/writers.ts";
import type { CheckedLetter } from "./letter/check-letter.ts";
import { matchRequirements } from "./match/match-requirements.ts";
import { readSource } from "./match/source.ts";
import type { Source } from "./match/source.ts";
import { makePlan } from "./plan/make-plan.ts";
import type { TailoringPlan } from "./plan/make-plan.ts";
import { linesToDrop } from "./plan/page-budget.ts";
import { withinPages } from "./plan/within-pages.ts";
import type { SourceInput } from "./input/source-input.ts";
import type { Written } from "./write/write-resume.ts";

/** A stage that began or ended. */
export interface TailorStageEvent {
  readonly stage: GenerationStage;
  readonly state: "started" | "finished";
  readonly found?: string;
}

export interface TailorInput extends SourceInput {
  /** The most pages that the person asked for. */
  readonly pageBudget?: 1 | 2 | 3;
  /** The pages of the file, which nobody asked for but which are kept to where that costs little. */
  readonly sourcePages?: 1 | 2 | 3 | undefined;
  /** Addresses of lines that are not left out for length. */
  readonly kept?: readonly string[];
  /** Pages of a resume in the chosen template; without it nothing is left out for length. */
  readonly measure?: (resume: Resume) => Promise<number>;
  readonly signal?: { readonly aborted: boolean };
  readonly onStage?: (event: TailorStageEvent) => void;
  /** The language model that writes, or why there is none; without either there is no key. */
  readonly engine?: ModelEngine | { readonly because: EmbeddedReason };
  /** Told the lines so far while a model writes them; nothing has checked them yet. */
  readonly onLines?: (lines: readonly WrittenLine[]) => void;
  /** Wordings made before; they pass the same check as all others. A run with them asks no model. */
  readonly proposals?: readonly Proposal[];
  /** What a model worded in an earlier run of the same documents; it is laid over in the same way. */
  readonly earlier?: EarlierWordings;
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

/** What the person said in answer to a question is not left out again. */
function attestedLines(facts: readonly Fact[]): Set<string> {
  const attested = facts.filter(
    ({ origin }) => origin.by === "user" && origin.via === "gap-answer",
  );
  return new Set(attested.map((fact) => fact.id));
}

/** Every change, those included that leave lines out for the page budget. */
async function formatChanges(
  input: TailorInput,
  source: Source,
  plan: TailoringPlan,
  written: Written,
): Promise<Change[]> {
  const { measure } = input;
  const changes = (drop: readonly string[]) => buildChanges(source, plan, written, drop);
  if (measure === undefined) return changes([]);
  const pagesOf = (some: readonly Change[]) => measure(assemble(input.resume, acceptedOf(some)));
  const dropped = await linesToDrop({
    plan,
    asked: input.pageBudget !== undefined,
    kept: new Set([...attestedLines(input.facts), ...(input.kept ?? [])]),
    pagesWithout: (drop) => pagesOf(changes(drop)),
  });
  return withinPages(changes(dropped), await measure(input.resume), pagesOf);
}

/** How often each check objected. */
function countChecks(checks: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const check of checks) counts[check] = (counts[check] ?? 0) + 1;
  return counts;
}

/** What both writers brought. */
interface Drafts {
  readonly written: Written;
  readonly resumeMade: Made;
  readonly checked: CheckedLetter;
  readonly letterMade: Made;
}

function resultOf(
  input: TailorInput,
  source: Source,
  plan: TailoringPlan,
  drafts: Drafts,
  changes: readonly Change[],
): Tailoring {
  const { written, checked } = drafts;
  const { letter } = checked;
  return settle({
    ...input,
    source,
    plan,
    changes,
    made: drafts.resumeMade,
    letter: {
      kind: "cover_letter",
      letter,
      claims: [...checked.claims],
      made: drafts.letterMade,
    },
    tallies: {
      reverted: written.reverted,
      dropped: checked.dropped,
      byCheck: countChecks([...written.objections, ...checked.issues]),
    },
  });
}

/** The same count as in the list of requirements: duties are no requirements. */
function matchedText({ requirements }: Posting, matches: readonly Match[]): string {
  const coverage = coverageById(requirements, matches);
  const { met, all } = coverageFigures(askedFor(requirements), coverage);
  return `${met} matched, ${count(all - met, "gap")}`;
}

async function run(input: TailorInput): Promise<Tailoring> {
  const { posting } = input;
  const terms = await runStage(
    input,
    "analyze",
    () => new Set(demandsOf(posting).flatMap((entry) => entry.canonical)),
    () => count(posting.requirements.length, "requirement"),
  );
  const source = await runStage(
    input,
    "extract",
    () => ({ ...readSource(input.resume, input.facts, input.today), place: input.place }),
    (value) => count(value.lines.length, "fact"),
  );
  const plan = await runStage(
    input,
    "match",
    () =>
      makePlan(
        source,
        posting,
        matchRequirements(source, posting),
        input.pageBudget ?? input.sourcePages,
      ),
    ({ matches }) => matchedText(posting, matches),
  );
  const writers = startWriters({ input, source, plan, terms });
  const { written, made: resumeMade } = await runStage(
    input,
    "optimize",
    () => writers.resume(),
    (value) => count(value.written.proposals.length, "change"),
  );
  const { draft, made: letterMade } = await runStage(
    input,
    "letter",
    () => writers.letter(),
    (value) => count(value.draft.letter.paragraphs.length, "paragraph"),
  );
  const drafts = { written, resumeMade, checked: draft, letterMade };
  return runStage(
    input,
    "format",
    async () =>
      resultOf(input, source, plan, drafts, await formatChanges(input, source, plan, written)),
    (value) => {
      const { proven, lines } = proofFigures(value);
      return `${proven} of ${count(lines, "line")} proven`;
    },
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/**
 * Tailors a resume and writes a letter. Without a language model the same input gives the same output, byte
 * for byte; with one, its wordings are held against the same facts by the same checks, and what does not
 * stand gives way to our own. Every line of both documents has a claim that names its facts.
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
