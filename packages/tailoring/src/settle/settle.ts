import { isCounted } from "@savile/model";
import type {
  Change,
  Claim,
  Fact,
  Made,
  Match,
  Posting,
  Resume,
  TailoredLetter,
  Tailoring,
} from "@savile/model";
import { beforeYouSend } from "../before-send/before-you-send.ts";
import type { EditedDocuments } from "../edits/edited-documents.ts";
import { keepCarried } from "../edits/keep-carried.ts";
import { matchRequirements } from "../match/match-requirements.ts";
import { proofTable } from "../table/proof-table.ts";
import { readSource } from "../match/source.ts";
import type { Source } from "../match/source.ts";
import { gapsOf } from "../plan/make-plan.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { confidenceOf } from "../score/confidence.ts";
import { withCarried } from "../verify/carrying-spans.ts";
import { verificationOf } from "../verify/report.ts";
import { acceptedOf, assemble } from "../assemble/assemble.ts";
import { resumeClaims } from "../claims/claims.ts";
import { figuresOf } from "./figures.ts";

/** What the check refused while the documents were written. */
export interface Tallies {
  readonly reverted: number;
  readonly dropped: number;
  /** Objections by the name of their check. */
  readonly byCheck: Readonly<Record<string, number>>;
}

export interface SettleInput {
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  readonly posting: Posting;
  readonly jobDescription: string;
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

/**
 * The table of proof, over the person's own lines: those of the file, and what they wrote and proved since. A match of
 * the file is told in the file's words, one that a later wording carries in those.
 */
function tableOf(
  { posting, source, plan }: SettleInput,
  standing: Standing,
  matches: readonly Match[],
) {
  const ofFile = new Set(plan.matches);
  const before = {
    ...source,
    byAddress: new Map([...standing.source.byAddress, ...source.byAddress]),
  };
  const after = {
    ...source,
    byAddress: new Map([...source.byAddress, ...standing.source.byAddress]),
  };
  return proofTable({
    posting,
    matches,
    sourceOf: (match) => (ofFile.has(match) ? before : after),
  });
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
  const figures = figuresOf({
    ...input,
    sourceMatches: plan.matches,
    standing: standing.resume,
  });
  const { changes, score } = figures;
  const { matches } = figures.facts;
  const applied = acceptedOf(changes);
  const resume = edited?.resume ?? assemble(input.resume, applied);
  const claims = claimsOf(input, resume, applied).map((claim) => withCarried(source, claim));
  const letterClaims = letter.claims.map((claim) => withCarried(source, claim));
  // Words of the person that nothing carries are printed, but show nothing of what is asked for.
  const tailored = edited === undefined ? readSource(resume, facts, today) : standing.source;
  return {
    version: 1,
    resume: { kind: "resume", resume, claims, made },
    letter: { ...letter, claims: letterClaims },
    matches: [...matches],
    gaps: gapsOf(posting, matches),
    table: tableOf(input, standing, matches),
    changes: [...changes],
    score,
    hints: beforeYouSend({
      source: readSource(resume, facts, today),
      resume: { resume, claims },
      letter: { letter: letter.letter, claims: letterClaims },
      posting,
      jobDescription: input.jobDescription,
      today,
    }),
    confidence: confidenceOf({
      source,
      posting,
      extraction: input.extractionConfidence,
      claims: { resume: claims, cover_letter: letterClaims },
    }),
    verification: verificationOf({
      source,
      plan,
      tailored,
      tailoredMatches:
        edited === undefined ? matchRequirements(tailored, posting) : standing.matches,
      claims: [...claims, ...letterClaims],
      changes,
      ...tallies,
      ...(edited === undefined ? {} : { removed: edited.removed }),
    }),
  };
}
