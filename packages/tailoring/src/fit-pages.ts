import type { Change, Resume, Tailoring } from "@savile/model";
import { isLeftOut, leaveOut, leftOutLine } from "./changes/leave-out.ts";
import { matchRequirements } from "./match/match-requirements.ts";
import { readSource } from "./match/source.ts";
import { editedLines } from "./edits/edited-lines.ts";
import { review } from "./review.ts";
import type { ReviewInput } from "./review.ts";
import { makePlan } from "./plan/make-plan.ts";
import { linesToDrop } from "./plan/page-budget.ts";

export interface FitPagesInput extends ReviewInput {
  /** The most pages that the resume may take; without it the content decides as it did at first. */
  readonly pageBudget: 1 | 2 | 3 | undefined;
  /** Changes of lines that an earlier fit left out: they come back with their lines. */
  readonly setAside: readonly Change[];
  /** Pages of a resume as it would be printed. */
  readonly measure: (resume: Resume) => Promise<number>;
}

/** The documents in the asked length, and the changes that had to go with the lines left out. */
export interface FittedPages {
  readonly tailoring: Tailoring;
  readonly setAside: Change[];
}

/** The Tailoring with other changes, below the person's instructions where there are some. */
function withChanges(tailoring: Tailoring, changes: Change[]): Tailoring {
  const { refined } = tailoring;
  return refined === undefined
    ? { ...tailoring, changes }
    : { ...tailoring, refined: { ...refined, written: { ...refined.written, changes } } };
}

/** Lines that stay: what the person brought back or worded, and what they said in answer to a question. */
function keptLines({ decisions, facts, tailoring }: FitPagesInput): Set<string> {
  const back = decisions
    .filter(({ changeId, action }) => isLeftOut({ id: changeId }) && action === "reject")
    .map(({ changeId }) => leftOutLine(changeId));
  const attested = facts
    .filter(({ origin }) => origin.by === "user" && origin.via === "gap-answer")
    .map((fact) => fact.id);
  const own = editedLines(tailoring);
  return new Set([...back, ...attested, ...own]);
}

/**
 * Leaves lines out, or takes them back in, until the resume keeps to its number of pages: the lines that
 * serve the posting least go first, and one of each role stays. What a model or the person worded stays
 * as it is, and so do all decisions.
 */
export async function fitPages(input: FitPagesInput): Promise<FittedPages> {
  const { tailoring, posting, pageBudget, measure } = input;
  const source = readSource(input.resume, input.facts, input.today);
  const plan = makePlan(source, posting, matchRequirements(source, posting), pageBudget);
  const standing = tailoring.refined?.written.changes ?? tailoring.changes;
  const known = new Set(standing.map((change) => change.id));
  const kept = keptLines(input);
  const base = [
    ...standing.filter((change) => !isLeftOut(change) || kept.has(change.path)),
    ...input.setAside.filter((change) => !known.has(change.id)),
  ];
  const without = (drop: readonly string[]): Tailoring => {
    const gone = new Set(drop);
    const changes = [
      ...base.filter((change) => !gone.has(change.path)),
      ...drop.map((address) => leaveOut(source, address, plan.pageBudget)),
    ];
    return review({ ...input, tailoring: withChanges(tailoring, changes) });
  };
  const dropped = await linesToDrop({
    plan,
    asked: pageBudget !== undefined,
    kept,
    pagesWithout: (drop) => measure(without(drop).resume.resume),
  });
  const gone = new Set(dropped);
  return {
    tailoring: without(dropped),
    setAside: base.filter((change) => gone.has(change.path) && !isLeftOut(change)),
  };
}
