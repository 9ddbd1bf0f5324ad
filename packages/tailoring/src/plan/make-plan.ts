import { demandsOf } from "@savile/model";
import type { Match, Posting, Requirement } from "@savile/model";
import type { Source, SourceLine, SourceRole } from "../match/source.ts";
import { closestRole } from "../match/titles.ts";
import { unionMonths } from "../text/months.ts";

/** A line with how much it serves this posting. */
export interface RankedLine {
  readonly line: SourceLine;
  readonly role: SourceRole;
  readonly utility: number;
  /** Demands that the line answers, strongest first. */
  readonly reqIds: readonly string[];
  readonly source: number;
}

/** What is to be written, decided before anything is written. */
export interface TailoringPlan {
  readonly matches: readonly Match[];
  readonly byReq: ReadonlyMap<string, { requirement: Requirement; match: Match }>;
  readonly ranked: readonly RankedLine[];
  /** Ids of terms that the posting asks for and the source proves, in the posting's order of weight. */
  readonly wanted: readonly { id: string; requirement: Requirement; match: Match }[];
  readonly gaps: readonly string[];
  readonly pageBudget: 1 | 2 | 3;
  readonly years: number;
  readonly closest: { readonly role: SourceRole; readonly similarity: number } | undefined;
}

const levelWeight = { required: 1, preferred: 0.6 } as const;
const kindWeight: Readonly<Record<Requirement["kind"], number>> = {
  skill: 1,
  cert: 1,
  licence: 1,
  language: 0.8,
  duty: 0.9,
  soft: 0.35,
  clearance: 0.35,
  physical: 0.35,
  schedule: 0.35,
  years: 0,
  degree: 0,
};

function utilityOf(
  line: SourceLine,
  role: SourceRole,
  found: readonly { requirement: Requirement; match: Match }[],
): { utility: number; reqIds: string[] } {
  const served = found
    .map(({ requirement, match }) => ({
      id: requirement.id,
      value:
        requirement.weight *
        match.strength *
        levelWeight[requirement.level] *
        kindWeight[requirement.kind],
    }))
    .sort((a, b) => b.value - a.value);
  const best = served[0]?.value ?? 0;
  const more = served.slice(1, 4).reduce((sum, entry) => sum + entry.value * 0.2, 0);
  const number = /\d/.test(line.text) ? 0.2 : 0;
  const recency = Math.max(0.2, 1 - 0.15 * role.recency);
  return { utility: best + more + number + recency * 0.5, reqIds: served.map((entry) => entry.id) };
}

function rankLines(source: Source, byReq: TailoringPlan["byReq"]): RankedLine[] {
  const byLine = new Map<string, { requirement: Requirement; match: Match }[]>();
  for (const entry of byReq.values()) {
    for (const id of entry.match.factIds) byLine.set(id, [...(byLine.get(id) ?? []), entry]);
  }
  let index = 0;
  return source.roles.flatMap((role) =>
    role.lines.map((line) => {
      const { utility, reqIds } = utilityOf(line, role, byLine.get(line.address) ?? []);
      index += 1;
      return { line, role, utility: Math.round(utility * 1000) / 1000, reqIds, source: index };
    }),
  );
}

function wantedTerms(posting: Posting, byReq: TailoringPlan["byReq"]): TailoringPlan["wanted"] {
  const rank = { required: 0, preferred: 1 } as const;
  return posting.requirements
    .flatMap((requirement) => {
      const match = byReq.get(requirement.id)?.match;
      const [id] = requirement.canonical;
      if (id === undefined || match === undefined || requirement.kind === "years") return [];
      return match.strength >= 0.6 && match.how !== "stem" ? [{ id, requirement, match }] : [];
    })
    .sort(
      (a, b) =>
        rank[a.requirement.level] - rank[b.requirement.level] ||
        b.requirement.weight - a.requirement.weight ||
        b.match.strength - a.match.strength ||
        a.requirement.span[0] - b.requirement.span[0],
    );
}

/** What a resume hardly ever shows: who misses it there does not lack it. */
const unshown: ReadonlySet<Requirement["kind"]> = new Set([
  "soft",
  "clearance",
  "physical",
  "schedule",
]);

/** Requirements that nothing carries; of a group only where none of its members is carried. */
export function gapsOf(posting: Posting, matches: readonly Match[]): string[] {
  const strengths = new Map(matches.map((match) => [match.reqId, match.strength]));
  const groups = new Map<string, number>();
  for (const requirement of posting.requirements) {
    const strength = strengths.get(requirement.id) ?? 0;
    if (requirement.group !== undefined)
      groups.set(requirement.group, Math.max(groups.get(requirement.group) ?? 0, strength));
  }
  return posting.requirements
    .filter((requirement) => {
      if (unshown.has(requirement.kind)) return false;
      const strength =
        requirement.group === undefined
          ? (strengths.get(requirement.id) ?? 0)
          : (groups.get(requirement.group) ?? 0);
      return strength <= 0.3;
    })
    .map((requirement) => requirement.id);
}

/** Decides what serves the posting, what is missing, and how long the resume may be. */
export function makePlan(
  source: Source,
  posting: Posting,
  matches: readonly Match[],
  pageBudget?: 1 | 2 | 3,
): TailoringPlan {
  const byReq = new Map(
    demandsOf(posting).flatMap((requirement) => {
      const match = matches.find((entry) => entry.reqId === requirement.id);
      return match === undefined ? [] : [[requirement.id, { requirement, match }] as const];
    }),
  );
  const years = Math.floor(
    unionMonths(source.roles.filter((role) => role.paid).flatMap((role) => role.range ?? [])) / 12,
  );
  return {
    matches,
    byReq,
    ranked: rankLines(source, byReq),
    wanted: wantedTerms(posting, byReq),
    gaps: gapsOf(posting, matches),
    pageBudget: pageBudget ?? (years < 8 ? 1 : 2),
    years,
    closest: closestRole(source, posting.title),
  };
}
