import { expect, test } from "vitest";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { yearsAs } from "./years-as.ts";

function years(summary: string): number {
  const resume = buildResume({
    name: "Ada Quill",
    summary,
    jobs: [
      {
        title: "Baker",
        company: "Oak Mill",
        start: "2016-01",
        end: "present",
        bullets: ["Baked."],
      },
    ],
  });
  return yearsAs(readSource(resume, factsOf(resume), "2026-11-21"), "Baker").years;
}

test.each([
  ["", 10],
  ["Baker with nine years in two bakeries.", 9],
  ["Baker with 8+ years of rye.", 8],
  ["Baker with 15 years of rye.", 10],
  ["Baker who has taught for two years.", 10],
  ["Baker of a mill that opened 9 years ago.", 10],
])("a baker since 2016 whose summary says %j has %d years", (summary, expected) => {
  expect(years(summary)).toBe(expected);
});
