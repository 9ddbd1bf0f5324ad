import { isOrder } from "@savile/model";
import type { Agreement, Made, Tailoring } from "@savile/model";
import { writtenOf } from "./written-of.ts";
import type { Proposal } from "../engine/proposal.ts";

/** What a language model worded in an earlier run, and who made its documents. */
export interface EarlierWordings {
  readonly proposals: readonly Proposal[];
  readonly made: { readonly resume: Made; readonly letter: Made };
  /** What a second opinion agreed to in them. */
  readonly agreements: readonly Agreement[];
}

/**
 * The wordings of a model in documents that stand, so that they can be made anew with other facts without
 * asking it again. What the person's instructions added is not among them: that is laid over afterwards.
 */
export function earlierWordings(tailoring: Tailoring): EarlierWordings {
  const { changes, letter } = writtenOf(tailoring);
  const lines = changes
    .filter((change) => change.by === "llm" && !isOrder(change))
    .flatMap(({ path, after, evidence, reqIds }): Proposal[] =>
      after === null ? [] : [{ slot: path, factIds: evidence, reqIds, text: after, by: "model" }],
    );
  const bodies = letter.claims
    .filter((claim) => claim.by === "llm")
    .map(({ path, text, evidence, reqIds }): Proposal => ({
      slot: path,
      factIds: evidence.factIds,
      reqIds,
      text,
      by: "model",
    }));
  return {
    proposals: [...lines, ...bodies],
    made: { resume: tailoring.resume.made, letter: letter.made },
    agreements: [...changes, ...letter.claims].flatMap(({ agreements = [] }) => agreements),
  };
}
