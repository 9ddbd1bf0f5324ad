import type { Extraction, Fact } from "@savile/model";
import { degreeLevel } from "../entries/score-token.ts";
import { organizationScore } from "../entries/organization.rules.ts";
import { titleScore } from "../entries/title.rules.ts";
import { valueKindOf } from "./value-kinds.ts";
import type { ValueKind } from "./value-kinds.ts";

/** What was read, before anything is said about how sure it is. */
export type ReadFile = Pick<
  Extraction,
  "resume" | "facts" | "lines" | "sections" | "findings" | "unplaced"
>;

/** Signs of one value that it was read rightly, each between about -4 and 4. */
export interface ValueSigns {
  readonly id: string;
  readonly kind: ValueKind;
  readonly signs: readonly number[];
}

/** How the file as a whole was understood. */
export interface FileSigns {
  /** Share of the letters of the flow that no value holds. */
  readonly unplaced: number;
  /** Share of jobs that have a title, a company and dates. */
  readonly whole: number;
  /** Share of sections whose heading is known. */
  readonly known: number;
  readonly columns: number;
}

function share(part: number, all: number): number {
  return all === 0 ? 0 : part / all;
}

/** Signs of the whole file. */
export function fileSigns(file: ReadFile): FileSigns {
  const { resume, lines, sections, findings } = file;
  const left = new Set(file.unplaced);
  const length = (some: typeof lines): number =>
    some.reduce((sum, line) => sum + line.text.length, 0);
  const flow = lines.filter((line) => line.hidden === undefined && line.role !== "link-target");
  const titled = sections.filter((section) => section.title !== "");
  const jobs = resume.experience;
  const whole = jobs.filter(
    (job) => job.title !== "" && job.company !== "" && job.dates.text !== "",
  );
  return {
    unplaced: share(length(flow.filter((line) => left.has(line.id))), length(flow)),
    whole: jobs.length === 0 ? 0 : share(whole.length, jobs.length),
    known: share(titled.filter((section) => section.kind !== "custom").length, titled.length),
    columns: findings.some((finding) => finding.code === "multi_column") ? 1 : 0,
  };
}

function logit(probability: number): number {
  const safe = Math.min(0.995, Math.max(0.005, probability));
  return Math.log(safe / (1 - safe));
}

function wordCount(text: string): number {
  return text.trim().split(/\s+/u).length;
}

/** Evidence of the words themselves: those of the value's kind against those of the kind beside it. */
function wordSigns(kind: ValueKind, text: string): [number, number] {
  if (kind !== "title" && kind !== "company" && kind !== "degree" && kind !== "school")
    return [0, 0];
  const isOrganization = kind === "company" || kind === "school";
  const firm = Math.min(organizationScore(text), 4);
  const isJob = kind === "title" || kind === "company";
  const role = Math.min(isJob ? titleScore(text) : degreeLevel(text), 4);
  return isOrganization ? [firm, role] : [role, firm];
}

function entryWhole(file: ReadFile, parent: string | undefined): number {
  const job = file.resume.experience.find((one) => one.id === parent);
  if (job !== undefined)
    return job.title !== "" && job.company !== "" && job.dates.text !== "" ? 1 : -1;
  const study = file.resume.education.find((one) => one.id === parent);
  if (study === undefined) return 0;
  return study.degree !== "" && study.school !== "" && study.dates.text !== "" ? 1 : -1;
}

function signsOf(file: ReadFile, whole: FileSigns, fact: Fact, kind: ValueKind): number[] {
  const [own, other] = wordSigns(kind, fact.text);
  const words = wordCount(fact.text);
  const long = kind === "bullet" ? 40 : kind === "degree" ? 10 : 7;
  return [
    logit(fact.confidence),
    own,
    other,
    words > long ? 1 : 0,
    /[|•·:;]|\t/u.test(fact.text) ? 1 : 0,
    /\d/.test(fact.text) ? 1 : 0,
    entryWhole(file, fact.parent),
    Math.min(whole.unplaced * 10, 4),
    whole.whole,
    whole.known,
    whole.columns,
  ];
}

/** Signs of every value that has a table. */
export function valueSigns(file: ReadFile): ValueSigns[] {
  const whole = fileSigns(file);
  return file.facts.flatMap((fact) => {
    const kind = fact.hidden === undefined ? valueKindOf(fact.id) : undefined;
    return kind === undefined
      ? []
      : [{ id: fact.id, kind, signs: signsOf(file, whole, fact, kind) }];
  });
}
