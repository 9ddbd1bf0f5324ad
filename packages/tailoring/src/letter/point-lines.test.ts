import { expect, test } from "vitest";
import { readSource } from "../match/source.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { makePlan } from "../plan/make-plan.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { pointsIn } from "./point-lines.ts";

function pointsFor(bullets: readonly string[]): (string | undefined)[] {
  const resume = buildResume({
    name: "Ada Quill",
    jobs: [
      { title: "Baker", company: "Ash Mill", start: "2019", end: "2021", bullets: [...bullets] },
    ],
  });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  return makePlan(source, parsePosting("Baker at Elm House"), []).ranked.map(
    (entry) => pointsIn(entry)[0]?.did,
  );
}

test("lines that tell work are points in their own words, without a full stop", () => {
  const lines = [
    "Rebuilt two kilns, cutting fuel by 30%.",
    "Responsible for daily inspections of two ovens",
  ];
  expect(pointsFor(lines)).toEqual([
    "Rebuilt two kilns, cutting fuel by 30%",
    "Responsible for daily inspections of two ovens",
  ]);
});

test.each([
  ["Campus Market Campaign"],
  ["Student Bakers Society, Springfield State University"],
  ["Tools: ovens, mixers, scales"],
  ["Featured in the county paper for its rye"],
  ["See https://example.org for the kilns"],
])("a heading, a membership, a list, somebody else's deed and an address are none: %s", (line) => {
  expect(pointsFor([line])).toEqual([undefined]);
});

test.each([
  ["Newman / FIFO 8:6"],
  ["Bird control on the field as well"],
  ["Owner passed on and the family closed the shop"],
  ["Full UK driving licence and use of a car"],
])("names alone, what leans on another line, and what is no work are none: %s", (line) => {
  expect(pointsFor([line])).toEqual([undefined]);
});

test("what is told of somebody is told of oneself, each verb of it", () => {
  const lines = [
    "Processes claims in Concur, checks team budget of 12,000 a year",
    "Prepares packs and takes minutes for 6 meetings a year",
  ];
  expect(pointsFor(lines)).toEqual([
    "Process claims in Concur, check team budget of 12,000 a year",
    "Prepare packs and take minutes for 6 meetings a year",
  ]);
});
