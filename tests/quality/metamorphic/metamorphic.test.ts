import { beforeAll, describe, expect, it } from "vitest";
import { judgeKept, judgeLies } from "./measure-keepers.ts";
import type { JudgedClaim, Kept, Lie } from "./measure-keepers.ts";
import { keepers, ownWords } from "./operators/all-operators.ts";
import { knownPeople } from "./people.ts";

let kept: readonly JudgedClaim<Kept>[] = [];
let lies: readonly JudgedClaim<Lie>[] = [];

beforeAll(() => {
  const all = knownPeople().map((person) => ({ person, kept: judgeKept(person) }));
  kept = all.flatMap((one) => one.kept);
  lies = all.flatMap((one) => judgeLies(one.person, one.kept, 60));
});

function objected(judged: readonly JudgedClaim<Kept>[]): string[] {
  return judged
    .filter(({ verdict }) => verdict !== "supported")
    .map(({ one, reasons }) => `${one.operator}: ${one.claim.text} (${reasons.join("; ")})`);
}

describe("what keeps the meaning of a line", () => {
  it("is tried by every operator", () => {
    const used = new Set(kept.map(({ one }) => one.operator));
    const idle = keepers.filter(({ name }) => !used.has(name)).map(({ name }) => name);
    expect(idle).toEqual(["each to adverb", "without an adverb"]);
    expect(kept.length).toBeGreaterThan(1_000);
  });

  it("is supported always where the words are the person's own", () => {
    expect(objected(kept.filter(({ one }) => ownWords.has(one.operator)))).toEqual([]);
  });

  it("is supported in 99 of 100 cases where they are others", () => {
    const others = kept.filter(({ one }) => !ownWords.has(one.operator));
    expect(objected(others).length / others.length).toBeLessThanOrEqual(0.01);
  });
});

it("one more edit that makes it false is stopped in 98 of 100 cases", () => {
  const passed = lies.filter(({ verdict }) => verdict === "supported");
  expect(lies.length).toBeGreaterThan(300);
  expect(passed.length / lies.length).toBeLessThanOrEqual(0.02);
});
