import { beforeAll, describe, expect, it } from "vitest";
import { allCases, groupBy, judgeCase, sharesOf } from "./measure.ts";
import type { Judged } from "./measure.ts";
import { runMutants } from "./mutants.ts";
import { writeReport } from "./report.ts";

let judged: readonly Judged[] = [];

beforeAll(() => {
  judged = allCases().flatMap(judgeCase);
  process.stdout.write(`${writeReport(judged)}\n`);
});

describe("the gauntlet of claims", () => {
  it("holds at least 320 lies and 320 honest sentences about people of at least twelve trades", () => {
    const { lies, honest } = sharesOf(judged);
    expect(lies).toBeGreaterThanOrEqual(320);
    expect(honest).toBeGreaterThanOrEqual(320);
    expect(allCases().length).toBeGreaterThanOrEqual(16);
    expect(groupBy(judged, (one) => one.from.trade).length).toBeGreaterThanOrEqual(12);
  });

  it("stops at least 97 of 100 lies or sends them to confirmation", () => {
    expect(sharesOf(judged).stopped).toBeGreaterThanOrEqual(0.97);
  });

  it("blocks at most 4 of 100 honest sentences and asks about at most 15", () => {
    const { falseBlocks, asked } = sharesOf(judged);
    expect(falseBlocks).toBeLessThanOrEqual(0.04);
    expect(asked).toBeLessThanOrEqual(0.15);
  });

  it("names a reason in words for every objection", () => {
    const silent = judged.filter((one) => one.verdict !== "supported" && one.reasons.length === 0);
    expect(silent).toEqual([]);
  });
});

describe("mutants of honest sentences", () => {
  it("are stopped in at least 97 of 100 cases", () => {
    const { counts, survivors } = runMutants(50);
    const made = counts.reduce((sum, entry) => sum + entry.made, 0);
    expect(made).toBeGreaterThan(200);
    expect(survivors.length / made).toBeLessThanOrEqual(0.03);
  });
});
