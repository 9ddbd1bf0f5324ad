import type { Decision, Edit, Tailoring } from "@savile/model";
import { acceptedOf, assemble } from "./assemble/assemble.ts";
import { resumeClaims } from "./claims/claims.ts";
import { settle } from "./settle/settle.ts";
import type { SettleInput } from "./settle/settle.ts";
import { decideChanges } from "./changes/decide.ts";
import { ownCheck } from "./changes/own-check.ts";
import { editedDocuments } from "./edits/edited-documents.ts";
import { gaveWayTo } from "./edits/gave-way.ts";
import { replayStored } from "./edits/replay-stored.ts";
import type { RefusedPending, Replayed } from "./edits/replay-stored.ts";
import { shareOfEdits } from "./edits/share-of-edits.ts";
import { matchRequirements } from "./match/match-requirements.ts";
import { readSource } from "./match/source.ts";
import { makePlan } from "./plan/make-plan.ts";
import { assembleLetter } from "./refine/assemble-letter.ts";
import { refinedChanges, topLayers } from "./refine/layer-changes.ts";
import { lineProver } from "./refine/prove-line.ts";
import { writtenOf } from "./assemble/written-of.ts";
import type { StandingInput } from "./input/source-input.ts";

export interface ReviewInput extends StandingInput {
  /** Every decision of the person; a change without one has the engine's own state. */
  readonly decisions: readonly Decision[];
  /** The edits that are stored, outdated ones included; by default those of the Tailoring. */
  readonly edits?: readonly Edit[];
  /** New edits, in the order in which they were made. */
  readonly pending?: readonly Edit[];
}

/** What a review brings: the Tailoring, and which of the new edits could not be made. */
export interface Reviewed {
  readonly tailoring: Tailoring;
  readonly refused: readonly RefusedPending[];
}

/** The documents after decisions and instructions, ready to be settled. */
function withoutEdits(input: ReviewInput): SettleInput {
  const { posting, tailoring } = input;
  const source = readSource(input.resume, input.facts, input.today);
  const written = writtenOf(tailoring);
  const refinements = tailoring.refined?.refinements ?? [];
  const prove = lineProver(source, posting, input.jobDescription);
  const all = [...written.changes, ...refinedChanges(refinements, written.letter, prove)];
  const changes = topLayers(decideChanges(all, input.decisions, ownCheck(source, posting)));
  const { reverted, dropped, byCheck } = tailoring.verification;
  return {
    ...input,
    source,
    plan: makePlan(source, posting, matchRequirements(source, posting)),
    changes,
    letter: assembleLetter(written.letter, changes),
    made: tailoring.resume.made,
    tallies: { reverted, dropped, byCheck },
  };
}

/** Every edit of documents that stand, those included that wait. */
export function editsOf(tailoring: Tailoring | undefined): readonly Edit[] {
  const { edits, outdated } = tailoring?.edited ?? { edits: [], outdated: [] };
  return [...edits, ...outdated];
}

/** Whether what was written stands beside instructions already. */
function isInstructed({ refined }: Tailoring): boolean {
  return refined !== undefined && refined.refinements.length > 0;
}

/** Settles the documents with the edits that hold, if any does. */
function settleWith(
  input: ReviewInput,
  base: SettleInput,
  { documents, edits, outdated }: Replayed,
): Tailoring {
  if (edits.length === 0 && outdated.length === 0) return settle(base);
  const applied = acceptedOf(base.changes);
  const resume = assemble(base.resume, applied);
  const claims = resumeClaims(resume, applied, base.facts);
  const edited = editedDocuments({
    base: { resume, letter: base.letter.letter },
    shown: documents,
    edits,
    resumeClaims: new Map(claims.map((claim) => [claim.path, claim])),
    letter: base.letter,
    source: base.source,
    posting: base.posting,
    jobDescription: input.jobDescription,
  });
  const settled = settle(edits.length === 0 ? base : { ...base, edited });
  const sameLetter = edits.length === 0 || edited.letter === base.letter;
  const { letter: written } = writtenOf(input.tailoring);
  const standing = isInstructed(input.tailoring);
  return {
    ...settled,
    edited: {
      edits: [...edits],
      outdated: [...outdated],
      scoreDelta: shareOfEdits(settled),
      ...(sameLetter || standing ? {} : { written }),
    },
  };
}

/**
 * The documents as they are after the person's decisions, instructions and edits: always the source with
 * the changes that hold and the edits laid over it, never a patch of an earlier output, so that undoing
 * everything gives what was written. Claims, score and counts are made anew.
 */
export function reviewWithEdits(input: ReviewInput): Reviewed {
  const { refined } = input.tailoring;
  const base = withoutEdits(input);
  const documents = {
    resume: assemble(base.resume, acceptedOf(base.changes)),
    letter: base.letter.letter,
  };
  const replayed = replayStored(
    documents,
    input.edits ?? editsOf(input.tailoring),
    input.pending ?? [],
    gaveWayTo(base.changes, input.decisions),
  );
  const settled = settleWith(input, base, replayed);
  return {
    tailoring:
      refined !== undefined && isInstructed(input.tailoring)
        ? {
            ...settled,
            refined: { written: writtenOf(input.tailoring), refinements: refined.refinements },
          }
        : settled,
    refused: replayed.refused,
  };
}

/** The Tailoring as it is after the person's decisions, instructions and edits. */
export function review(input: ReviewInput): Tailoring {
  return reviewWithEdits(input).tailoring;
}
