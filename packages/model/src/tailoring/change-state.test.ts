import { describe, expect, it } from "vitest";
import { isApplied, isCounted, isOrder } from "./change-state.ts";
import type { Change } from "./tailoring.ts";
import { isBlank } from "../text/text.ts";

function change(more: Partial<Change>): Change {
  return {
    id: "ch.tense.exp1.b1",
    path: "exp1.b1",
    before: "Sells cars",
    after: "Sold cars",
    rule: "tense",
    reqIds: [],
    reason: "This role has ended.",
    evidence: ["exp1.b1"],
    scoreDelta: null,
    state: "accepted",
    ...more,
  };
}

const own = { text: "Sold 90 cars", verdict: "unsupported", issues: [] } as const;

describe("a change", () => {
  it.each([
    ["proposed", false, false],
    ["rejected", false, false],
    ["outdated", false, false],
    ["accepted", true, true],
    ["edited", true, true],
    ["confirmed", true, true],
  ] as const)("that is %s is applied: %s, counted: %s", (state, applied, counted) => {
    expect([isApplied(change({ state })), isCounted(change({ state }))]).toEqual([
      applied,
      counted,
    ]);
  });

  it("that nothing carries counts only once it is confirmed", () => {
    const words = { ...own, issues: [] };
    expect(isCounted(change({ state: "accepted", verdict: "weak" }))).toBe(false);
    expect(isCounted(change({ state: "edited", own: words }))).toBe(false);
    expect(isCounted(change({ state: "edited", own: { ...words, verdict: "supported" } }))).toBe(
      true,
    );
    expect(isCounted(change({ state: "confirmed", own: words, verdict: "weak" }))).toBe(true);
  });

  it("of the order is told by its rule", () => {
    expect(isOrder({ rule: "reorder" })).toBe(true);
    expect(isOrder({ rule: "front-skill" })).toBe(true);
    expect(isOrder({ rule: "select" })).toBe(false);
  });
});

describe("a blank text", () => {
  it.each(["", " \n\t", "\u200b\u2060", "\ufeff "])("is %j", (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it("is none that shows a letter", () => {
    expect(isBlank(" \u200ba")).toBe(false);
  });
});
