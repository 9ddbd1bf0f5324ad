import { describe, expect, it } from "vitest";
import { labelledPairs } from "./read-pairs.ts";
import { figureRows, wrongPairs } from "./report-pairs.ts";
import { judgePair, pairFigures } from "./score-pairs.ts";
import type { JudgedPair } from "./score-pairs.ts";

const pairs = labelledPairs("open");

/** What the open pairs have reached; no change may fall below it. */
const floor = { f1: 0.82, held: 38, right: 100 };

describe.skipIf(pairs.length === 0)("requirements beside lines that a reader labelled", () => {
  it("are judged at least as well as before", () => {
    const figures = pairFigures(pairs.map(judgePair));
    expect(figures.f1).toBeGreaterThanOrEqual(floor.f1);
    expect(figures.held).toBeGreaterThanOrEqual(floor.held);
    expect(figures.right).toBeGreaterThanOrEqual(floor.right);
  });
});

function judged(id: string, truth: JudgedPair["truth"], found: JudgedPair["truth"]): JudgedPair {
  return {
    id,
    trade: "baker",
    kind: truth === "not" ? "trap-sibling" : "alias",
    why: "invented",
    truth,
    requirement: "Deck ovens",
    lines: [{ role: "Baker", line: "Ran the rack oven" }],
    asOf: "2026-11",
    found: { verdict: found, strength: 1, chain: [{ rule: "exact", from: "a", to: "b" }] },
  };
}

it("counts what was called met, what is met, and the traps that were held", () => {
  const all = [
    judged("a", "met", "met"),
    judged("b", "met", "partly"),
    judged("c", "not", "met"),
    judged("d", "not", "not"),
  ];
  expect(pairFigures(all)).toMatchObject({
    precision: 0.5,
    recall: 0.5,
    f1: 0.5,
    traps: 2,
    held: 1,
    right: 2,
  });
  expect(figureRows(all)).toHaveLength(4);
  expect(wrongPairs(all)).toContain("## c trap-sibling: not, found met");
  expect(wrongPairs(all)).not.toContain("## a ");
});
