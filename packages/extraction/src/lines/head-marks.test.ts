import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { headMarks } from "./head-marks.ts";

function headsOf(texts: readonly string[]): string[] {
  const lines = texts.map((text, at) => plainLine(`t.l${at}`, text, 0));
  return [...headMarks(lines)].map(([line, { start, end }]) => line.text.slice(start, end));
}

test.each([
  ["-- Work", "Cook, Larch, 2019", "-- Education", "Diploma"],
  ["*** Work ***", "Cook, Larch, 2019", "*** Education ***", "Diploma"],
  [">>> Work <<<", "Cook, Larch, 2019", ">>> Education <<<", "Diploma"],
  ["| Work |", "Cook, Larch, 2019", "| Education |", "Diploma"],
  ["* WORK *", "* Cooked for 80", "* EDUCATION *", "* Diploma"],
  ["+++ Work", "Cook, Larch, 2019", "+++ Education", "Diploma"],
])("%j, … are headings", (...texts) => {
  expect(headsOf(texts).map((words) => words.toLowerCase())).toEqual(["work", "education"]);
});

test("one known frame tells what the others are, unless they stand around titles", () => {
  const sections = ["== Jobs ==", "Cook, Larch, 2019", "== Odds and ends ==", "Knitting"];
  expect(headsOf(sections)).toEqual(["Jobs", "Odds and ends"]);
  const titles = ["== Jobs ==", "== Line Cook ==", "Blue Door, 2019 - 2021", "- Cooked"];
  expect(headsOf(titles)).toEqual([]);
});

test("elements of a list are none", () => {
  expect(headsOf(["- Training", "- Cooking for guests", "- Keeping stock", "- Research"])).toEqual(
    [],
  );
});
