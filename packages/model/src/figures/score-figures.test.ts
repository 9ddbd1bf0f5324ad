import { describe, expect, it } from "vitest";
import {
  factorsOf,
  fitFigure,
  fitWithAnswers,
  isEarlierEstimate,
  isRaised,
  shownFigures,
} from "./score-figures.ts";

function fit(total: number | null) {
  return { fit: { total, parts: [] } };
}

function shown(before: number, now: number, reach: number) {
  const musts = [
    { reqId: "a", weight: 2, path: "exp1.b1" },
    { reqId: "b", weight: 1 },
  ];
  return { shown: { before, now, reach, musts } };
}

describe("fit", () => {
  it("is told in whole points, and not where nothing was measured", () => {
    expect(fitFigure(fit(61.6))).toBe(62);
    expect(fitFigure(fit(null))).toBeNull();
  });

  it("with the answers is told only where they add to it", () => {
    expect(fitWithAnswers(fit(60), 71.4)).toBe(71);
    expect(fitWithAnswers(fit(60), 60.4)).toBeNull();
    expect(fitWithAnswers(fit(60), null)).toBeNull();
    expect(fitWithAnswers(fit(null), 70)).toBeNull();
  });

  it("knows the estimate of before by its parts", () => {
    expect(isEarlierEstimate(fit(40))).toBe(false);
    const part = { id: "writing" as const, max: 5, points: 5, details: [] };
    expect(isEarlierEstimate({ fit: { total: 40, parts: [part] } })).toBe(true);
  });
});

describe("what is shown", () => {
  it("counts what page one names of the must-haves that are met", () => {
    expect(shownFigures(shown(33, 67, 100))).toEqual({
      before: 33,
      now: 67,
      reach: 100,
      gained: 34,
      met: 2,
      named: 1,
    });
  });

  it("reaches at least as far as it is now, and a loss is no gain below nothing", () => {
    expect(shownFigures(shown(67, 33, 20))).toMatchObject({ reach: 33, gained: 0 });
    expect(shownFigures({ shown: null })).toBeNull();
  });

  it("earns its badge from a threshold on, and not for a point", () => {
    expect(isRaised(shown(50, 51, 60))).toBe(false);
    expect(isRaised(shown(50, 55, 60))).toBe(true);
    expect(isRaised({ shown: null })).toBe(false);
  });
});

it("the confidence names its factors in their order", () => {
  const report = { total: 72, posting: 0.9, extraction: null, proven: 0.8 };
  expect(factorsOf(report)).toEqual([
    ["posting", 0.9],
    ["extraction", null],
    ["proven", 0.8],
  ]);
});
