import { expect, test } from "vitest";
import { sourceBudget } from "./source-budget.ts";

const page = { w: 595, h: 842 };

test.each([
  [[page], 2, 1],
  [[page, page], 2, 2],
  [[page, page, page], 3, 3],
  [[page, page, page], 2, undefined],
  [[], 2, undefined],
] as const)("a file of %j in a template of %i pages may have %s", (pages, maxPages, budget) => {
  expect(sourceBudget({ pages: [...pages] }, { maxPages })).toBe(budget);
});
