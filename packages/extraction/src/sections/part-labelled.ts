import { splitTerms } from "../fields/split-terms.ts";
import type { SectionKind } from "../headings/kinds.ts";
import type { Line } from "../text-line/line.ts";
import { labelledKind } from "./labelled-line.rules.ts";
import type { LabelledKind } from "./labelled-line.rules.ts";

interface Parted {
  readonly kinds: readonly SectionKind[];
  readonly title: string;
  readonly lines: Line[];
}

/** Neighbours that say by their labels what they hold. */
interface Run {
  readonly lines: Line[];
  kind: LabelledKind;
}

/** Fewer terms in a run that no label and no table explains may be anything. */
const enoughTerms = 3;
const fullLine = 0.85;

function isRest(last: Line | undefined, line: Line): boolean {
  if (last === undefined || line.bullet !== undefined || line.block !== last.block) return false;
  const isOpen = /[,;&]\s*$/u.test(last.text) || last.fill > fullLine;
  return isOpen && line.gap < 1.4 && /^[^.!?:]+\.?$/u.test(line.text);
}

const able: ReadonlySet<LabelledKind> = new Set(["skills", "list"]);

function joins(run: Run, kind: LabelledKind): boolean {
  return run.kind === kind || (able.has(run.kind) && able.has(kind));
}

/** The lines as runs of one kind, in order. */
function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const kind = labelledKind(line.text);
    const isSame = kind === "other" && last?.kind !== "other" && isRest(last?.lines.at(-1), line);
    if (last !== undefined && (isSame || joins(last, kind))) {
      last.lines.push(line);
      if (kind === "skills") last.kind = kind;
    } else runs.push({ kind, lines: [line] });
  }
  return runs;
}

/** Lists one below the other explain each other where nothing but details of the person stand beside them. */
function isSkillRun({ kind, lines }: Run, trustsLists: boolean): boolean {
  if (kind !== "list") return kind === "skills" && (trustsLists || !isTabbed(lines));
  if (!trustsLists) return false;
  const terms = lines.flatMap((line) => splitTerms(line.text));
  return lines.length > 1 && terms.length >= enoughTerms;
}

/** A table of courses or dates has labels too. */
function isTabbed(lines: readonly Line[]): boolean {
  return lines.some((line) => line.text.includes("\t") && !line.text.includes(":"));
}

/**
 * The labelled lines of a list of skills, those of spoken languages, and all others. Where lists are trusted,
 * neighbours with labels are skills though no table knows their terms.
 */
export function partLabelled(
  lines: readonly Line[],
  trustsLists = false,
): {
  readonly skills: Line[];
  readonly languages: Line[];
  readonly papers: Line[];
  readonly rest: Line[];
} {
  const runs = runsOf(lines);
  const skills = runs.filter((run) => isSkillRun(run, trustsLists)).flatMap((run) => run.lines);
  const of = (wanted: LabelledKind): Line[] =>
    runs.filter(({ kind }) => kind === wanted).flatMap((run) => run.lines);
  const [languages, papers] = [of("languages"), of("papers")];
  const taken = new Set([...skills, ...languages, ...papers]);
  return { skills, languages, papers, rest: lines.filter((line) => !taken.has(line)) };
}

const holders: ReadonlySet<SectionKind | undefined> = new Set(["contact", "summary"]);

/** Skills, languages and papers told by their labels among contact details or below a summary get sections of their own. */
export function partSections(sections: readonly Parted[]): Parted[] {
  return sections.flatMap((section) => {
    if (!holders.has(section.kinds[0])) return [section];
    const { skills, languages, papers, rest } = partLabelled(section.lines, true);
    const own = [
      { kinds: ["skills" as const], title: "", lines: skills },
      { kinds: ["languages" as const], title: "", lines: languages },
      { kinds: ["certifications" as const], title: "", lines: papers },
    ].filter((one) => one.lines.length > 0);
    return own.length === 0 ? [section] : [{ ...section, lines: rest }, ...own];
  });
}
