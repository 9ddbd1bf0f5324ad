import { proofOfClaims, provenShare } from "@savile/model";
import type { Claim, ConfidenceReport, DocumentKind, Posting } from "@savile/model";
import type { Source } from "../match/source.ts";

export interface ConfidenceInput {
  readonly source: Source;
  readonly posting: Posting;
  readonly extraction: number | null;
  /** The claims of both documents. */
  readonly claims: Readonly<Record<DocumentKind, readonly Claim[]>>;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** How sure the reading of the facts that were used is, on average. */
function extractionFactor({ source, extraction, claims }: ConfidenceInput): number | null {
  if (extraction === null) return null;
  const all = [...claims.resume, ...claims.cover_letter];
  const used = new Set(all.flatMap((claim) => claim.evidence.factIds));
  const known = [...used].flatMap((id) => source.confidence.get(id) ?? []);
  return known.length === 0
    ? extraction
    : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Confidence as the product of its factors as they are shown; `null` when one is unknown. */
export function confidenceOf(input: ConfidenceInput): ConfidenceReport {
  const factor = extractionFactor(input);
  const extraction = factor === null ? null : round(factor);
  const { resume, cover_letter } = input.claims;
  const proven = provenShare(
    proofOfClaims({ resume: { claims: resume }, cover_letter: { claims: cover_letter } }),
  );
  const posting = round(input.posting.confidence);
  return {
    total: extraction === null ? null : Math.round(100 * posting * extraction * proven),
    posting,
    extraction,
    proven,
  };
}
