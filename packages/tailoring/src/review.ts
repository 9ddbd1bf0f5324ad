import type { Change, Decision, Fact, Posting, Resume, Tailoring } from "@savile/model";
import { settle } from "./assemble/settle.ts";
import { decideChanges } from "./changes/decide.ts";
import type { OwnCheck } from "./changes/decide.ts";
import { matchRequirements } from "./match/match-requirements.ts";
import { readSource } from "./match/source.ts";
import type { Source } from "./match/source.ts";
import { makePlan } from "./plan/make-plan.ts";
import { contextFor } from "./verify/context.ts";
import { verifyText } from "./verify/verify-text.ts";

export interface ReviewInput {
  /** The source, with what the person corrected or attested. */
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  readonly posting: Posting;
  readonly jobDescription: string;
  /** `YYYY-MM-DD`: the day on which the documents were written. */
  readonly today: string;
  /** 0..1, or `null` when it was not measured. */
  readonly extractionConfidence: number | null;
  /** The Tailoring as it was written or as an earlier review left it: both give the same. */
  readonly tailoring: Tailoring;
  /** Every decision of the person; a change without one has the engine's own state. */
  readonly decisions: readonly Decision[];
}

const proseAddresses = new Set(["summary", "headline"]);

/** Own words for a line are held against the facts of that line, a summary against the whole source. */
function ownCheck(source: Source, posting: Posting): OwnCheck {
  const postingTerms = new Set(posting.requirements.flatMap((entry) => entry.canonical));
  const everything = source.lines
    .filter((line) => line.place !== "contact")
    .map((line) => line.address);
  return (change, text) => {
    const prose = proseAddresses.has(change.path);
    const factIds = prose ? everything : [...new Set([change.path, ...change.evidence])];
    const mode = prose ? "prose" : "line";
    return verifyText(text, contextFor({ source, factIds, mode, postingTerms }));
  };
}

/** Changes that were stored without their proof get it from the claims of the first documents. */
function withProof({ changes, resume }: Tailoring): Change[] {
  const claims = new Map(resume.claims.map((claim) => [claim.path, claim]));
  return changes.map((change) => {
    const claim = claims.get(change.path);
    const known = change.verdict !== undefined || change.after === null;
    if (known || claim === undefined || claim.text !== change.after) return change;
    return {
      ...change,
      clauses: claim.clauses,
      verdict: claim.verdict,
      issues: claim.issues,
    };
  });
}

/**
 * The Tailoring as it is after the person's decisions: always the source with the changes that hold, never
 * a patch of an earlier output, so that undoing every decision gives what was written. Claims, score and
 * counts are made anew.
 */
export function review(input: ReviewInput): Tailoring {
  const { posting, tailoring } = input;
  const source = readSource(input.resume, input.facts, input.today);
  const changes = decideChanges(withProof(tailoring), input.decisions, ownCheck(source, posting));
  const { reverted, dropped, byCheck } = tailoring.verification;
  return settle({
    ...input,
    source,
    plan: makePlan(source, posting, matchRequirements(source, posting)),
    changes,
    letter: tailoring.letter,
    made: tailoring.resume.made,
    tallies: {
      proposed: 1,
      refused: 1 - (tailoring.confidence.verification ?? 1),
      reverted,
      dropped,
      byCheck,
    },
  });
}
