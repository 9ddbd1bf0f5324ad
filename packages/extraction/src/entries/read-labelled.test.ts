import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { labelKind } from "./labelled-rows.ts";
import { readLabelled } from "./read-labelled.ts";

const context = { today: "2026-11-01" };

/** Rows of a form: what stands before "|" is a cell of its own, "-" marks an element. */
function linesOf(texts: readonly string[]): Line[] {
  return texts.map((raw, at) => {
    const [label = "", value] = raw.split("|");
    const text = value === undefined ? label.replace(/^- /u, "") : `${label}\t${value}`;
    const line = plainLine(`l${at}`, text, 0);
    const start = label.length + 1;
    return {
      ...line,
      ...(raw.startsWith("- ") ? { bullet: { glyph: "-", level: 0 } } : {}),
      cells:
        value === undefined
          ? line.cells
          : [
              { start: 0, end: label.length, x: 0 },
              { start, end: text.length, x: 1 },
            ],
    };
  });
}

function read(texts: readonly string[]) {
  return readLabelled(linesOf(texts), context)?.map((entry) => [
    entry.title?.text,
    entry.organization?.text,
    entry.location?.text,
    entry.date?.find.from,
    entry.date?.find.to,
    entry.parts.length,
  ]);
}

test.each([
  ["Occupation or position held", "title"],
  ["Name and address of employer", "firm"],
  ["Type of business or sector", "note"],
  ["Main activities and responsibilities", "text"],
  ["Dates (from - to)", "date"],
  ["Title of qualification awarded", "title"],
  ["Name and type of organisation providing education and training", "firm"],
  ["Principal subjects/occupational skills covered", "note"],
  ["Name und Adresse des Arbeitgebers", "firm"],
  ["Intitulé du diplôme délivré", "title"],
  ["Fechas", "date"],
  ["Endereço", "place"],
  ["Highlights of 2019", undefined],
  ["Grew sales", undefined],
])("the label %j announces %s", (label, kind) => {
  expect(labelKind(label)).toBe(kind);
});

test("jobs in a form are read by their labels, in whatever order those stand", () => {
  const form = [
    "Dates|March 2019 – present",
    "Occupation or position held|Crane Operator",
    "Main activities and responsibilities|Lifted steel frames",
    "Name and address of employer|Tarrow Steel Ltd, 4 Mill Lane, Leeds, UK",
    "Type of business or sector|Construction",
    "Dates|2014 – 2019",
    "Occupation or position held|Rigger",
    "Main activities and responsibilities|Signalled loads",
    "Name and address of employer|Vane Brothers, Hull, UK",
    "Type of business or sector|Shipping",
  ];
  expect(read(form)).toEqual([
    ["Crane Operator", "Tarrow Steel Ltd", "Leeds, UK", "2019-03", "present", 1],
    ["Rigger", "Vane Brothers", "Hull, UK", "2014", "2019", 1],
  ]);
});

test("labels before a colon with a list below them", () => {
  const list = [
    "Company: Olberg Foods",
    "Position: Line Lead",
    "Duration: Jan 2020 - Feb 2023",
    "Responsibilities:",
    "- Ran two packing lines",
    "- Trained nine people",
    "Company: Harrow Bakery",
    "Position: Packer",
    "Duration: 2017 - 2019",
    "Responsibilities:",
    "- Packed orders",
  ];
  expect(read(list)).toEqual([
    ["Line Lead", "Olberg Foods", undefined, "2020-01", "2023-02", 2],
    ["Packer", "Harrow Bakery", undefined, "2017", "2019", 1],
  ]);
});

test.each([
  [
    "names with a place and a date beside them",
    ["Ford Motor Company|Detroit, MI", "Program Manager|2015 - 2019"],
  ],
  [
    "names that differ",
    [
      "Hill College|Diploma",
      "Course in Welding|Part time",
      "Lake College|Degree",
      "Course in Sales|Full time",
    ],
  ],
  ["a range outside of the rows", ["Company: Olberg", "Role: Packer", "Cook, Harrow, 2011 - 2014"]],
  ["a range behind a place", ["Company: Olberg", "Role: Packer", "Place: Leeds (2011 to 2014)"]],
  ["a line that no label opens", ["Two jobs abroad", "Company: Olberg", "Role: Packer"]],
])("no form: %s", (_name, texts) => {
  expect(read(texts)).toBeUndefined();
});

test("cells that end at one edge and begin anywhere are no column of texts", () => {
  const box = { x: 0, y: 0, w: 100, h: 10 };
  const lines = linesOf(["Company name|Role", "Position|Packer", "Company name|Clerk of works"]);
  const placed = lines.map((line, at) => ({
    ...line,
    box,
    cells: line.cells.map((cell, index) => ({ ...cell, x: index * (90 - at * 20) })),
  }));
  expect(readLabelled(placed, context)).toBeUndefined();
});

test("the beginning and the end of a job may stand in rows of their own", () => {
  expect(
    read([
      "Job title: Van Driver",
      "Company: Oxbow Parcels",
      "From: March 2019",
      "To: present",
      "Duties: Eighty drops a day. Took cash.",
      "Job title: Porter",
      "Company: Larch Inn",
      "From: 2014",
      "To: 2019",
    ]),
  ).toEqual([
    ["Van Driver", "Oxbow Parcels", undefined, "2019-03", "present", 2],
    ["Porter", "Larch Inn", undefined, "2014", "2019", 0],
  ]);
});

test("several labels may stand in one line, and a dash may do for a colon", () => {
  expect(
    read([
      "Company: Oxbow Parcels  Position: Van Driver  Dates: 2019 - 2021",
      "Company: Larch Inn  Position: Porter  Dates: 2014 - 2019",
    ]),
  ).toEqual([
    ["Van Driver", "Oxbow Parcels", undefined, "2019", "2021", 0],
    ["Porter", "Larch Inn", undefined, "2014", "2019", 0],
  ]);
  expect(
    read([
      "Where - Oxbow Parcels",
      "Role - Van Driver",
      "When - 2019 - 2021",
      "What I did - Drove",
    ]),
  ).toEqual([["Van Driver", "Oxbow Parcels", undefined, "2019", "2021", 1]]);
});

test("both ends of a job may stand in one line with their labels", () => {
  expect(
    read([
      "Position: Bus Driver",
      "Employer: Larch District",
      "From: August 2019|To: Present",
      "Position: Bus Aide",
      "Employer: Larch District",
      "From: 2016|To: June 2019",
    ]),
  ).toEqual([
    ["Bus Driver", "Larch District", undefined, "2019-08", "present", 0],
    ["Bus Aide", "Larch District", undefined, "2016", "2019-06", 0],
  ]);
});

test("one name among many may look like a place, and words before a colon are no label where cells hold them", () => {
  expect(
    read([
      "Employer|Oxbow Parcels",
      "Position|Bookkeeper",
      "Period|2019 - 2021",
      "Duties|Monthly accounts for two shops",
      "Year end file for the auditors: no remarks in three years",
      "Paid 40 growers a week",
      "Employer|Leeds, UK",
      "Position|Cashier",
      "Period|2015 - 2019",
    ]),
  ).toEqual([
    ["Bookkeeper", "Oxbow Parcels", undefined, "2019", "2021", 3],
    ["Cashier", "Leeds, UK", undefined, "2015", "2019", 0],
  ]);
});

test("lines of a cell that may be one text stay one", () => {
  const [job] =
    readLabelled(
      linesOf([
        "Employer|Oxbow Parcels",
        "Position|Van Driver",
        "Period|2019 - 2021",
        "Duties|Drove the round of the north and",
        "Oxbow Common, loaded, and kept the log of the",
        "Larch Street depot",
      ]),
      context,
    ) ?? [];
  expect(job?.parts).toHaveLength(1);
});
