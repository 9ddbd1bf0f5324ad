import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";
import { writePdf } from "../testing/write-pdf.ts";
import type { PdfText } from "../testing/write-pdf.ts";

const columns = [40, 130, 240, 370];

/** Rows of a table: each is the lines of its cells, from left to right. */
function table(rows: readonly (readonly (readonly string[])[])[], from: number): PdfText[] {
  let y = from;
  return rows.flatMap((cells) => {
    const top = y;
    y += Math.max(...cells.map((lines) => lines.length)) * 11 + 8;
    return cells.flatMap((lines, column) =>
      lines.map((text, at) => ({ x: columns[column] ?? 0, y: top + at * 11, text, size: 9 })),
    );
  });
}

async function jobsOf(rows: Parameters<typeof table>[0]) {
  const texts: PdfText[] = [
    { x: 40, y: 50, text: "Ana Prado", size: 20, bold: true },
    { x: 40, y: 70, text: "ana@example.org" },
    { x: 40, y: 100, text: "EXPERIENCE", size: 13, bold: true },
    ...table(rows, 122),
    { x: 40, y: 400, text: "EDUCATION", size: 13, bold: true },
    { x: 40, y: 418, text: "Diploma, Tarn College, 2010" },
  ];
  const result = await extract(writePdf([{ texts }]), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume.experience.map(({ title, company, location, dates, bullets }) => [
    title,
    company,
    location,
    dates.start,
    dates.end,
    bullets.length,
  ]);
}

test("cells that go on over several lines are read in one piece, by the names of their columns", async () => {
  const jobs = await jobsOf([
    [["Dates"], ["Rank"], ["Vessel / company"], ["Duties"]],
    [
      ["04/2019 to present"],
      ["Second Mate", "(Relief Master)"],
      ["Silver Swift, Marlow", "Ferries Ltd"],
      ["Bridge watch at night. Plans of", "passages. Drills."],
    ],
    [["2014 - Dec", "2018"], ["Bosun"], ["Oxbow Towage", "Ltd, Leeds"], ["Deck gang of six."]],
    [["2010 to 2014"], ["Deckhand"], ["Larch Lines"], ["Lines and lookout."]],
  ]);
  expect(jobs).toEqual([
    [
      "Second Mate (Relief Master)",
      "Silver Swift, Marlow Ferries Ltd",
      "",
      "2019-04",
      "present",
      3,
    ],
    ["Bosun", "Oxbow Towage Ltd", "Leeds", "2014", "2018-12", 0],
    ["Deckhand", "Larch Lines", "", "2010", "2014", 0],
  ]);
});

test("rows without the names of their columns are read as they stand", async () => {
  const jobs = await jobsOf([
    [["2019 - 2021"], ["Cook"], ["Blue Door"], ["Leeds"]],
    [["2015 - 2019"], ["Porter"], ["Larch Inn"], ["York"]],
  ]);
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ["Cook", "Blue Door"],
    ["Porter", "Larch Inn"],
  ]);
});
