import { isCounted, isOrder } from "@savile/model";
import type { Change, Fact, Posting, Resume } from "@savile/model";
import { assemble } from "../assemble/assemble.ts";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import { scoreSource } from "../score/score-resume.ts";

export interface PricingInput {
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  readonly posting: Posting;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** What counts of the documents as they stand, the person's own proven words included. */
  readonly standing: Resume;
}

/** Changes with their prices, and the score of the source alone in the files that we print. */
export interface Priced {
  readonly changes: readonly Change[];
  readonly start: number | null;
}

/** The points of a resume. */
function scorer({ facts, posting, today }: PricingInput) {
  return (resume: Resume): number | null => {
    const source = readSource(resume, facts, today);
    return scoreSource(source, posting, matchRequirements(source, posting), 1).total;
  };
}

/**
 * Puts on each change what it adds to the score. Those that count share the total: each has what it adds
 * when they are applied one after the other in the order of the document, so the shares add up. The
 * others have what they would add to the documents as they stand.
 */
export function priceChanges(input: PricingInput, changes: readonly Change[]): Priced {
  const { resume, standing } = input;
  const score = scorer(input);
  const start = score(resume);
  if (start === null) {
    return { changes: changes.map((change) => ({ ...change, scoreDelta: null })), start };
  }
  const counted = changes.filter(isCounted);
  const shares = new Map<string, number>();
  let reached = start;
  counted.forEach((change, index) => {
    const next = score(assemble(resume, counted.slice(0, index + 1))) ?? reached;
    shares.set(change.id, next - reached);
    reached = next;
  });
  const now = score(standing) ?? reached;
  const gainOf = (change: Change): number => {
    if (isOrder(change)) return 0;
    return (score(assemble(standing, [change])) ?? now) - now;
  };
  return {
    changes: changes.map((change) => ({
      ...change,
      scoreDelta: shares.get(change.id) ?? gainOf(change),
    })),
    start,
  };
}
