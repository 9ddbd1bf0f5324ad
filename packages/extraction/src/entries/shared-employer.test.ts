import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";
import { paragraph, writeDocx } from "../testing/write-docx.ts";

type Job = readonly [title: string, company: string];

const number = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';

/** A document of lines; those with "- " are list elements, "**" sets words in bold. */
async function jobs(lines: readonly string[]): Promise<Job[]> {
  const top = ["**Ana Prado**", "ana@example.org | 555-123-4567", "**Experience**"];
  const body = [...top, ...lines].map((line) =>
    line.startsWith("- ") ? paragraph(line.slice(2), number) : paragraph(line),
  );
  const result = await extract(writeDocx({ body: body.join("") }), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume.experience.map(({ title, company }) => [title, company]);
}

test("an employer on a line above several roles is that of all of them, whatever units they name", async () => {
  const found = await jobs([
    "**Marrow Hospital, Leeds**",
    "Ward Sister, Acute Medicine",
    "Mar 2019 – Present",
    "- Led fourteen nurses",
    "Staff Nurse, Cardiology",
    "Sep 2014 – Feb 2019",
    "- Trained nine nurses",
    "Nursing Assistant, Orthopaedics",
    "Jun 2012 – Aug 2014",
    "- Cared for many people",
  ]);
  expect(found).toEqual([
    ["Ward Sister, Acute Medicine", "Marrow Hospital"],
    ["Staff Nurse, Cardiology", "Marrow Hospital"],
    ["Nursing Assistant, Orthopaedics", "Marrow Hospital"],
  ]);
});

test("so is one with its whole period above roles that fill it", async () => {
  const found = await jobs([
    "**Northfield Dairy Cooperative**\t2012 – Present",
    "**Senior Accountant**\t01/2018 – Present",
    "Corporate Reporting",
    "- Closed the books of four entities",
    "**Staff Accountant**\t06/2012 – 12/2017",
    "Treasury",
    "- Reconciled balances monthly",
    "**Gopher Freight**\t2008 – 2011",
    "**Clerk**\t2008 – 2011",
    "Shared Services",
    "- Processed invoices",
  ]);
  expect(found).toEqual([
    ["Senior Accountant", "Northfield Dairy Cooperative"],
    ["Staff Accountant", "Northfield Dairy Cooperative"],
    ["Clerk", "Gopher Freight"],
  ]);
});

test.each<[string, readonly string[], readonly Job[]]>([
  [
    "it only says what kind of posts these were",
    [
      "**Teaching Posts**",
      "Tutor, Larch View",
      "2019 – 2021",
      "- Taught many people",
      "Lecturer, Marrow College",
      "2015 – 2019",
      "- Held seminars",
    ],
    [
      ["Tutor", "Larch View"],
      ["Lecturer", "Marrow College"],
    ],
  ],
  [
    "a role names an employer that is surely one",
    [
      "**Marrow Hospital**",
      "Ward Sister, Acute Medicine",
      "2019 – 2021",
      "- Led fourteen nurses",
      "Carer, Rose Court Ltd",
      "2015 – 2019",
      "- Cared for many people",
    ],
    [
      ["Acute Medicine", "Marrow Hospital"],
      ["Carer", "Rose Court Ltd"],
    ],
  ],
])("a line above roles is no employer of all of them where %s", async (_why, lines, want) => {
  expect((await jobs(lines)).map(([, company]) => company)).toEqual(
    want.map(([, company]) => company),
  );
});

test("one line may say what kind of employer it is between its whole period and the roles", async () => {
  const found = await jobs([
    "**Orchard Pumps GmbH & Co. KG, Leeds** | 10/2014 – Present",
    "Supplier of pumps, 1,400 employees",
    "Head of Development, Cooling | 04/2019 – Present",
    "- Led 24 engineers",
    "Team Leader, Small Pumps | 10/2014 – 03/2019",
    "- Built the team",
  ]);
  expect(found).toEqual([
    ["Head of Development, Cooling", "Orchard Pumps GmbH & Co. KG"],
    ["Team Leader, Small Pumps", "Orchard Pumps GmbH & Co. KG"],
  ]);
});

test("an employer in capitals with its department heads its roles, however long the line is", async () => {
  const found = await jobs([
    "COUNTY OF MARLBRIDGE, DEPARTMENT OF PARKS & WATER, Halifax, NS",
    "**Director, Water Programs** (May 2019 – Present)",
    "- Led the water works",
    "**Manager, Field Crews** (Sep 2014 – Apr 2019)",
    "- Ran fourteen crews",
    "MIRAMICHI REGIONAL MUNICIPALITY, ROADS & PLANNING SERVICES, Dartmouth, NS",
    "**Senior Road Analyst** (2010 – 2014)",
    "- Wrote the plan",
  ]);
  expect(found).toEqual([
    ["Director, Water Programs", "COUNTY OF MARLBRIDGE, DEPARTMENT OF PARKS & WATER"],
    ["Manager, Field Crews", "COUNTY OF MARLBRIDGE, DEPARTMENT OF PARKS & WATER"],
    ["Senior Road Analyst", "MIRAMICHI REGIONAL MUNICIPALITY, ROADS & PLANNING SERVICES"],
  ]);
});
