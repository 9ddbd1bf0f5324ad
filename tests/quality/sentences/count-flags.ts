import { proofread } from "@savile/tailoring";
import type { JudgedSentence } from "@savile/tailoring";
import type { LabelledSentence } from "./read-sentences.ts";

/** The year in which the labelled sentences were written. */
const thisYear = 2026;

/** How many there are, and how many of them were flagged. */
export interface Flags {
  readonly flagged: number;
  readonly all: number;
}

/** A labelled sentence with the verdict on it. */
export interface JudgedLabel {
  readonly label: LabelledSentence;
  readonly verdict: JudgedSentence;
}

/** The verdict on each labelled sentence. */
export function judged(labels: readonly LabelledSentence[]): JudgedLabel[] {
  const verdicts = proofread(labels, { thisYear });
  return labels.flatMap((label, at) => {
    const verdict = verdicts[at];
    return verdict === undefined ? [] : [{ label, verdict }];
  });
}

/** How many of some sentences were flagged. */
export function flagsOf(sentences: readonly JudgedLabel[]): Flags {
  return { flagged: sentences.filter(({ verdict }) => !verdict.ok).length, all: sentences.length };
}

/** Flags of the broken sentences of each kind, by the name of the kind. */
export function flagsByKind(sentences: readonly JudgedLabel[]): [string, Flags][] {
  const broken = sentences.filter(({ label }) => label.isBroken);
  const kinds = [...new Set(broken.map(({ label }) => label.kind))].sort();
  return kinds.map((kind) => [kind, flagsOf(broken.filter(({ label }) => label.kind === kind))]);
}
