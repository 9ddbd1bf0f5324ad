import type { Match } from "@savile/model";
import type { SourceLine } from "./source.ts";

/** What a requirement found in a resume, before its id and note are known. */
export type Found = Omit<Match, "reqId" | "note">;

/** Nothing found. */
export const none: Found = { factIds: [], strength: 0, how: "none" };

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
