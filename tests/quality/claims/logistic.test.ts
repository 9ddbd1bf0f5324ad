import { describe, expect, it } from "vitest";
import { fitLogistic } from "./logistic.ts";

const cases = Array.from({ length: 40 }, (_, at) => ({
  values: [at, at % 2],
  is: at >= 20,
}));

describe("a logistic fit", () => {
  it("finds what tells the cases apart", () => {
    const model = fitLogistic(cases, 1);
    expect(model.of([35, 0])).toBeGreaterThan(0.8);
    expect(model.of([4, 0])).toBeLessThan(0.2);
    expect(Math.abs(model.weights[1] ?? 9)).toBeLessThan(0.5);
  });

  it("says a half where it knows nothing", () => {
    expect(fitLogistic([], 1).of([])).toBe(0.5);
  });
});
