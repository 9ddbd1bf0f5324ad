import { describe, expect, it } from "vitest";
import { changeFigures, countByRule } from "./change-figures.ts";

const summary = { rule: "summary" as const };
const order = { rule: "reorder" as const };

function pair(before: number, now: number, pages: number, changes: number) {
  return {
    changes: Array.from({ length: changes }, () => order),
    pages: { before: 1, after: pages },
    tailoring: { score: { shown: { before, now } } },
  };
}

describe("figures of tailored resumes", () => {
  it("count changes by kind, the most frequent first", () => {
    expect(countByRule([summary, order, order])).toEqual([
      ["reorder", 2],
      ["summary", 1],
    ]);
  });

  it("tell medians, and which resumes grew", () => {
    expect(changeFigures([pair(20, 60, 1, 3), pair(50, 50, 2, 9), pair(40, 50, 1, 5)])).toEqual({
      pairs: 3,
      changes: 5,
      eightOrMore: 1,
      shownBefore: 40,
      shownNow: 50,
      gained: 10,
      grownFromOne: 1,
      grown: 1,
    });
  });

  it("leave out *shown* where nothing that is asked for is met", () => {
    const none = {
      changes: [summary],
      pages: { before: 2, after: 2 },
      tailoring: { score: { shown: null } },
    };
    expect(changeFigures([none])).toMatchObject({ pairs: 1, gained: 0 });
  });
});
