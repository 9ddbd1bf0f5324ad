import type { ConfidenceReport, ScoreReport } from "../tailoring/score.ts";

/**
 * *Fit* in whole points of 100: the same for the file as it was and for the documents as they stand, because it is
 * of what the person has done. `null` where nothing was measured.
 */
export function fitFigure({ fit }: Pick<ScoreReport, "fit">): number | null {
  return fit.total === null ? null : Math.round(fit.total);
}

/** *Fit* as it would be with a yes to every open question; `null` where it would not rise, or none is open. */
export function fitWithAnswers(
  report: Pick<ScoreReport, "fit">,
  reach: number | null,
): number | null {
  const fit = fitFigure(report);
  if (fit === null || reach === null || Math.round(reach) <= fit) return null;
  return Math.round(reach);
}

/**
 * *Shown* in whole percent: of the file as it was, of the documents as they stand, and the most that this file can
 * reach by its open changes. `gained` is never below nothing. `met` of the must-haves are met, `named` of these
 * stand on page one.
 */
export interface ShownFigures {
  readonly before: number;
  readonly now: number;
  readonly reach: number;
  readonly gained: number;
  readonly met: number;
  readonly named: number;
}

/** The figures of what is shown; `null` where nothing was measured. */
export function shownFigures({ shown }: Pick<ScoreReport, "shown">): ShownFigures | null {
  if (shown === null) return null;
  const { before, now, musts } = shown;
  return {
    before,
    now,
    reach: Math.max(now, shown.reach),
    gained: Math.max(0, now - before),
    met: musts.length,
    named: musts.filter(({ path }) => path !== undefined).length,
  };
}

/** Whether what is measured stems from the estimate of before, which told *fit* and *shown* not apart. */
export function isEarlierEstimate({ fit }: Pick<ScoreReport, "fit">): boolean {
  return fit.parts.some(({ id }) => id === "writing" || id === "parse");
}

/** From how many points more on page one than in the file a document may be said to be made for the job. */
const leastGain = 5;

/** Whether tailoring made page one show so much more that a badge may say so. */
export function isRaised(report: Pick<ScoreReport, "shown">): boolean {
  return (shownFigures(report)?.gained ?? 0) >= leastGain;
}

/** The factors whose product the confidence is, in their order. */
export const confidenceFactors = ["posting", "extraction", "proven"] as const;
export type ConfidenceFactor = (typeof confidenceFactors)[number];

/** Each factor of a confidence by its name, 0..1 or `null` where it is unknown. */
export function factorsOf(
  report: ConfidenceReport,
): readonly (readonly [ConfidenceFactor, number | null])[] {
  return confidenceFactors.map((factor) => [factor, report[factor]] as const);
}
