import { expect, it } from "vitest";
import { compareWithCeiling } from "../../scripts/check/ceiling.ts";

it("a lint ceiling lets no warning in and comes down with every one that goes", () => {
  const ceiling = { complexity: 3, length: 1 };
  expect(compareWithCeiling({ complexity: 3, length: 1 }, ceiling)).toEqual({
    above: [],
    lowered: null,
  });
  expect(compareWithCeiling({ complexity: 4, length: 1, other: 1 }, ceiling)).toEqual({
    above: [
      { rule: "complexity", count: 4, most: 3 },
      { rule: "other", count: 1, most: 0 },
    ],
    lowered: null,
  });
  expect(compareWithCeiling({ complexity: 2 }, ceiling)).toEqual({
    above: [],
    lowered: { complexity: 2 },
  });
});
