import { isLetterPath } from "@savile/model";
import type { Decision, Fact, Posting, Resume, Tailoring } from "@savile/model";
import { settle } from "./assemble/settle.ts";
import { decideChanges } from "./changes/decide.ts";
import type { OwnCheck } from "./changes/decide.ts";
import { matchRequirements } from "./match/match-requirements.ts";
import { readSource } from "./match/source.ts";
import type { Source } from "./match/source.ts";
import { makePlan } from "./plan/make-plan.ts";
import { assembleLetter } from "./refine/assemble-letter.ts";
import { refinedChanges, topLayers } from "./refine/layer-changes.ts";
import { lineProver } from "./refine/prove-line.ts";
import { withProof } from "./refine/with-proof.ts";
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
    const prose = proseAddresses.has(change.path) || isLetterPath(change.path);
    const factIds = prose ? everything : [...new Set([change.path, ...change.evidence])];
    const mode = prose ? "prose" : "line";
    return verifyText(text, contextFor({ source, factIds, mode, postingTerms }));
  };
}

/**
 * The Tailoring as it is after the person's decisions: always the source with the changes that hold, never
 * a patch of an earlier output, so that undoing every decision gives what was written. Claims, score and
 * counts are made anew.
 */
export function review(input: ReviewInput): Tailoring {
  const { posting, tailoring } = input;
  const source = readSource(input.resume, input.facts, input.today);
  const { written, refinements } = tailoring.refined ?? {
    written: { changes: withProof(tailoring), letter: tailoring.letter },
    refinements: [],
  };
  const prove = lineProver(source, posting, input.jobDescription);
  const all = [...written.changes, ...refinedChanges(refinements, written.letter, prove)];
  const changes = topLayers(decideChanges(all, input.decisions, ownCheck(source, posting)));
  const { reverted, dropped, byCheck } = tailoring.verification;
  const settled = settle({
    ...input,
    source,
    plan: makePlan(source, posting, matchRequirements(source, posting)),
    changes,
    letter: assembleLetter(written.letter, changes),
    made: tailoring.resume.made,
    tallies: {
      proposed: 1,
      refused: 1 - (tailoring.confidence.verification ?? 1),
      reverted,
      dropped,
      byCheck,
    },
  });
  return refinements.length === 0 ? settled : { ...settled, refined: { written, refinements } };
}
