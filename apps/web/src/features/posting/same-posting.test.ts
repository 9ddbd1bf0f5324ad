// @vitest-environment node
import { expect, it } from "vitest";
import { isSamePosting } from "./same-posting.ts";

const posting = "Gardener wanted at Mossgate. You prune trees and lead a team of four.";

it("takes a text that lost or gained some words for the same posting", () => {
  expect(isSamePosting(posting, posting.replace("prune trees and ", ""))).toBe(true);
  expect(isSamePosting(posting, `${posting} Apply by May.`)).toBe(true);
});

it("takes another text for another posting, and the first words for the same one", () => {
  expect(isSamePosting(posting, "Baker wanted at Northmill. You bake bread at night.")).toBe(false);
  expect(isSamePosting("", posting)).toBe(true);
});
