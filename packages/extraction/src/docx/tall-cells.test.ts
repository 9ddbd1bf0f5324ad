import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";
import { paragraph, writeDocx } from "../testing/write-docx.ts";

/** A cell with a paragraph for each line of its text. */
function cell(text: string): string {
  const inner = text.split("\n").map((one) => paragraph(one));
  return `<w:tc>${inner.join("")}</w:tc>`;
}

function table(...rows: readonly (readonly string[])[]): string {
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}

async function jobsIn(body: string): Promise<string[]> {
  const top = paragraph("**Ana Prado**") + paragraph("ana@example.org | Leeds, UK");
  const result = await extract(writeDocx({ body: top + paragraph("**Employment**") + body }), {
    today: "2026-11-01",
  });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume.experience.map(({ title, company, dates, summary, bullets }) =>
    [title, company, `${dates.start}..${dates.end}`, summary, ...bullets.map(({ text }) => text)]
      .filter((text) => text !== "")
      .join(" | "),
  );
}

test("a name over two lines of a cell is one, below the name of its column", async () => {
  const jobs = await jobsIn(
    table(
      ["Dates", "Position", "Employer"],
      ["2019 - 2023", "Laundry hand", "Western Larch Linen\nServices"],
      ["2016 - 2019", "Room attendant", "Alder International\nDateline Hotel"],
      ["2014 - 2016", "Shop assistant", "Larch Stores"],
    ),
  );
  expect(jobs).toEqual([
    "Laundry hand | Western Larch Linen Services | 2019..2023",
    "Room attendant | Alder International Dateline Hotel | 2016..2019",
    "Shop assistant | Larch Stores | 2014..2016",
  ]);
});

test("several tall cells beside each other are a row with its duties", async () => {
  const jobs = await jobsIn(
    table(
      ["Name of employer", "Position held", "From - To", "Main duties"],
      [
        "Western Larch Linen\nServices",
        "Laundry hand",
        "Mar 2019 –\nMay 2023",
        "Sorting and pressing for four hotels\nDriving the delivery van",
      ],
      ["Alder Foods", "Packer", "Jan 2016 –\nFeb 2019", "Packed 400 boxes a day"],
    ),
  );
  expect(jobs).toEqual([
    "Laundry hand | Western Larch Linen Services | 2019-03..2023-05 | Sorting and pressing for four hotels | Driving the delivery van",
    "Packer | Alder Foods | 2016-01..2019-02 | Packed 400 boxes a day",
  ]);
});

test("without names of columns a legal form or a kind of firm goes on with the line above", async () => {
  const jobs = await jobsIn(
    table(
      ["2019 - 2022", "Storekeeper", "Tan Brothers Trading\nPte Ltd"],
      ["2015 - 2018", "Laundry hand", "Western Larch Linen\nServices"],
    ),
  );
  expect(jobs).toEqual([
    "Storekeeper | Tan Brothers Trading Pte Ltd | 2019..2022",
    "Laundry hand | Western Larch Linen Services | 2015..2018",
  ]);
});

test("a title above its employer in one cell stays apart from it", async () => {
  const jobs = await jobsIn(
    table(
      ["2019 - 2022", "Storekeeper\nTan Brothers Pte Ltd"],
      ["2015 - 2018", "Laundry hand\nSouthern Cross Services"],
    ),
  );
  expect(jobs).toEqual([
    "Storekeeper | Tan Brothers Pte Ltd | 2019..2022",
    "Laundry hand | Southern Cross Services | 2015..2018",
  ]);
});

test("what was done below a title in its cell is no part of the title", async () => {
  const jobs = await jobsIn(
    table(
      ["Period", "Position", "Employer"],
      ["2019 - 2022", "Storekeeper\nKept the stock of three shops", "Tan Brothers Pte Ltd"],
      ["2015 - 2018", "Laundry hand\nWashed and pressed the linen", "Southern Cross Services"],
    ),
  );
  expect(jobs).toEqual([
    "Storekeeper | Tan Brothers Pte Ltd | 2019..2022 | Kept the stock of three shops",
    "Laundry hand | Southern Cross Services | 2015..2018 | Washed and pressed the linen",
  ]);
});
