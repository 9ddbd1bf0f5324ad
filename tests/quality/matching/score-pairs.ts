import { readRole } from "@savile/extraction";
import { matchPair } from "@savile/tailoring";
import type { MatchedPair } from "@savile/tailoring";
import type { LabelledPair } from "./read-pairs.ts";

/** A pair with what a reader found and what we found. */
export interface JudgedPair extends LabelledPair {
  readonly found: MatchedPair;
}

export interface PairFigures {
  readonly pairs: number;
  /** Pairs that we call met, that are met, and both. */
  readonly called: number;
  readonly met: number;
  readonly hit: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly traps: number;
  readonly held: number;
  /** Verdicts right, of the three. */
  readonly right: number;
}

/** Holds a labelled pair's requirement against its lines. */
export function judgePair(pair: LabelledPair): JudgedPair {
  const today = `${pair.asOf}-01`;
  const lines = pair.lines.map(({ role, line }) => ({
    text: line,
    ...(role === undefined ? {} : { role: readRole(role, { today }) }),
  }));
  return { ...pair, found: matchPair({ requirement: pair.requirement, lines, today }) };
}

/** A pair that looks met to a careless reader and is not. */
function isTrap({ truth, kind }: JudgedPair): boolean {
  return truth === "not" && kind.startsWith("trap-");
}

/** How well "met" was found, how many traps were held, and how many verdicts are right. */
export function pairFigures(pairs: readonly JudgedPair[]): PairFigures {
  const count = (test: (pair: JudgedPair) => boolean) => pairs.filter(test).length;
  const called = count(({ found }) => found.verdict === "met");
  const met = count(({ truth }) => truth === "met");
  const hit = count(({ found, truth }) => found.verdict === "met" && truth === "met");
  return {
    pairs: pairs.length,
    called,
    met,
    hit,
    precision: hit / Math.max(1, called),
    recall: hit / Math.max(1, met),
    f1: (2 * hit) / Math.max(1, called + met),
    traps: count(isTrap),
    held: count((pair) => isTrap(pair) && pair.found.verdict === "not"),
    right: count(({ found, truth }) => found.verdict === truth),
  };
}
