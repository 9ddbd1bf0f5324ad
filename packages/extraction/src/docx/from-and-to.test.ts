import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";
import { paragraph, writeDocx } from "../testing/write-docx.ts";

function cell(text: string): string {
  return `<w:tc>${paragraph(text)}</w:tc>`;
}

function table(...rows: readonly (readonly string[])[]): string {
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}

async function read(body: string) {
  const top = paragraph("**Ana Prado**") + paragraph("ana@example.org | Leeds, UK");
  const result = await extract(writeDocx({ body: top + body }), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume;
}

test("columns named From and To hold one period, and that of the duties what was done", async () => {
  const { experience } = await read(
    paragraph("**Employment**") +
      table(
        ["Employer", "Position", "From", "To", "Duties"],
        ["Blue Door Bakery", "Baker", "03/2019", "Present", "Bread and rolls for 40 shops"],
        ["Ash Mill", "Mill Hand", "2015", "02/2019", "Bagging, cleaning"],
      ),
  );
  expect(
    experience.map(({ title, company, dates, summary }) => [
      title,
      company,
      dates.start,
      dates.end,
      summary,
    ]),
  ).toEqual([
    ["Baker", "Blue Door Bakery", "2019-03", "present", "Bread and rolls for 40 shops"],
    ["Mill Hand", "Ash Mill", "2015", "2019-02", "Bagging, cleaning"],
  ]);
});

test("dates beside each other are a period without the names of the columns", async () => {
  const { experience } = await read(
    paragraph("**Employment**") +
      table(
        ["May 2019", "Present", "Baker", "Blue Door Bakery"],
        ["Jan 2015", "Feb 2019", "Mill Hand", "Ash Mill Ltd"],
      ),
  );
  expect(experience.map(({ title, dates }) => [title, dates.start, dates.end])).toEqual([
    ["Baker", "2019-05", "present"],
    ["Mill Hand", "2015-01", "2019-02"],
  ]);
});

test("of two dates that fall no period is made", async () => {
  const { education } = await read(
    paragraph("**Education**") +
      table(
        ["BSc Biology", "University of Westmere", "2018", "2012"],
        ["A levels", "Rye College", "2011", "2009"],
      ),
  );
  expect(education.every(({ dates }) => dates.start === "")).toBe(true);
});

test("a paper that was issued and runs out holds no period of work", async () => {
  const { certifications } = await read(
    paragraph("**Certificates**") +
      table(["Certificate", "Issued", "Expires"], ["First Aid at Work", "2023", "2026"]),
  );
  expect(certifications.map(({ name }) => name)).toEqual(["First Aid at Work"]);
});
