import {
  askedFor,
  factorsOf,
  fitFigure,
  coverageById,
  coverageFigures,
  isCounted,
  notShown,
  proofFigures,
  provenShare,
  shownFigures,
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
  const proof = proofFigures(tailoring);
  const { lines, proven, open } = proof;
  return [
    ["lines that are neither proven nor open", proven + open.length !== lines],
    [
      "the confidence tells another share of proven lines",
      tailoring.confidence.proven !== provenShare(proof),
    ],
  ];
}

function ofRequirements({ posting, tailoring }: Told): Faults {
  const coverage = coverageById(demandsOf(posting), tailoring.matches);
  const asked = askedFor(posting.requirements);
  const { met, partly, missing, all } = coverageFigures(asked, coverage);
  const { parts, total } = tailoring.score.fit;
  const details = parts.flatMap((part) => part.details);
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  return [
    ["met, partly and missing are not all", met + partly + missing !== all || all !== asked.length],
    [
      "a missing requirement earns points",
      details.some(({ reqId = "", points: own }) => own > 0 && coverage.get(reqId) === "missing"),
    ],
    ["the points of the parts do not add up", total !== null && points !== total],
    [
      "the points within a part do not add up",
      parts.some(
        (part) =>
          Math.round(10 * part.details.reduce((sum, one) => sum + one.points, 0)) !==
          10 * part.points,
      ),
    ],
    [
      "page one hides a must-have that is not met",
      [...notShown(tailoring.score)].some((id) => coverage.get(id) !== "met"),
    ],
    ["a gap is met", tailoring.gaps.some((id) => coverage.get(id) === "met")],
  ];
}

function ofPoints({ tailoring, gaps }: Told): Faults {
  const fit = fitFigure(tailoring.score);
  if (fit === null) return [["answers reach points that nobody measured", gaps.reach !== null]];
  const answers = gaps.questions.map(({ gain }) => gain ?? 0);
  return [
    [
      "an answer brings more than all answers",
      answers.some((gain) => fit + gain > (gaps.reach ?? 0)),
    ],
  ];
}

function ofShown({ tailoring: { score, changes, edited } }: Told): Faults {
  const figures = shownFigures(score);
  if (figures === null) return [];
  const { before, now, reach, met, named } = figures;
  const open = changes.filter((change) => !isCounted(change));
  const gains = open.map(({ scoreDelta }) => scoreDelta ?? 0);
  const counted = changes.filter(isCounted).reduce((sum, one) => sum + (one.scoreDelta ?? 0), 0);
  return [
    ["the file reaches less than it shows", (score.shown?.reach ?? 0) < now],
    ["all is shown, yet not every must-have is named", (now === 100) !== (met === named)],
    [
      "an open change brings more than the file can reach",
      gains.some((gain) => now + gain > reach),
    ],
    [
      "the file reaches more, and no open change brings it",
      reach > now && !gains.some((gain) => gain > 0),
    ],
    [
      "the points of the changes do not add up",
      before + counted + (edited?.scoreDelta ?? 0) !== now,
    ],
  ];
}

function ofConfidence({ tailoring: { confidence } }: Told): Faults {
  if (confidence.total === null) return [];
  const product = factorsOf(confidence).reduce((of, [, share]) => of * (share ?? 1), 100);
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
    ...ofShown(told),
    ...ofConfidence(told),
  ].flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}
