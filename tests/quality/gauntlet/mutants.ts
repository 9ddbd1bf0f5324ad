import { mkdirSync, writeFileSync } from "node:fs";
import { verifyClaims } from "@savile/tailoring";
import { shareWords } from "@savile/workflow/words";
import { inReports } from "./report.ts";
import { allCases, judgeCase } from "./measure.ts";
import type { Case, Statement } from "./read-case.ts";
import { operators } from "./operators.ts";

shareWords();

/** An honest sentence with one edit that makes it false. */
interface Mutant {
  readonly operator: string;
  readonly from: Case;
  readonly statement: Statement;
  readonly text: string;
}

/** A mutant that the verifier called supported. */
export interface Survivor {
  readonly operator: string;
  readonly text: string;
  readonly before: string;
}

export interface MutantCount {
  readonly operator: string;
  readonly made: number;
  readonly stopped: number;
}

/** The lines of a resume, as statements that are true by definition. */
function ownLines(from: Case): Statement[] {
  return from.resume.experience.flatMap((job) =>
    job.bullets.map((bullet) => ({
      id: `${from.name}:${job.id}.${bullet.id}`,
      honest: true,
      kind: "honest",
      section: "experience",
      role: `${job.title}, ${job.company}`,
      text: bullet.text,
    })),
  );
}

/** A line joined with a line of another role. */
function commingled(statement: Statement, from: Case): string[] {
  const job = from.resume.experience.find((entry) => statement.role.startsWith(entry.title));
  const other = from.resume.experience.find(
    (entry) => entry.id !== job?.id && entry.bullets.length > 0,
  );
  const line = other?.bullets[0]?.text;
  if (job === undefined || line === undefined || !/^\p{Lu}\p{Ll}+(?:ed|t|d) /u.test(line))
    return [];
  return [`${statement.text} and ${line.charAt(0).toLowerCase()}${line.slice(1)}`];
}

function mutantsOf(from: Case): Mutant[] {
  const supported = new Set(
    judgeCase(from)
      .filter(({ verdict }) => verdict === "supported")
      .map(({ statement }) => statement.id),
  );
  const honest = from.statements.filter(
    (statement) => statement.honest && supported.has(statement.id),
  );
  return [...ownLines(from), ...honest].flatMap((statement) => [
    ...operators.flatMap(({ name, apply }) =>
      apply(statement.text).map((text): Mutant => ({ operator: name, from, statement, text })),
    ),
    ...commingled(statement, from).map((text): Mutant => ({
      operator: "commingling",
      from,
      statement,
      text,
    })),
  ]);
}

/** Judges every `every`-th mutant of all English cases. */
export function runMutants(every: number): { counts: MutantCount[]; survivors: Survivor[] } {
  const survivors: Survivor[] = [];
  const made = new Map<string, number>();
  for (const from of allCases().filter((entry) => entry.language === "en")) {
    const mutants = mutantsOf(from).filter((_, index) => index % every === 0);
    const verdicts = verifyClaims({
      resume: from.resume,
      facts: from.facts,
      asOf: "2026-11",
      claims: mutants.map(({ statement, text }, index) => ({
        id: String(index),
        section: statement.section,
        text,
        ...(statement.role === "" ? {} : { role: statement.role }),
      })),
    });
    for (const [index, { operator, statement, text }] of mutants.entries()) {
      made.set(operator, (made.get(operator) ?? 0) + 1);
      if (verdicts[index]?.verdict === "supported")
        survivors.push({ operator, text, before: statement.text });
    }
  }
  const counts = [...made].map(([operator, number]) => ({
    operator,
    made: number,
    stopped: number - survivors.filter((entry) => entry.operator === operator).length,
  }));
  return { counts, survivors };
}

/** Writes the survivors by operator where a person can read them. */
export function writeSurvivors(
  counts: readonly MutantCount[],
  survivors: readonly Survivor[],
): string {
  const all = counts.reduce((sum, entry) => sum + entry.made, 0);
  const stopped = counts.reduce((sum, entry) => sum + entry.stopped, 0);
  const lines = [
    "# Mutants of honest sentences",
    "",
    `${all} mutants, ${stopped} stopped or sent to confirmation (${((stopped / all) * 100).toFixed(2)} %).`,
    "",
    "| operator | mutants | stopped |",
    "|---|---|---|",
    ...counts.map((entry) => `| ${entry.operator} | ${entry.made} | ${entry.stopped} |`),
    ...counts.flatMap(({ operator }) => {
      const own = survivors.filter((entry) => entry.operator === operator);
      return own.length === 0
        ? []
        : [
            "",
            `## ${operator}`,
            "",
            ...own.map((entry) => `- ${entry.text} (of: ${entry.before})`),
          ];
    }),
  ];
  const file = inReports("mutants.md");
  mkdirSync(inReports(""), { recursive: true });
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}
