import { expect, it } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { keepTold } from "./told-skills.ts";

function kindOf(...texts: readonly string[]): string | undefined {
  const lines = texts.map((text, at) => plainLine(`t.l${at}`, text, 0));
  return keepTold({ kinds: ["skills" as const], lines }).kinds[0];
}

it("deeds below a heading of skills are no terms", () => {
  expect(
    kindOf(
      "Leading People",
      "Directed and motivated a workforce of up to three hundred people in four yards",
      "Improved the work of a failing crew until it won the yard's safety prize twice",
    ),
  ).toBe("custom");
});

it.each([
  [["Excel, Word, SAP, payroll, invoicing, cash handling, stock counts, German, French, Polish"]],
  [["Tools: lathe, mill, grinder, press brake, plasma cutter, overhead crane", "Fork lift"]],
  [
    [
      "Lathe · Mill · Grinder · Press brake · cold",
      "saw · plasma cutter · crane · fork lift · glue",
    ],
  ],
  [["Patience", "Bookkeeping", "Helped people find the right lens for their eyes and their purse"]],
])("lists of terms stay skills: %j", (texts) => {
  expect(kindOf(...texts)).toBe("skills");
});
