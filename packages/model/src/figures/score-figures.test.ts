import { describe, expect, it } from "vitest";
import { confidenceFactors, scoreFigures } from "./score-figures.ts";

function total(points: number | null) {
  return { total: points, parts: [], missingMustHaves: 0 };
}

describe("points", () => {
  it("are told whole, and a loss is no gain below nothing", () => {
    const report = { before: total(52), after: total(60), ceiling: total(64) };
    expect(scoreFigures(report)).toEqual({ before: 52, now: 60, reach: 64, gained: 8 });
    expect(scoreFigures({ ...report, after: total(40) })?.gained).toBe(0);
  });

  it("are none where one of the three was not measured", () => {
    const report = { before: total(52), after: total(60), ceiling: total(64) };
    for (const part of ["before", "after", "ceiling"] as const) {
      expect(scoreFigures({ ...report, [part]: total(null) })).toBeNull();
    }
  });

  it("reach at least as far as they are now, and are rounded before they are compared", () => {
    const report = { before: total(51.5), after: total(60.4), ceiling: total(40) };
    expect(scoreFigures(report)).toEqual({ before: 52, now: 60, reach: 60, gained: 8 });
    const nothing = { before: total(0), after: total(0), ceiling: total(0) };
    expect(scoreFigures(nothing)).toEqual({ before: 0, now: 0, reach: 0, gained: 0 });
  });

  it("of the confidence: refused wordings and the person's own word are two factors", () => {
    const report = { total: 80, posting: 1, extraction: 1, verification: 0.8 };
    expect(confidenceFactors(report)).toMatchObject({ wordings: 0.8, sourced: 1 });
    const own = { ...report, verification: 0.45, written: 0.9 };
    expect(confidenceFactors(own)).toMatchObject({ wordings: 0.9, sourced: 0.5 });
    const none = { ...report, verification: null };
    expect(confidenceFactors(none)).toMatchObject({ wordings: null, sourced: null });
  });

  it("of the confidence: where no wording passed, the lines that are sourced are all of them", () => {
    const report = { total: 0, posting: 1, extraction: null, verification: 0, written: 0 };
    expect(confidenceFactors(report)).toEqual({
      posting: 1,
      extraction: null,
      wordings: 0,
      sourced: 1,
    });
  });
});
