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
  ["Knitted exports, 8 years, seeking a lead position with an export house"],
  ["Junior declarant, Maas Expedition, 01-2024 - heden: 240 declarations a month"],
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

test("work that is named by a noun stays as it is written", () => {
  const lines = [
    "Repairs, services, wheel building for two shops",
    "Reports for the board of the mill",
    "Designs and drawings for two schools",
    "Visits to 20 farms a month",
    "Quotes for 11 growers a year",
  ];
  expect(pointsFor(lines)).toEqual(lines);
});

test("a verb that is a noun as well is one where something follows that it does", () => {
  const lines = ["Checks and cleans the line each night", "Works with four growers on the rye"];
  expect(pointsFor(lines)).toEqual([
    "Check and clean the line each night",
    "Work with four growers on the rye",
  ]);
});

test("a story is told whole or from its beginning, and no part that hangs on another", () => {
  const story =
    "Repeat faults on line 4 (7 in 5 weeks). Everyone blamed the drive. I plotted the stops against the shift log and found the earth strap loose. Stopped from the day it was mended";
  const paragraph =
    "The rest of the yard is mine from five each morning until the last lorry has gone and the gate is locked behind it. ".repeat(
      3,
    ) +
    "Found 22 at three competitors and drove to Erie for 18 more. Rebuilt the two kilns, cutting fuel by 30%.";
  expect(pointsFor([story])).toEqual([story]);
  expect(pointsFor([paragraph])).toEqual(["Rebuilt the two kilns, cutting fuel by 30%"]);
  expect(pointsFor(["The biggest was the refit of a 30 metre barge, 14 weeks"])).toEqual([
    undefined,
  ]);
  expect(pointsFor(["Lame cows: we trim. 24 in 2021, 9 last year"])).toEqual([undefined]);
});

test("why somebody goes is no work, and a small first letter stays", () => {
  expect(
    pointsFor(["Ran the shop, 11 men. Packing it in as the lease is up and I'd sooner bake."]),
  ).toEqual(["Ran the shop, 11 men"]);
  expect(pointsFor(["iDEAL payments for 12 shops, built and kept running"])).toEqual([
    "iDEAL payments for 12 shops, built and kept running",
  ]);
});

test("work by its name keeps its words, and hours are no work", () => {
  expect(pointsFor(["Accounts payable coding and deposits for 3 branches"])).toEqual([
    "Accounts payable coding and deposits for 3 branches",
  ]);
  expect(pointsFor(["Two to four days a week, rooms 2 to 6"])).toEqual([undefined]);
});

test("work below its own head tells, things below theirs do not", () => {
  expect(pointsFor(["Irrigation: Drell controllers, drip repairs, seasonal programs"])).toEqual([
    "Irrigation: Drell controllers, drip repairs, seasonal programs",
  ]);
  expect(pointsFor(["Tools: planetary mixers, deck ovens, proofers"])).toEqual([undefined]);
  expect(pointsFor(["Reference: Jo Lee of the night shift, by phone"])).toEqual([undefined]);
});

test.each([
  ["62 sailors. Watch bills, leave and awards. No lost time in three deployments"],
  ["Three shows. Built 12 vests and altered what the closet had"],
  ["Response car. Primary calls and transfers between wards, 31 of them at night"],
])("what is short at the head of a line leads in to the rest: %s", (line) => {
  expect(pointsFor([line])).toEqual([line]);
});

test.each([["Latte art."], ["Cashier. Till."], ["Tools: ovens. Mixers."]])(
  "what is short and nothing else is no point: %s",
  (line) => {
    expect(pointsFor([line])).toEqual([undefined]);
  },
);
