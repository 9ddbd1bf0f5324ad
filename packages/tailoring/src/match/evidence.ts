import type { Match } from "@savile/model";
import type { Place, Source, SourceLine } from "./source.ts";

/** What a requirement found in a resume, before its id and note are known. */
export type Found = Omit<Match, "reqId" | "note">;

/** Nothing found. */
export const none: Found = { factIds: [], strength: 0, how: "none" };

/** How much a line proves by where it stands. */
const strengthOf: Readonly<Record<Place, number>> = {
  role: 1,
  activity: 0.8,
  title: 0.8,
  list: 0.6,
  credential: 0.6,
  prose: 0.6,
  contact: 0,
  other: 0,
};

function isUndatedRole(source: Source, line: SourceLine): boolean {
  const role = source.roles.find((entry) => entry.id === line.entry);
  return role !== undefined && role.range === undefined && role.period.text === "";
}

/** 1 for a line of a dated role, 0.8 elsewhere in work and for a held title, 0.6 in a list. */
export function lineStrength(source: Source, line: SourceLine): number {
  const strength = strengthOf[line.place];
  const dated = strength === 1 && isUndatedRole(source, line) ? 0.8 : strength;
  return Math.min(dated, line.cap ?? 1);
}

export interface Weighed {
  readonly line: SourceLine;
  readonly strength: number;
}

/** The addresses of the strongest lines, and how strong the first of them is. */
export function strongest(lines: readonly Weighed[]): { ids: string[]; strength: number } {
  const sorted = [...lines].sort((a, b) => b.strength - a.strength);
  return {
    ids: sorted.slice(0, 4).map((entry) => entry.line.address),
    strength: sorted[0]?.strength ?? 0,
  };
}

/** Two decimals, so that a strength reads well and compares exactly. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
