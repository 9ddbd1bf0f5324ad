import type { RefinedLine, RefinementOutcome } from "@savile/model";
import { gapSubjects } from "../gaps/subjects.ts";
import type { ReviewInput } from "../review.ts";
import { openBench, withLines } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import { carryOut } from "./carry-out.ts";
import type { Measure } from "./fit-pages.ts";
import { clausesOfInstruction } from "./instruction.ts";
import type { Clause } from "./instruction.ts";
import { withoutPronouns } from "./pronouns.ts";
import type { NotUnderstood } from "./intent.ts";
import { readIntent } from "./read-intents.ts";
import { isSynchronisation } from "./recognise-sync.ts";
import { cannot } from "./refuse.ts";
import { nearestInstructions } from "./suggest-instructions.ts";

export interface RefineInput extends Omit<ReviewInput, "decisions"> {
  /** What the person asked for, at most 500 characters. */
  readonly instruction: string;
  /** Pages of a resume in the chosen template; without it no page count can be asked for. */
  readonly measure?: Measure;
  /** Told about each line as it is proposed. */
  readonly onLine?: (line: RefinedLine) => void;
}

/** What came of one part of an instruction, in plain words. */
export interface RefinedPart {
  readonly part: string;
  readonly outcome: Exclude<RefinementOutcome, "synchronised">;
  readonly said: string;
}

/**
 * What an instruction came to. `lines` are proposals that the check carries; `gaps` the requirements of the
 * posting that a declined part was about, so that the person can be asked; `suggestions` are instructions
 * that would be understood.
 */
export interface Refined {
  readonly outcome: RefinementOutcome;
  readonly lines: readonly RefinedLine[];
  readonly parts: readonly RefinedPart[];
  readonly gaps: readonly string[];
  readonly suggestions: readonly string[];
}

const outcomes = {
  lines: "applied",
  nothing: "nothing_to_change",
  declined: "declined",
} as const satisfies Record<Attempt["kind"], RefinementOutcome>;

function ownWords({ current, posting }: Bench): Set<string> {
  const texts = [
    ...current.lines.map((line) => line.text),
    ...posting.requirements.map((entry) => entry.text),
  ];
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}'-]{5,}/gu) ?? []));
}

function isUnknown(read: object): read is NotUnderstood {
  return "topic" in read;
}

/** Questions about gaps that a declined subject belongs to. */
function gapsOf({ posting, tailoring }: Bench, terms: readonly string[]): string[] {
  const open = new Set(tailoring.gaps);
  return gapSubjects(posting)
    .filter((subject) =>
      subject.members.some(
        (member) => open.has(member.id) && member.canonical.some((id) => terms.includes(id)),
      ),
    )
    .map((subject) => subject.id);
}

function overall(parts: readonly RefinedPart[]): RefinementOutcome {
  const order = ["applied", "declined", "nothing_to_change", "not_understood"] as const;
  return (
    order.find((outcome) => parts.some((part) => part.outcome === outcome)) ?? "not_understood"
  );
}

async function attempt(
  bench: Bench,
  clause: Clause,
  measure: Measure | undefined,
): Promise<{ bench: Bench; part: RefinedPart; terms: readonly string[] }> {
  const read = readIntent(clause, bench.source);
  if (isUnknown(read)) {
    const part = { part: clause.text, outcome: "not_understood" as const, said: cannot(read) };
    return { bench, part, terms: [] };
  }
  const done = await carryOut(bench, read, measure);
  const part = { part: clause.text, outcome: outcomes[done.kind], said: done.said };
  if (done.kind === "lines") return { bench: withLines(bench, done.lines), part, terms: [] };
  return { bench, part, terms: done.kind === "declined" ? (done.terms ?? []) : [] };
}

/**
 * Carries out a person's instruction without a language model: it is understood from a closed set of wishes,
 * or declined, or not understood, and then nothing changes. Every proposed line passes the verifier. The
 * same input gives the same output.
 */
export async function refine(input: RefineInput): Promise<Refined> {
  const { instruction, measure, onLine, ...base } = input;
  if (isSynchronisation(instruction))
    return { outcome: "synchronised", lines: [], parts: [], gaps: [], suggestions: [] };
  let bench = openBench(base);
  const parts: RefinedPart[] = [];
  const terms: string[] = [];
  const clauses = clausesOfInstruction(instruction, ownWords(bench));
  for (const clause of withoutPronouns(clauses, bench.source)) {
    const known = new Set(bench.lines);
    const done = await attempt(bench, clause, measure);
    bench = done.bench;
    parts.push(done.part);
    terms.push(...done.terms);
    for (const line of bench.lines) if (!known.has(line)) onLine?.(line);
  }
  const lines = bench.lines.filter((line) => line.before !== line.after);
  const told = overall(parts);
  const outcome = told === "applied" && lines.length === 0 ? "nothing_to_change" : told;
  return {
    outcome,
    lines: outcome === "applied" ? lines : [],
    parts,
    gaps: gapsOf(bench, terms),
    suggestions: outcome === "applied" ? [] : nearestInstructions(bench, instruction),
  };
}
