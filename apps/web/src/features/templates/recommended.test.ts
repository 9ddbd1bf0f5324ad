import { expect, it } from "vitest";
import { recommendedOf } from "./recommended.ts";

const answer = {
  recommended: "tech",
  confidence: 0.7,
  ats_score: null,
  reasoning: "",
  best_for: "",
  matched_keywords: [],
  scores: { tech: 0.91, modern: 0.624, classic: 0.3 },
};
const modern = { id: "modern", name: "Modern Professional" };
const classic = { id: "classic", name: "Classic" };

it("recommends the best of the templates that are here, and says when another would suit better", () => {
  expect(recommendedOf(answer, [classic, modern])).toEqual({
    template: modern,
    percent: 62,
    first: false,
  });
});

it("knows the first choice when it is here", () => {
  const first = { ...answer, recommended: "modern" };
  expect(recommendedOf(first, [modern])?.first).toBe(true);
});

it("recommends nothing that was not ranked", () => {
  expect(recommendedOf(answer, [])).toBeNull();
  expect(recommendedOf(answer, [{ id: "other", name: "Other" }])).toBeNull();
});
