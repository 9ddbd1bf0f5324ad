import type { ConfidenceReport, ScoreReport } from "../tailoring/score.ts";

/**
 * The match estimate in whole points: of the file as it was, of the documents as they stand, and of the most that
 * this file can reach by its open changes. `gained` is never below nothing.
 */
export interface ScoreFigures {
  readonly before: number;
  readonly now: number;
  readonly reach: number;
  readonly gained: number;
}

/** The figures of the estimate; `null` where nothing was measured. */
export function scoreFigures({ before, after, ceiling }: ScoreReport): ScoreFigures | null {
  if (before.total === null || after.total === null || ceiling.total === null) return null;
  const [from, now] = [Math.round(before.total), Math.round(after.total)];
  return {
    before: from,
    now,
    reach: Math.max(now, Math.round(ceiling.total)),
    gained: Math.max(0, now - from),
  };
}

/**
 * The factors of the confidence under their names: how well the posting and the file were read, the share of
 * wordings that passed the check, and the share of lines that are not the person's word alone. Each is 0..1, or
 * `null` where it is unknown.
 */
export interface ConfidenceFactors {
  readonly posting: number | null;
  readonly extraction: number | null;
  readonly wordings: number | null;
  readonly sourced: number | null;
}

/** The factors whose product the confidence is. */
export function confidenceFactors(report: ConfidenceReport): ConfidenceFactors {
  const { posting, extraction, verification, written = verification } = report;
  const sourced =
    verification === null || written === null ? null : written === 0 ? 1 : verification / written;
  return { posting, extraction, wordings: written, sourced };
}
