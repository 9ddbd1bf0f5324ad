import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesBelow, repositoryRoot } from "./source-files.ts";

/** Checks that a browser decides before the product is accepted. */
const checks = Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(2, "0"));

/** A title of a test or a step that begins with the numbers of its checks: `check 05 and 06, the forms: ...`. */
const title = /\btest(?:\.step|\.fail)?\(\s*["'`]checks? ((?:\d\d(?:, | and )?)+)/g;

/** The numbers of the checks that the tests in a text are named after. */
function checksIn(text: string): string[] {
  return [...text.matchAll(title)].flatMap(([, numbers = ""]) => numbers.match(/\d\d/g) ?? []);
}

function browserTests(): string[] {
  return filesBelow("tests/e2e")
    .filter((path) => path.endsWith(".ts"))
    .map((path) => readFileSync(`${repositoryRoot}${path}`, "utf8"));
}

it("each of the thirty checks is a browser test that bears its number", () => {
  const found = new Set(browserTests().flatMap(checksIn));
  expect(checks.filter((number) => !found.has(number))).toEqual([]);
  expect([...found].filter((number) => !checks.includes(number))).toEqual([]);
});

it("reads the numbers of tests and steps, and no others", () => {
  const text = `
    test("check 07: Escape restores", async () => {});
    test(\`check 12, 13 and 14: undo\`, async () => {});
    await test.step(
      "checks 15 and 16: pages", async () => {});
    test("the check 17 of a form", async () => {});
    // check 18: nothing
  `;
  expect(checksIn(text)).toEqual(["07", "12", "13", "14", "15", "16"]);
});

it("ten browser tests are enough to try a browser", () => {
  const tagged = browserTests().flatMap((text) => text.match(/\{ tag: "@smoke" \}/g) ?? []);
  expect(tagged).toHaveLength(10);
});
