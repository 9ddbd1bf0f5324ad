import type { ChainStep, Match, Requirement } from "@savile/model";
import { matchRequirements } from "./match/match-requirements.ts";
import { readSource } from "./match/source.ts";
import { resumeOfLines } from "./match/resume-of-lines.ts";
import type { StatedLine } from "./match/resume-of-lines.ts";
import { readDemand } from "./match/read-demand.ts";

export type { StatedLine, StatedRole } from "./match/resume-of-lines.ts";

/** A requirement beside the lines that may show it. */
export interface MatchPairInput {
  readonly requirement: string;
  readonly lines: readonly StatedLine[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

export type PairVerdict = "met" | "partly" | "not";

export interface MatchedPair {
  readonly verdict: PairVerdict;
  readonly strength: number;
  readonly chain: readonly ChainStep[];
}

/** From here on a requirement counts as met. */
const metFrom = 0.7;
/** From here on a part of it is shown; below lies what is near: something wider, not finished or expired. */
const partlyFrom = 0.35;

/** The verdict of a strength: met, partly or not. */
export function verdictOf(strength: number): PairVerdict {
  if (strength >= metFrom) return "met";
  return strength >= partlyFrom ? "partly" : "not";
}

/** Pieces that are alternatives count as their best one. */
function bestOfGroups(matches: readonly Match[], requirements: readonly Requirement[]): Match[] {
  const best = new Map<string, Match>();
  for (const match of matches) {
    const group = requirements.find(({ id }) => id === match.reqId)?.group ?? match.reqId;
    const known = best.get(group);
    if (known === undefined || match.strength > known.strength) best.set(group, match);
  }
  return [...best.values()];
}

/** All pieces met: met; some of them or parts of some: partly. */
function joinVerdicts(verdicts: readonly PairVerdict[]): PairVerdict {
  if (verdicts.every((verdict) => verdict === "not")) return "not";
  return verdicts.every((verdict) => verdict === "met") ? "met" : "partly";
}

/** Holds one requirement against lines, by the functions that hold a posting against a resume. */
export function matchPair({ requirement, lines, today }: MatchPairInput): MatchedPair {
  const source = readSource(resumeOfLines(lines), [], today);
  const posting = readDemand(requirement);
  const pieces = bestOfGroups(matchRequirements(source, posting), posting.requirements);
  return {
    verdict: joinVerdicts(pieces.map(({ strength }) => verdictOf(strength))),
    strength: Math.min(...pieces.map(({ strength }) => strength)),
    chain: pieces.flatMap(({ chain }) => chain ?? []),
  };
}
