import { describe, expect, it } from "vitest";
import type { Requirement } from "../posting.ts";
import type { ScorePart } from "../score.ts";
import { askedFor, coverageById, coverageFigures, notShown } from "./coverage-figures.ts";
import { confidenceFactors, scoreFigures } from "./score-figures.ts";

function requirement(id: string, level: Requirement["level"]): Requirement {
  return {
    id,
    level,
    text: id,
    canonical: [id],
    kind: "skill",
    mentions: 1,
    inTitle: false,
    weight: 1,
    span: [0, 1],
  };
}

function match(reqId: string, strength: number) {
  return { reqId, strength, factIds: [], how: "exact" as const, note: "" };
}

function detail(reqId: string, points: number) {
  return { reqId, points, factIds: [], note: "" };
}

function total(points: number | null) {
  return { total: points, parts: [], missingMustHaves: 0 };
}

const requirements = [
  requirement("met", "required"),
  requirement("partly", "required"),
  requirement("missing", "preferred"),
  requirement("aside", "context"),
];
const coverage = coverageById(requirements, [
  match("met", 0.6),
  match("partly", 0.3),
  match("aside", 1),
]);

describe("requirements", () => {
  it("are met, partly met or missing, and add up; what is only mentioned counts nowhere", () => {
    const figures = coverageFigures(askedFor(requirements), coverage);
    expect(figures).toEqual({ met: 1, partly: 1, missing: 1, all: 3 });
  });

  it("that the file carries and that earn nothing are not on the page", () => {
    const part: ScorePart = {
      id: "required",
      max: 40,
      points: 5,
      details: [detail("met", 0), detail("partly", 5), detail("missing", 0)],
    };
    expect([...notShown([part], coverage)]).toEqual(["met"]);
  });
});

describe("points", () => {
  it("are told whole, and nothing is told where nothing was measured", () => {
    const report = { before: total(52), after: total(60), ceiling: total(64) };
    expect(scoreFigures(report)).toEqual({ before: 52, now: 60, reach: 64, gained: 8 });
    expect(scoreFigures({ ...report, after: total(40) })?.gained).toBe(0);
    expect(scoreFigures({ ...report, ceiling: total(null) })).toBeNull();
  });

  it("of the confidence: refused wordings and the person's own word are two factors", () => {
    const report = { total: 80, posting: 1, extraction: 1, verification: 0.8 };
    expect(confidenceFactors(report)).toMatchObject({ wordings: 0.8, sourced: 1 });
    const own = { ...report, verification: 0.45, written: 0.9 };
    expect(confidenceFactors(own)).toMatchObject({ wordings: 0.9, sourced: 0.5 });
    const none = { ...report, verification: null };
    expect(confidenceFactors(none)).toMatchObject({ wordings: null, sourced: null });
  });
});
