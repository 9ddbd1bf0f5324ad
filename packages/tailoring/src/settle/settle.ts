import { isCounted } from "@savile/model";
import type {
  AtsScore,
  Change,
  Claim,
  Fact,
  Made,
  Match,
  Posting,
  Resume,
  ScoreReport,
  TailoredLetter,
  Tailoring,
} from "@savile/model";
import { priceChanges } from "../changes/price-changes.ts";
import type { EditedDocuments } from "../edits/edited-documents.ts";
import { keepCarried } from "../edits/keep-carried.ts";
import { matchRequirements } from "../match/match-requirements.ts";
import { proofTable } from "../table/proof-table.ts";
import { readSource } from "../match/source.ts";
import type { Source } from "../match/source.ts";
import { gapsOf } from "../plan/make-plan.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { confidenceOf } from "../score/confidence.ts";
import { reachOf } from "../score/reach.ts";
import { scoreSource } from "../score/score-resume.ts";
import { withCarried } from "../verify/carrying-spans.ts";
import { verificationOf } from "../verify/report.ts";
import { acceptedOf, assemble } from "../assemble/assemble.ts";
import { resumeClaims } from "../claims/claims.ts";

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
  /** The documents as the person left them by hand. */
  readonly edited?: EditedDocuments;
}

/** What counts of the resume: the source with the changes that are proven, and the person's proven words. */
function provenResume({ resume, edited }: SettleInput, changes: readonly Change[]): Resume {
  const proven = assemble(resume, changes.filter(isCounted));
  return edited === undefined ? proven : keepCarried(edited.resume, proven, edited.claims);
}

/** What counts of the documents, read and matched. */
interface Standing {
  readonly resume: Resume;
  readonly source: Source;
  readonly matches: readonly Match[];
}

function standingOf(input: SettleInput): Standing {
  const resume = provenResume(input, input.changes);
  const source = readSource(resume, input.facts, input.today);
  return { resume, source, matches: matchRequirements(source, input.posting) };
}

/** Scores of the source, of what counts of the documents, and of what both can reach by the open changes. */
function scoresOf(input: SettleInput, changes: readonly Change[], standing: Standing): ScoreReport {
  const { source, plan, posting, facts, today } = input;
  const before = scoreSource(source, posting, plan.matches, input.extractionConfidence);
  const after = scoreSource(standing.source, posting, standing.matches, 1);
  const score = (resume: Resume): AtsScore => {
    const read = readSource(resume, facts, today);
    return scoreSource(read, posting, matchRequirements(read, posting), 1);
  };
  return { before, after, ceiling: reachOf(standing.resume, after, changes, score) };
}

/** How well each requirement is carried: by the source or, where that is more, by what is proven of the documents. */
function matchesOf(
  { plan, posting }: SettleInput,
  proven: readonly Match[],
): Pick<Tailoring, "matches" | "gaps"> {
  const own = new Map(proven.map((match) => [match.reqId, match]));
  const matches = plan.matches.map((match) => {
    const other = own.get(match.reqId);
    return other !== undefined && other.strength > match.strength ? other : match;
  });
  return { matches, gaps: gapsOf(posting, matches) };
}

/** The table of proof, over the person's own lines: those of the file, and what they wrote and proved since. */
function tableOf({ posting, source }: SettleInput, standing: Standing, matches: readonly Match[]) {
  const byAddress = new Map([...standing.source.byAddress, ...source.byAddress]);
  return proofTable({ posting, matches, source: { ...source, byAddress } });
}

/** The claims of the resume; those of the person's words stand at the values that they wrote. */
function claimsOf(
  { facts, edited }: SettleInput,
  resume: Resume,
  applied: readonly Change[],
): Claim[] {
  const claims = resumeClaims(resume, applied, facts);
  return edited === undefined
    ? claims
    : claims.map((claim) => edited.claims.get(claim.path) ?? claim);
}

/**
 * Puts the documents together from the source and the changes, with a claim for each line, the scores and
 * the counts. The letter speaks of facts of the source, which stay facts whatever the resume shows of
 * them: no decision on the resume changes it.
 */
export function settle(input: SettleInput): Tailoring {
  const { posting, source, plan, made, tallies, edited, facts, today } = input;
  const { letter = input.letter } = edited ?? {};
  const standing = standingOf(input);
  const { changes, start } = priceChanges({ ...input, standing: standing.resume }, input.changes);
  const applied = acceptedOf(changes);
  const resume = edited?.resume ?? assemble(input.resume, applied);
  const claims = claimsOf(input, resume, applied).map((claim) => withCarried(source, claim));
  const letterClaims = letter.claims.map((claim) => withCarried(source, claim));
  const all = [...claims, ...letterClaims];
  const score = scoresOf(input, changes, standing);
  const matched = matchesOf(input, standing.matches);
  // Words of the person that nothing carries are printed, but show nothing of what is asked for.
  const tailored = edited === undefined ? readSource(resume, facts, today) : standing.source;
  const { total } = score.before;
  return {
    version: 1,
    resume: { kind: "resume", resume, claims, made },
    letter: { ...letter, claims: letterClaims },
    ...matched,
    table: tableOf(input, standing, matched.matches),
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
      tailoredMatches:
        edited === undefined ? matchRequirements(tailored, posting) : standing.matches,
      claims: all,
      changes,
      ...tallies,
      ...(edited === undefined ? {} : { removed: edited.removed }),
    }),
  };
}
