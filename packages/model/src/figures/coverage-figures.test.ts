import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  askedFor,
  coverageById,
  coverageFigures,
  coverageOf,
  mustFigures,
  notShown,
  requirementsOfPart,
} from "./coverage-figures.ts";
import type { Requirement } from "../tailoring/posting.ts";
import type { ScorePart } from "../tailoring/score.ts";

function requirement(id: string, level: Requirement["level"] = "required"): Requirement {
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

function part(...details: { reqId?: string; points: number }[]): ScorePart {
  const full = details.map((one) => ({ factIds: [], note: "", ...one }));
  return { id: "required", max: 40, points: 0, details: full };
}

describe("a requirement", () => {
  it.each([
    [1, "met"],
    [0.6, "met"],
    [0.599, "partly"],
    [0.01, "partly"],
    [0, "missing"],
  ])("that is carried with %d is %s", (strength, coverage) => {
    expect(coverageOf(strength)).toBe(coverage);
  });

  it("without a match is missing, and a match without a requirement counts nowhere", () => {
    const coverage = coverageById([requirement("a")], [match("b", 1)]);
    expect([...coverage]).toEqual([["a", "missing"]]);
  });

  it("is asked for at either level", () => {
    const levels = ["required", "preferred"] as const;
    expect(askedFor(levels.map((level) => requirement(level, level)))).toEqual([
      "required",
      "preferred",
    ]);
  });
});

describe("the figures of some requirements", () => {
  it("leave out what is not known", () => {
    expect(coverageFigures(["x"], new Map())).toEqual({ met: 0, partly: 0, missing: 0, all: 0 });
  });

  it("add up to all, whatever the strengths are", () => {
    const strengths = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 });
    fc.assert(
      fc.property(strengths, (list) => {
        const requirements = list.map((_, index) => requirement(`r${index}`));
        const matches = list.map((strength, index) => match(`r${index}`, strength));
        const coverage = coverageById(requirements, matches);
        const { met, partly, missing, all } = coverageFigures(askedFor(requirements), coverage);
        expect(met + partly + missing).toBe(all);
        expect(all).toBe(list.length);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe("a part of the score", () => {
  it("is measured by the requirements that its details name", () => {
    const named = part({ reqId: "a", points: 1 }, { points: 2 }, { reqId: "b", points: 0 });
    expect(requirementsOfPart(named)).toEqual(["a", "b"]);
    expect(requirementsOfPart(part())).toEqual([]);
  });
});

describe("what the person meets and page one does not name", () => {
  it("is every must-have that is met and has no line there", () => {
    const musts = [
      { reqId: "a", weight: 1, path: "exp1.b1" },
      { reqId: "b", weight: 2 },
    ];
    expect([...notShown({ shown: { before: 0, now: 33, reach: 33, musts } })]).toEqual(["b"]);
    expect(notShown({ shown: null }).size).toBe(0);
  });
});

function figuresOf(requirements: readonly Requirement[], met: readonly string[], named: string[]) {
  const coverage = coverageById(
    requirements,
    met.map((id) => match(id, 1)),
  );
  const musts = met
    .filter((id) => id !== "years" && id !== "y")
    .map((reqId) => ({
      reqId,
      weight: 1,
      ...(named.includes(reqId) ? { path: "exp1.b1" } : {}),
    }));
  return mustFigures(requirements, coverage, {
    shown: { before: 0, now: 0, reach: 0, musts },
  });
}

describe("the must-haves of every view", () => {
  const years = { ...requirement("years"), kind: "years" as const };
  const either = ["x", "y"].map((id) => ({ ...requirement(id), group: "one of these" }));
  it("are as many as are met in the list, and years of work are shown by the jobs", () => {
    const asked = [requirement("a"), requirement("b"), years, requirement("nice", "preferred")];
    expect(figuresOf(asked, ["a", "b", "years"], ["a"])).toEqual({ all: 3, met: 3, shown: 2 });
    expect(figuresOf(asked, ["a", "nice"], ["a"])).toEqual({ all: 3, met: 1, shown: 1 });
  });

  it("of one of these are shown or not shown together", () => {
    expect(figuresOf(either, ["x", "y"], [])).toEqual({ all: 2, met: 2, shown: 0 });
    expect(figuresOf(either, ["x", "y"], ["x"])).toEqual({ all: 2, met: 2, shown: 2 });
  });

  it("are not told where nothing was asked or measured", () => {
    expect(figuresOf([requirement("nice", "preferred")], ["nice"], [])).toBeNull();
    expect(mustFigures([requirement("a")], new Map(), { shown: null })).toBeNull();
  });
});
