import { describe, expect, it } from "vitest";
import { contradictionsAfter } from "./testing/random-session.ts";
import { allCases } from "./testing/review-cases.ts";

const cases = await allCases();
const seeds = [0, 1, 2, 3, 4, 5];

describe.each(cases)("the figures of $name", ({ base, tailoring }) => {
  it.each(seeds)("contradict each other in nothing (decisions and edits %i)", (seed) => {
    expect(contradictionsAfter(base, tailoring, seed)).toEqual([]);
  });
});
