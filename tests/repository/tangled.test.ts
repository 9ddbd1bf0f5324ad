import { expect, it } from "vitest";
import { isTangled } from "../../scripts/check/tangled.ts";

const message = (ways: number) =>
  `function \`read\` has a complexity of ${ways}. Maximum allowed is 10.`;

it("a tangled function of the product fails, but for the zones and the tests", () => {
  const product = "packages/model/src/plan/limits.ts";
  expect(isTangled({ filename: product, message: message(21) })).toBe(true);
  expect(isTangled({ filename: product, message: message(20) })).toBe(false);
  expect(isTangled({ filename: product, message: "File has too many lines (321)." })).toBe(false);
  const spared = [
    "packages/extraction/src/fields/find-place.ts",
    "packages/tailoring/src/verify/checks/names.ts",
    "packages/model/src/plan/limits.test.ts",
    "packages/workflow/src/testing/documents.ts",
    "tests/quality/matrix/score.ts",
  ];
  expect(spared.filter((filename) => isTangled({ filename, message: message(43) }))).toEqual([]);
});
