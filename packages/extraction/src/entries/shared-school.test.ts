import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { studyGrammar } from "./grammars.ts";
import { readEntries } from "./read-entries.ts";

function studiesOf(texts: readonly string[]) {
  const lines = texts.map((text, at) => plainLine(`l${at}`, text, 0));
  const { entries } = readEntries(lines, studyGrammar, { today: "2026-11-01" });
  return entries.map((one) => [one.title?.text, one.organization?.text]);
}

test("two degrees below the line of one school", () => {
  const study = [
    "Larkmoor State University, Raleigh, NC",
    "Bachelor of Arts – Communication, December 2010",
    "Bachelor of Arts - Political Science, December 2010",
  ];
  expect(studiesOf(study)).toEqual([
    ["Bachelor of Arts – Communication", "Larkmoor State University"],
    ["Bachelor of Arts - Political Science", "Larkmoor State University"],
  ]);
});

test("a degree with a school of its own keeps it", () => {
  const study = [
    "Larkmoor State University, Raleigh, NC",
    "Master of Arts – Communication, December 2012",
    "Bachelor of Arts, Tarn College, May 2010",
  ];
  expect(studiesOf(study)[1]).toEqual(["Bachelor of Arts", "Tarn College"]);
});
