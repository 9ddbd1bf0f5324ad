import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { partTail } from "./unheaded-tail.ts";

const jobs = [
  ["2022 - present  HGV driver, Larch Haulage"],
  ["Tramping, nights out"],
  ["2018 - 2022  Van driver, Blue Door", { gap: 2 }],
  ["120 drops a day"],
] as const;

function partsOf(rows: readonly (readonly [string, Partial<Line>?])[]): string[] {
  const lines = [...jobs, ...rows].map(([text, more], at) => ({
    ...plainLine(`l${at}`, text, 0),
    ...more,
  }));
  return partTail(lines, "2026-11-01").map(
    ({ kinds, lines: own }) => `${kinds[0]} ${own.length}: ${own.at(-1)?.text}`,
  );
}

test("papers and studies that stand apart below the last job are no part of it", () => {
  expect(
    partsOf([
      ["Driving licence C+E, CPC valid to 2028", { gap: 2 }],
      ["First aid at work 2024"],
      ["KCSE 2014, Larch Girls High School"],
    ]),
  ).toEqual([
    "experience 4: 120 drops a day",
    "education 1: KCSE 2014, Larch Girls High School",
    "certifications 2: First aid at work 2024",
  ]);
});

test.each([
  ["a line of the list", [["First aid at work 2024"]]],
  ["a sentence", [["I hold a driving licence and own a van.", { gap: 2 }]]],
  ["another job", [["2015 - 2018  Licence clerk, Larch Council", { gap: 2 }]]],
  ["a title at a school", [["Caretaker, Larch High School", { gap: 2 }], ["Boilers and keys"]]],
  ["something else", [["Tramping and forklift work", { gap: 2 }]]],
] as const)("%s stays with the jobs", (_name, rows) => {
  expect(partsOf(rows)).toHaveLength(1);
});
