import type { Claim, ConfidenceReport, Posting } from "@savile/model";
import type { Source } from "../match/source.ts";

export interface ConfidenceInput {
  readonly source: Source;
  readonly posting: Posting;
  readonly extraction: number | null;
  readonly claims: readonly Claim[];
  readonly proposed: number;
  readonly refused: number;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** How sure the reading of the facts that were used is, on average. */
function extractionFactor({ source, extraction, claims }: ConfidenceInput): number | null {
  if (extraction === null) return null;
  const used = new Set(claims.flatMap((claim) => claim.evidence.factIds));
  const known = [...used].flatMap((id) => source.confidence.get(id) ?? []);
  return known.length === 0
    ? extraction
    : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Confidence as the product of its factors; `null` when one is unknown. */
export function confidenceOf(input: ConfidenceInput): ConfidenceReport {
  const extraction = extractionFactor(input);
  const verification = input.proposed === 0 ? 1 : 1 - input.refused / input.proposed;
  const posting = input.posting.confidence;
  return {
    total:
      extraction === null
        ? null
        : Math.round(100 * posting * extraction * Math.max(0, verification)),
    posting: round(posting),
    extraction: extraction === null ? null : round(extraction),
    verification: round(Math.max(0, verification)),
  };
}
