import { isCounted } from "@savile/model";
import type {
  AtsScore,
  Change,
  Fact,
  Made,
  Posting,
  Resume,
  ScoreReport,
  TailoredLetter,
  Tailoring,
} from "@savile/model";
import { priceChanges } from "../changes/price-changes.ts";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { confidenceOf } from "../score/confidence.ts";
import { ceilingOf, scoreSource } from "../score/score-resume.ts";
import { verificationOf } from "../verify/report.ts";
import { acceptedOf, assemble } from "./assemble.ts";
import { resumeClaims } from "./claims.ts";

/** What the check refused while the documents were written. */
export interface Tallies {
  readonly proposed: number;
  readonly refused: number;
  readonly reverted: number;
  readonly dropped: number;
  /** Objections by the name of their check. */
  readonly byCheck: Readonly<Record<string, number>>;
}

export interface SettleInput {
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  readonly posting: Posting;
  readonly today: string;
  readonly extractionConfidence: number | null;
  readonly source: Source;
  readonly plan: TailoringPlan;
  readonly changes: readonly Change[];
  readonly letter: TailoredLetter;
  readonly made: Made;
  readonly tallies: Tallies;
}

function higher(a: AtsScore, b: AtsScore): AtsScore {
  return (b.total ?? -1) > (a.total ?? -1) ? b : a;
}

/** Scores of the source, of the changes that count, and of the best that both can prove. */
function scoresOf(input: SettleInput, changes: readonly Change[]): ScoreReport {
  const { source, plan, posting, facts, today } = input;
  const counted = changes.filter(isCounted);
  const proven = readSource(assemble(input.resume, counted), facts, today);
  const matches = matchRequirements(proven, posting);
  const before = scoreSource(source, posting, plan.matches, input.extractionConfidence);
  const after = scoreSource(proven, posting, matches, 1);
  const stated = counted.some((change) => change.own !== undefined);
  const ceiling = ceilingOf(source, posting, plan.matches);
  return {
    before,
    after,
    ceiling: stated ? higher(ceiling, ceilingOf(proven, posting, matches)) : ceiling,
  };
}

/**
 * Puts the documents together from the source and the changes, with a claim for each line, the scores and
 * the counts. The letter speaks of facts of the source, which stay facts whatever the resume shows of
 * them: no decision on the resume changes it.
 */
export function settle(input: SettleInput): Tailoring {
  const { posting, source, plan, letter, made, tallies } = input;
  const { changes, start } = priceChanges(input, input.changes);
  const applied = acceptedOf(changes);
  const resume = assemble(input.resume, applied);
  const claims = resumeClaims(resume, applied, input.facts);
  const all = [...claims, ...letter.claims];
  const score = scoresOf(input, changes);
  const tailored = readSource(resume, input.facts, input.today);
  const { total } = score.before;
  return {
    version: 1,
    resume: { kind: "resume", resume, claims, made },
    letter,
    matches: [...plan.matches],
    gaps: [...plan.gaps],
    changes: [...changes],
    score,
    layoutGain: start === null || total === null ? null : start - total,
    confidence: confidenceOf({
      source,
      posting,
      extraction: input.extractionConfidence,
      claims: all,
      proposed: tallies.proposed,
      refused: tallies.refused,
    }),
    verification: verificationOf({
      source,
      plan,
      tailored,
      tailoredMatches: matchRequirements(tailored, posting),
      claims: all,
      changes,
      ...tallies,
    }),
  };
}
