import { isLetterPath, maxInstructionLength, readAddress, demandsOf } from "@savile/model";
import type { EmbeddedReason, Made, RefinedLine, RefinementOutcome } from "@savile/model";
import type { ModelEngine } from "../engine/model-writer.ts";
import { gapSubjects } from "../gaps/subjects.ts";
import type { StandingInput } from "../input/source-input.ts";
import { engineVersion } from "../input/version.ts";
import { counted, openBench, withLines } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import { carryOut } from "./carry-out.ts";
import type { Measure } from "./fit-pages.ts";
import { clausesOfInstruction } from "./instruction.ts";
import type { Clause } from "./instruction.ts";
import { withoutPronouns } from "./pronouns.ts";
import type { Intent, NotUnderstood } from "./intent.ts";
import { readIntent } from "./read-intents.ts";
import { refineWithModel } from "./refine-with-model.ts";
import { isSynchronisation } from "./recognise-sync.ts";
import { cannot } from "./refuse.ts";
import { nearestInstructions } from "./suggest-instructions.ts";

export interface RefineInput extends StandingInput {
  /** What the person asked for, at most 500 characters. */
  readonly instruction: string;
  /** Pages of a resume in the chosen template; without it no page count can be asked for. */
  readonly measure?: Measure;
  /** The language model that words what is wished, or why there is none; without either there is no key. */
  readonly engine?: ModelEngine | { readonly because: EmbeddedReason };
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
  /** Who carried it out. */
  readonly made: Made;
}

const outcomes = {
  lines: "applied",
  nothing: "nothing_to_change",
  declined: "declined",
} as const satisfies Record<Attempt["kind"], RefinementOutcome>;

function ownWords({ current, posting }: Bench): Set<string> {
  const texts = [
    ...current.lines.map((line) => line.text),
    ...demandsOf(posting).map((entry) => entry.text),
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

/** A request as it was read. */
interface Read {
  readonly clause: Clause;
  readonly wish: Intent | NotUnderstood;
}

const wording = new Set<Intent["do"]>([
  "shorten",
  "lengthen",
  "plain",
  "tone",
  "verbs",
  "new-summary",
]);
const modelTopics = new Set<NotUnderstood["topic"]>([null, "spelling", "style", "manner"]);

/** Whether a wish is about wording, which a language model does better than the rules. */
function isWording({ wish }: Read): boolean {
  return isUnknown(wish) ? modelTopics.has(wish.topic) : wording.has(wish.do);
}

/** What the requests so far came to. */
interface Progress {
  readonly bench: Bench;
  readonly parts: readonly RefinedPart[];
  readonly terms: readonly string[];
}

async function attempt(
  { bench, parts, terms }: Progress,
  { clause, wish }: Read,
  measure: Measure | undefined,
): Promise<Progress> {
  if (isUnknown(wish)) {
    const part = { part: clause.text, outcome: "not_understood" as const, said: cannot(wish) };
    return { bench, parts: [...parts, part], terms };
  }
  const done = await carryOut(bench, wish, measure);
  const part = { part: clause.text, outcome: outcomes[done.kind], said: done.said };
  const more = done.kind === "declined" ? (done.terms ?? []) : [];
  return {
    bench: done.kind === "lines" ? withLines(bench, done.lines) : bench,
    parts: [...parts, part],
    terms: [...terms, ...more],
  };
}

function embedded(because: EmbeddedReason): Made {
  return { engine: "embedded", because, version: engineVersion };
}

/** The wishes about wording, by the model where there is one, else by the rules. */
async function wordAnew(
  progress: Progress,
  wishes: readonly Read[],
  { engine = { because: "no-key" }, measure }: Pick<RefineInput, "engine" | "measure">,
): Promise<Progress & { made: Made }> {
  const byRules = async (because: EmbeddedReason) => {
    let now = progress;
    for (const wish of wishes) now = await attempt(now, wish, measure);
    return { ...now, made: embedded(because) };
  };
  if ("because" in engine) return byRules(engine.because);
  const english = progress.bench.source.resume.language.startsWith("en");
  if (wishes.length === 0 || !english) return byRules(english ? "asked" : "language");
  const answer = await refineWithModel(
    progress.bench,
    engine,
    wishes.map(({ clause, wish }) => ({ text: clause.text, wish })),
  );
  if ("because" in answer) return byRules(answer.because);
  const said = `${counted(answer.lines.length, "place")} worded anew; each says what its facts carry.`;
  return {
    bench: withLines(progress.bench, answer.lines),
    parts: [
      ...progress.parts,
      ...wishes.map(({ clause }) => ({ part: clause.text, outcome: "applied" as const, said })),
    ],
    terms: progress.terms,
    made: { engine: "llm", model: engine.name, version: engineVersion },
  };
}

/** A proposal on a paragraph that the person edited names what the letter says under their words. */
function overEdit({ unedited, tailoring }: Bench, line: RefinedLine): RefinedLine {
  if (tailoring.edited === undefined || !isLetterPath(line.path)) return line;
  const under = readAddress(unedited.letter, line.path) ?? null;
  return under === line.before ? line : { ...line, under };
}

/** What came of an instruction; where nothing did, what could be asked for instead. */
function refinedOf(
  { bench, parts, terms, made }: Progress & { readonly made: Made },
  instruction: string,
): Refined {
  const lines = bench.lines
    .filter((line) => line.before !== line.after)
    .map((line) => overEdit(bench, line));
  const told = overall(parts);
  const outcome = told === "applied" && lines.length === 0 ? "nothing_to_change" : told;
  return {
    outcome,
    lines: outcome === "applied" ? lines : [],
    parts,
    gaps: gapsOf(bench, terms),
    suggestions: outcome === "applied" ? [] : nearestInstructions(bench, instruction),
    made,
  };
}

/**
 * Carries out a person's instruction: what is declined and what changes more than words is done by rules, the
 * wording by a language model where there is one. Every proposed line passes the verifier. Without a model the
 * same input gives the same output.
 */
export async function refine(input: RefineInput): Promise<Refined> {
  const { measure, onLine, engine, ...base } = input;
  // Nobody gets a longer one past the service; the rules are made for this length.
  const instruction = input.instruction.slice(0, 2 * maxInstructionLength);
  if (isSynchronisation(instruction)) {
    const nothing = { lines: [], parts: [], gaps: [], suggestions: [] };
    return { outcome: "synchronised", ...nothing, made: embedded("asked") };
  }
  const opened = openBench(base);
  const clauses = clausesOfInstruction(instruction, ownWords(opened));
  const reads = withoutPronouns(clauses, opened.source).map((clause): Read => ({
    clause,
    wish: readIntent(clause, opened.source),
  }));
  const hasModel = engine !== undefined && !("because" in engine);
  const words = hasModel ? reads.filter(isWording) : [];
  let progress: Progress = { bench: opened, parts: [], terms: [] };
  const tell = (before: Bench, after: Bench) => {
    const known = new Set(before.lines);
    for (const line of after.lines) if (!known.has(line)) onLine?.(line);
  };
  for (const read of reads.filter((one) => !words.includes(one))) {
    const { bench } = progress;
    progress = await attempt(progress, read, measure);
    tell(bench, progress.bench);
  }
  const done = await wordAnew(progress, words, {
    ...(engine === undefined ? {} : { engine }),
    ...(measure === undefined ? {} : { measure }),
  });
  tell(progress.bench, done.bench);
  return refinedOf(done, instruction);
}
