import { describe, expect, it } from "vitest";
import { storedReportSchema, storedTailoringSchema } from "./stored-tailoring.ts";

const score = (total: number) => ({
  total,
  parts: [{ id: "writing", max: 5, points: 4, details: [] }],
  missingMustHaves: 2,
});

const report = {
  version: 1,
  matches: [],
  gaps: [],
  changes: [],
  score: { before: score(30), after: score(32), ceiling: score(40) },
  layoutGain: 1,
  confidence: { total: 80, posting: 1, extraction: 0.8, verification: 1 },
  verification: {
    claims: 2,
    supported: 1,
    weak: 1,
    reverted: 0,
    dropped: 0,
    userAdded: 0,
    byCheck: {},
    coverage: { before: 0, after: 0, ceiling: 0 },
    omissions: [],
  },
};

describe("a result that was stored before", () => {
  it("keeps its estimate as fit, and tells nothing that was not measured", () => {
    const read = storedReportSchema.parse(report);
    expect(read.score).toEqual({ fit: score(32), shown: null });
    expect(read.hints).toEqual([]);
    expect(read.confidence).toEqual({ total: null, posting: 1, extraction: 0.8, proven: null });
  });

  it("is read once: what it gives reads as itself", () => {
    const read = storedReportSchema.parse(report);
    expect(storedReportSchema.parse(read)).toEqual(read);
  });

  it("takes the share of proven lines from the claims that are stored with it", () => {
    const claims = [
      { by: "source", verdict: "supported" },
      { by: "source", verdict: "weak" },
      { by: "form", verdict: "supported" },
    ];
    const { error } = storedTailoringSchema.safeParse({
      ...report,
      resume: { claims },
      letter: { claims: [] },
    });
    // The documents of this test are no whole ones; what was made of the report is not among the faults.
    expect(error?.issues.map(({ path }) => path[0])).not.toContain("confidence");
  });
});
