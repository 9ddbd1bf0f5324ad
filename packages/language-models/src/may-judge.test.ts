import { describe, expect, it } from "vitest";
import { mayJudge } from "./may-judge.ts";
import type { MeasuredJudge } from "./may-judge.ts";
import { measuredJudges } from "./measured-judges.data.ts";

const good: MeasuredJudge = {
  model: "m",
  date: "2026-11-20",
  batches: ["0f"],
  lies: 100,
  falseYes: 2,
  honest: 100,
  falseNo: 10,
};

describe("a model", () => {
  it.each([
    ["that keeps both bars may judge", [good], true],
    ["that nobody measured may not", [{ ...good, model: "other" }], false],
    ["that agrees to too many lies may not", [{ ...good, falseYes: 3 }], false],
    ["that stops too many honest claims may not", [{ ...good, falseNo: 11 }], false],
    ["that was asked about few lies may not", [{ ...good, lies: 49, falseYes: 0 }], false],
    ["that was asked about few honest claims may not", [{ ...good, honest: 9, falseNo: 0 }], false],
    [
      "is taken by its latest measurement",
      [good, { ...good, date: "2026-11-21", falseYes: 9 }],
      false,
    ],
  ] as const)("%s", (_, table, expected) => {
    expect(mayJudge("m", table)).toBe(expected);
  });

  it("of the table has a row that can be checked", () => {
    for (const { batches, lies, honest, falseYes, falseNo } of measuredJudges) {
      expect(batches.every((hash) => /^[\da-f]{64}$/.test(hash))).toBe(true);
      expect(falseYes).toBeLessThanOrEqual(lies);
      expect(falseNo).toBeLessThanOrEqual(honest);
    }
  });
});
