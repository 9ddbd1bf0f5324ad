import { coverageOf } from "@savile/model";
import type { Match, Posting, ProofRow, Requirement } from "@savile/model";
import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { unionMonths } from "../text/months.ts";
import { upperFirst } from "../words/phrases.ts";
import { figureOf } from "./figure-of.ts";

export interface ProofTableInput {
  readonly posting: Posting;
  readonly matches: readonly Match[];
  /** What the lines of a match are taken from. */
  readonly sourceOf: (match: Match) => Source;
}

/** What stands in a row for a requirement that something shows. */
type Proof = Required<Pick<ProofRow, "factId" | "line">> & Pick<ProofRow, "figure" | "when">;

function isWork({ place }: SourceLine): boolean {
  return place === "role" || place === "activity";
}

/** Of the lines that a match names the first of work that has a figure, else the first of work, else the first. */
function bestLine(source: Source, { factIds }: Match): SourceLine | undefined {
  const lines = factIds.flatMap((id) => source.byAddress.get(id) ?? []);
  const work = lines.filter(isWork);
  return work.find(({ text }) => figureOf(text) !== undefined) ?? work[0] ?? lines[0];
}

/** When a line was: the dates of its entry as the person writes them. */
function whenOf(source: Source, { entry }: SourceLine): string | undefined {
  if (entry === undefined) return undefined;
  const role = source.roles.find(({ id }) => id === entry);
  const dates = source.lines.find((line) => line.entry === entry && line.kind === "dates");
  return role?.period.text || dates?.text;
}

function roleName({ title, org }: SourceRole): string {
  return [title, org].filter((part) => part !== "").join(", ");
}

/** "6 years", "8 months" of the roles that count, overlaps once. */
function lengthOf(roles: readonly SourceRole[]): string | undefined {
  const months = unionMonths(roles.flatMap(({ range }) => range ?? []));
  const [number, unit] = months >= 12 ? [Math.floor(months / 12), "year"] : [months, "month"];
  return number === 0 ? undefined : `${number} ${unit}${number === 1 ? "" : "s"}`;
}

/** Years are shown by the roles that they add up from: their names, how long in all, and from when to when. */
function yearsProof(source: Source, { factIds }: Match): Proof | undefined {
  const ids = new Set(factIds.map((id) => source.byAddress.get(id)?.entry));
  const roles = source.roles.filter(({ id }) => ids.has(id));
  const [first] = roles;
  if (first === undefined) return undefined;
  const figure = lengthOf(roles);
  const when = roles.map(({ period }) => period.text).filter((text) => text !== "");
  return {
    factId: first.titleAddress,
    line: roles.map(roleName).join("; "),
    ...(figure === undefined ? {} : { figure }),
    ...(when.length === 0 ? {} : { when: when.join("; ") }),
  };
}

/** A language stands with its level: its values are one line. */
function textOf(source: Source, line: SourceLine): string {
  if (line.kind !== "language") return line.text;
  const values = source.lines.filter(
    ({ kind, entry }) => kind === line.kind && entry === line.entry,
  );
  return values.map(({ text }) => text).join(", ");
}

function lineProof(source: Source, match: Match): Proof | undefined {
  const line = bestLine(source, match);
  if (line === undefined) return undefined;
  const figure = isWork(line) ? figureOf(line.text) : undefined;
  const when = whenOf(source, line);
  return {
    factId: line.address,
    line: textOf(source, line),
    ...(figure === undefined ? {} : { figure }),
    ...(when === undefined || when === line.text ? {} : { when }),
  };
}

function proofOf(source: Source, { kind }: Requirement, match: Match): Proof | undefined {
  if (match.strength === 0) return undefined;
  const ofRoles = kind === "years" ? yearsProof(source, match) : undefined;
  return ofRoles ?? lineProof(source, match);
}

/**
 * What they ask, the person's line that shows it, its figure, and when: a row for each requirement, the
 * must-haves first, in the order of the posting. Every word of the person's columns stands in the resume.
 */
export function proofTable({ posting, matches, sourceOf }: ProofTableInput): ProofRow[] {
  const matchOf = new Map(matches.map((match) => [match.reqId, match]));
  const rows = posting.requirements.map((requirement): ProofRow => {
    const match = matchOf.get(requirement.id);
    const proof = match === undefined ? undefined : proofOf(sourceOf(match), requirement, match);
    return {
      reqId: requirement.id,
      asked: upperFirst(requirement.text),
      level: requirement.level,
      coverage: coverageOf(match?.strength ?? 0),
      ...proof,
    };
  });
  return [
    ...rows.filter(({ level }) => level === "required"),
    ...rows.filter(({ level }) => level === "preferred"),
  ];
}
