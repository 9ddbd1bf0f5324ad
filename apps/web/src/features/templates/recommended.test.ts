import { expect, it } from "vitest";
import { ranking, recommendedOf } from "./recommended.ts";
import type { Ranked } from "./recommended.ts";

const answer = { recommended: "tech", scores: { tech: 0.91, modern: 0.624, traditional: 0.3 } };
const modern: Ranked = { id: "modern", name: "Modern Professional", available: true };
const traditional: Ranked = { id: "traditional", name: "Classic Executive", available: true };
const tech: Ranked = { id: "tech", name: "Tech Engineer", available: false };

it("recommends what the plan can use first, and beside it a larger one that suits better", () => {
  expect(recommendedOf(answer, [traditional, modern, tech])).toEqual({
    first: { template: modern, percent: 62 },
    larger: { template: tech, percent: 91 },
  });
});

it("needs no second choice where the plan holds the best", () => {
  const open = { ...tech, available: true };
  expect(recommendedOf(answer, [modern, open])).toEqual({
    first: { template: open, percent: 91 },
    larger: null,
  });
});

it("recommends the best where the plan can use none", () => {
  expect(recommendedOf(answer, [tech])).toEqual({
    first: { template: tech, percent: 91 },
    larger: null,
  });
});

it("recommends and ranks nothing that was not measured", () => {
  const academic: Ranked = { id: "academic", name: "Academic Research", available: true };
  expect(recommendedOf(answer, [modern])).toBeNull();
  expect(ranking(answer, [academic, modern])).toEqual([{ template: modern, percent: 62 }]);
});
