import {
  isApplied,
  isLetterPath,
  isOrder,
  listsOf,
  readAddress,
  replayEdits,
  resumeLeaves,
} from "@savile/model";
import type {
  Change,
  Documents,
  Posting,
  RefinedLine,
  Resume,
  Tailoring,
  TailoredLetter,
} from "@savile/model";
import type { Checked } from "../claims/claims.ts";
import { acceptedOf, assemble } from "../assemble/assemble.ts";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import type { Source } from "../match/source.ts";
import { makePlan } from "../plan/make-plan.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import type { StandingInput } from "../input/source-input.ts";
import { assembleLetter } from "./assemble-letter.ts";
import { changeOfLine } from "./change-of-line.ts";
import { lineProver } from "./prove-line.ts";
import { writtenOf } from "../assemble/written-of.ts";

/** What an instruction is carried out on: the documents as they are, and the source that proves them. */
export interface Bench {
  readonly base: StandingInput;
  /** The documents without the edits of the person. */
  readonly unedited: Documents;
  readonly tailoring: Tailoring;
  readonly source: Source;
  readonly plan: TailoringPlan;
  readonly posting: Posting;
  /** The resume as the lines so far would leave it. */
  readonly current: Source;
  readonly letter: TailoredLetter;
  /** What the instruction proposes so far, one line for an address. */
  readonly lines: readonly RefinedLine[];
  readonly prove: (line: RefinedLine) => Checked;
}

/** What one request came to; `said` tells the person in plain words. */
export type Attempt =
  | { readonly kind: "lines"; readonly lines: readonly RefinedLine[]; readonly said: string }
  | { readonly kind: "nothing"; readonly said: string }
  | { readonly kind: "declined"; readonly said: string; readonly terms?: readonly string[] };

function uneditedOf({ resume, tailoring }: StandingInput): Documents {
  const { letter } = assembleLetter(writtenOf(tailoring).letter, tailoring.changes);
  return { resume: assemble(resume, acceptedOf(tailoring.changes)), letter };
}

/** A bench for the documents as they are. */
export function openBench(base: StandingInput): Bench {
  const { posting, tailoring, jobDescription } = base;
  const read = readSource(base.resume, base.facts, base.today);
  const source = { ...read, place: base.place };
  return {
    base,
    unedited: uneditedOf(base),
    tailoring,
    source,
    plan: makePlan(source, posting, matchRequirements(source, posting)),
    posting,
    current: readSource(tailoring.resume.resume, base.facts, base.today),
    letter: tailoring.letter,
    lines: [],
    prove: lineProver(source, posting, jobDescription),
  };
}

function accepted(line: RefinedLine): Change {
  return { ...changeOfLine("trial", line), state: "accepted" };
}

/** The resume of a bench with more lines on top. */
export function resumeWith(bench: Bench, lines: readonly RefinedLine[]): Resume {
  const over = new Set(lines.map((line) => line.path));
  const standing = bench.tailoring.changes.filter(
    (change) => isApplied(change) && !over.has(change.path),
  );
  const resume = assemble(bench.base.resume, [...standing, ...lines.map(accepted)]);
  const { edits = [] } = bench.tailoring.edited ?? {};
  return replayEdits({ resume, letter: bench.unedited.letter }, edits).documents.resume;
}

/** Whether a line stands in something that the person added: that is theirs alone to change. */
export function isTheirs(
  { unedited, tailoring }: Bench,
  { path, before }: Pick<RefinedLine, "path" | "before">,
): boolean {
  if (isLetterPath(path)) {
    return before !== null && readAddress(unedited.letter, path) === undefined;
  }
  const known = new Set(listsOf(unedited).flatMap(({ values }) => values.map(({ id }) => id)));
  const [entry = ""] = path.split(".");
  const added = resumeLeaves(tailoring.resume.resume).some(
    (leaf) => leaf.entry === entry && !known.has(entry),
  );
  const missing = path.includes(".") && readAddress(unedited.resume, path) === undefined;
  return added || (missing && before !== null);
}

function merged(first: RefinedLine | undefined, next: RefinedLine): RefinedLine {
  if (first === undefined) return next;
  return {
    ...next,
    before: first.before,
    reason: first.reason === next.reason ? next.reason : `${first.reason} ${next.reason}`,
    evidence: [...new Set([...first.evidence, ...next.evidence])],
    reqIds: [...new Set([...first.reqIds, ...next.reqIds])],
  };
}

/** A bench after more lines; the newest of an address holds. */
export function withLines(bench: Bench, lines: readonly RefinedLine[]): Bench {
  const byPath = new Map(bench.lines.map((line) => [line.path, line]));
  for (const line of lines) byPath.set(line.path, merged(byPath.get(line.path), line));
  const all = [...byPath.values()];
  const resume = resumeWith(bench, all);
  return {
    ...bench,
    lines: all,
    current: readSource(resume, bench.base.facts, bench.base.today),
    letter: assembleLetter(
      bench.tailoring.letter,
      all.filter((line) => isLetterPath(line.path)).map(accepted),
    ),
  };
}

/** The lines that the check carries and that change something. */
export function provenLines(bench: Bench, lines: readonly RefinedLine[]): RefinedLine[] {
  return lines.filter((line) => {
    if (line.before === line.after || isTheirs(bench, line)) return false;
    return isOrder(line) || bench.prove(line).verdict === "supported";
  });
}

/** Proven lines as an attempt; without any, nothing is changed and `otherwise` says why. */
export function attemptOf(
  bench: Bench,
  lines: readonly RefinedLine[],
  said: (count: number) => string,
  otherwise: string,
): Attempt {
  const proven = provenLines(bench, lines);
  return proven.length === 0
    ? { kind: "nothing", said: otherwise }
    : { kind: "lines", lines: proven, said: said(proven.length) };
}

/** The text that stands at an address of the resume now; `null` where there is none. */
export function standing({ current }: Bench, path: string): string | null {
  const text = readAddress(current.resume, path);
  return text === undefined || text === "" ? null : text;
}

/** "1 line", "3 lines". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
