import type { ChainStep, MatchKind } from "@savile/model";

/** Names of the steps that a chain may hold; they are stored and shown, so they stay as they are. */
export type ChainRule =
  | "same"
  | "alias"
  | "narrower"
  | "equivalent"
  | "deed"
  | "wider"
  | "years"
  | "degree"
  | "credential"
  | "language"
  | "piece"
  | "pointed";

const rules: Readonly<Record<MatchKind, ChainRule | undefined>> = {
  exact: "same",
  normalised: "same",
  alias: "alias",
  stem: "equivalent",
  parent: "wider",
  child: "narrower",
  years: "years",
  degree: "degree",
  cert: "credential",
  language: "language",
  duty: "equivalent",
  pointed: "pointed",
  none: undefined,
};

/** One step in plain words. */
export function step(rule: ChainRule, from: string, to: string): ChainStep {
  return { rule, from, to };
}

/** The chain of a match whose finder names no step of its own: from the line to what is asked for. */
export function chainOf(how: MatchKind, from: string, to: string): ChainStep[] {
  const rule = rules[how];
  return rule === undefined ? [] : [step(rule, from, to)];
}
