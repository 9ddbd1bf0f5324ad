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

/** The share of lines that are not the person's words alone, rounded down: all is only said of all. */
function provenShare(claims: readonly Claim[]): number {
  const lines = claims.filter((claim) => claim.by !== "form");
  const alone = lines.filter((claim) => claim.by === "user" && claim.verdict !== "supported");
  return alone.length === 0 ? 1 : Math.floor(100 * (1 - alone.length / lines.length)) / 100;
}

/** Confidence as the product of its factors as they are shown; `null` when one is unknown. */
export function confidenceOf(input: ConfidenceInput): ConfidenceReport {
  const factor = extractionFactor(input);
  const extraction = factor === null ? null : round(factor);
  const share = input.proposed === 0 ? 1 : 1 - input.refused / input.proposed;
  const written = round(Math.max(0, share));
  const verification = round(written * provenShare(input.claims));
  const posting = round(input.posting.confidence);
  return {
    total: extraction === null ? null : Math.round(100 * posting * extraction * verification),
    posting,
    extraction,
    verification,
    ...(verification === written ? {} : { written }),
  };
}
