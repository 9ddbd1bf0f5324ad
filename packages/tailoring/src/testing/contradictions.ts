import {
  askedFor,
  confidenceFactors,
  coverageById,
  coverageFigures,
  isCounted,
  notShown,
  proofFigures,
  scoreFigures,
  demandsOf,
} from "@savile/model";
import type { Posting, Tailoring } from "@savile/model";
import type { GapsFound } from "../gaps/gap-questions.ts";

interface Told {
  readonly posting: Posting;
  readonly tailoring: Tailoring;
  readonly gaps: GapsFound;
}

/** Sentences that hold of any session: each names a fault, `true` where it is there. */
type Faults = readonly (readonly [string, boolean])[];

function ofLines({ tailoring }: Told): Faults {
  const { lines, proven, open } = proofFigures(tailoring);
  const { sourced } = confidenceFactors(tailoring.confidence);
  return [
    ["lines that are neither proven nor open", proven + open.length !== lines],
    [
      "every line is proven, yet some are the person's word alone",
      open.length === 0 && sourced !== 1,
    ],
  ];
}

function ofRequirements({ posting, tailoring }: Told): Faults {
  const coverage = coverageById(demandsOf(posting), tailoring.matches);
  const asked = askedFor(posting.requirements);
  const { met, partly, missing, all } = coverageFigures(asked, coverage);
  const { parts } = tailoring.score.after;
  const unshown = notShown(parts, coverage);
  const details = parts.flatMap((part) => part.details);
  return [
    ["met, partly and missing are not all", met + partly + missing !== all || all !== asked.length],
    [
      "a missing requirement earns points",
      details.some(({ reqId = "", points }) => points > 0 && coverage.get(reqId) === "missing"),
    ],
    [
      "a part without points has requirements that are met and shown",
      parts.some(
        (part) =>
          part.points === 0 &&
          part.details.some(
            ({ reqId = "", points }) =>
              points === 0 && coverage.get(reqId) === "met" && !unshown.has(reqId),
          ),
      ),
    ],
    ["a gap is met", tailoring.gaps.some((id) => coverage.get(id) === "met")],
  ];
}

function ofPoints({ tailoring, gaps }: Told): Faults {
  const { score, changes, layoutGain, edited } = tailoring;
  const figures = scoreFigures(score);
  if (figures === null) return [["answers reach points that nobody measured", gaps.reach !== null]];
  const { before, now, reach } = figures;
  const open = changes.filter((change) => !isCounted(change));
  const gains = open.map(({ scoreDelta }) => scoreDelta ?? 0);
  const counted = changes.filter(isCounted).reduce((sum, one) => sum + (one.scoreDelta ?? 0), 0);
  const answers = gaps.questions.map(({ gain }) => gain ?? 0);
  return [
    ["the file reaches less than it has", (score.ceiling.total ?? 0) < now],
    [
      "an open change brings more than the file can reach",
      gains.some((gain) => now + gain > reach),
    ],
    [
      "the file reaches more, and no open change brings it",
      reach > now && !gains.some((gain) => gain > 0),
    ],
    [
      "an answer brings more than all answers",
      answers.some((gain) => now + gain > (gaps.reach ?? 0)),
    ],
    [
      "the points of the changes do not add up",
      before + (layoutGain ?? 0) + counted + (edited?.scoreDelta ?? 0) !== now,
    ],
  ];
}

function ofConfidence({ tailoring: { confidence } }: Told): Faults {
  const { posting, extraction, wordings, sourced } = confidenceFactors(confidence);
  if (confidence.total === null) return [];
  const product = 100 * (posting ?? 1) * (extraction ?? 1) * (wordings ?? 1) * (sourced ?? 1);
  return [
    ["the confidence is not the product of its factors", Math.abs(product - confidence.total) > 1],
  ];
}

/** Which figures of a session contradict each other. */
export function contradictions(told: Told): string[] {
  return [
    ...ofLines(told),
    ...ofRequirements(told),
    ...ofPoints(told),
    ...ofConfidence(told),
  ].flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}
