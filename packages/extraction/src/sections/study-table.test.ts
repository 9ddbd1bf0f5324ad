import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";

async function studiesIn(rows: readonly string[]): Promise<string[]> {
  const text = `Ana Prado\nana@example.org\n\nEducational qualification\n${rows.join("\n")}\n`;
  const result = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume.education.map(({ degree, school, dates, details }) =>
    [degree, school, dates.end, ...details.map((one) => one.text)].join(" | "),
  );
}

test("columns of passing, board and percentage say what is what", async () => {
  expect(
    await studiesIn([
      "Course | Year of passing | Board / University | Percentage",
      "B.Sc Nursing | 2018 | Westmere University of Health Sciences | 72%",
      "Plus Two | 2014 | Board of Higher Secondary Examination | 81%",
      "SSLC | 2012 | Westmere State Board | 89%",
    ]),
  ).toEqual([
    "B.Sc Nursing | Westmere University of Health Sciences | 2018 | 72%",
    "Plus Two | Board of Higher Secondary Examination | 2014 | 81%",
    "SSLC | Westmere State Board | 2012 | 89%",
  ]);
});

test("the order of the columns does not matter, tabs do as well", async () => {
  expect(
    await studiesIn([
      "Year of Passing\tExamination\tBoard\t% of marks",
      "2018\tDiploma in Electrical Engineering\tAlder Polytechnic\t64.5",
      "2014\tHSC\tWestmere State Board\t58.2",
    ]),
  ).toEqual([
    "Diploma in Electrical Engineering | Alder Polytechnic | 2018 | 64.5",
    "HSC | Westmere State Board | 2014 | 58.2",
  ]);
});

test("rows with strokes and no names of columns are read by their words", async () => {
  expect(
    await studiesIn([
      "BSc Nursing | Alder College | 2014 - 2018",
      "A levels | Westmere School | 2012 - 2014",
    ]),
  ).toEqual(["BSc Nursing | Alder College | 2018", "A levels | Westmere School | 2014"]);
});
