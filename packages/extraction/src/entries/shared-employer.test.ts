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
