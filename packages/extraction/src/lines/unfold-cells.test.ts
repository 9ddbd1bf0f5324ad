import { describe, expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";
import { writePdf } from "../testing/write-pdf.ts";
import type { PdfText } from "../testing/write-pdf.ts";

type Cells = readonly (readonly string[])[];

/** Rows of a table, drawn cell after cell: each is the lines of its cells, from left to right. */
function table(columns: readonly number[], rows: readonly Cells[], from: number): PdfText[] {
  let y = from;
  return rows.flatMap((cells) => {
    const top = y;
    y += Math.max(...cells.map((lines) => lines.length)) * 11 + 8;
    return cells.flatMap((lines, column) =>
      lines.map((text, at) => ({ x: columns[column] ?? 0, y: top + at * 11, text, size: 9 })),
    );
  });
}

async function readPage(body: readonly PdfText[]) {
  const texts: PdfText[] = [
    { x: 40, y: 50, text: "Ilka Farrow", size: 20, bold: true },
    { x: 40, y: 70, text: "ilka@example.org" },
    { x: 40, y: 100, text: "EXPERIENCE", size: 13, bold: true },
    ...body,
    { x: 40, y: 600, text: "EDUCATION", size: 13, bold: true },
    { x: 40, y: 618, text: "Diploma in Logistics, Tarn College, 2010" },
  ];
  const result = await extract(writePdf([{ texts }]), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume;
}

async function jobsOf(columns: readonly number[], rows: readonly Cells[]) {
  const { experience } = await readPage(table(columns, rows, 122));
  return experience.map(({ title, company, dates, bullets, summary }) => ({
    title,
    company,
    dates: `${dates.start ?? ""}/${dates.end ?? ""}`,
    told: [...(summary === "" ? [] : [summary]), ...bullets.map(({ text }) => text)],
  }));
}

const duties = [
  [
    "• Planned the rounds of fourteen vans and kept",
    "the log of their drivers",
    "• Cut late parcels from 9% to 3% in a year",
  ],
  ["• Loaded and checked forty pallets a shift", "• Trained three new loaders"],
  ["• Picked orders by hand scanner"],
] as const;
const told = [
  [
    "Planned the rounds of fourteen vans and kept the log of their drivers",
    "Cut late parcels from 9% to 3% in a year",
  ],
  ["Loaded and checked forty pallets a shift", "Trained three new loaders"],
  ["Picked orders by hand scanner"],
];
const jobs = [
  {
    title: "Transport Planner",
    company: "Quenby Haulage",
    dates: "2019-04/present",
    told: told[0],
  },
  { title: "Loader", company: "Larch Freight Ltd", dates: "2014-05/2019-03", told: told[1] },
  { title: "Picker", company: "Oxbow Stores", dates: "2010-02/2014-04", told: told[2] },
];
const periods = ["04/2019 - present", "05/2014 - 03/2019", "02/2010 - 04/2014"] as const;
const own = (at: 0 | 1 | 2): readonly string[] =>
  (
    [
      ["Transport Planner", "Quenby Haulage"],
      ["Loader", "Larch Freight Ltd"],
      ["Picker", "Oxbow Stores"],
    ] as const
  )[at];
const at = [0, 1, 2] as const;

describe("tables drawn cell after cell", () => {
  test.each([
    ["with the names of the columns", [[["Period"], ["Position and company"], ["Main duties"]]]],
    ["without", []],
  ])("a column of duties %s is read behind its job", async (_name, head: Cells[]) => {
    const rows = at.map((one): Cells => [[periods[one]], own(one), duties[one]]);
    expect(await jobsOf([40, 140, 290], [...head, ...rows])).toEqual(jobs);
  });

  test("dates at the right", async () => {
    const rows = at.map((one): Cells => [own(one), duties[one], [periods[one]]]);
    expect(await jobsOf([40, 170, 450], rows)).toEqual(jobs);
  });

  test("title and employer in columns of their own", async () => {
    const head: Cells = [["Period"], ["Position"], ["Employer"], ["Responsibilities"]];
    const rows = at.map((one): Cells => {
      const [title = "", employer = ""] = own(one);
      return [[periods[one]], [title], [employer], duties[one]];
    });
    expect(await jobsOf([40, 130, 220, 320], [head, ...rows])).toEqual(jobs);
  });

  test("five columns", async () => {
    const head: Cells = [["Period"], ["Position"], ["Employer"], ["Place"], ["Duties"]];
    const rows = at.map((one): Cells => {
      const [title = "", employer = ""] = own(one);
      return [[periods[one]], [title], [employer], ["Leeds"], duties[one]];
    });
    expect(await jobsOf([40, 130, 220, 310, 350], [head, ...rows])).toEqual(jobs);
  });

  test("two columns: dates, and all the rest", async () => {
    const rows = at.map((one): Cells => [[periods[one]], [...own(one), ...duties[one]]]);
    expect(await jobsOf([40, 160], rows)).toEqual(jobs);
  });

  test("lines of a cell that no mark begins stay with their job", async () => {
    const plain = [
      ["Planned the rounds of fourteen vans and kept", "the log of their drivers in good order."],
      ["Loaded and checked forty pallets a shift."],
      ["Picked orders by hand scanner for two shops."],
    ];
    const rows = at.map((one): Cells => [[periods[one]], own(one), plain[one] ?? []]);
    const read = await jobsOf([40, 140, 290], rows);
    expect(read.map((job) => job.told.join(" "))).toEqual(plain.map((cell) => cell.join(" ")));
    expect(read.map((job) => [job.title, job.company])).toEqual(
      jobs.map((job) => [job.title, job.company]),
    );
  });
});

describe("pages that are no such table", () => {
  test("dates beside the lines of jobs", async () => {
    const body = at.flatMap((one): PdfText[] => {
      const [title = "", employer = ""] = own(one);
      const y = 122 + one * 90;
      return [
        { x: 40, y, text: title, bold: true },
        { x: 450, y, text: periods[one], size: 9 },
        { x: 40, y: y + 13, text: employer },
        ...duties[one].map((text, index) => ({
          x: text.startsWith("•") ? 48 : 56,
          y: y + 28 + index * 12,
          text,
        })),
      ];
    });
    const { experience } = await readPage(body);
    const read = experience.map(({ title, company, bullets }) => ({
      title,
      company,
      told: bullets.map(({ text }) => text),
    }));
    expect(read).toEqual(jobs.map(({ title, company, told }) => ({ title, company, told })));
  });

  test("a column of skills beside the jobs of a page", async () => {
    const skills = [
      "SKILLS",
      "Route planning",
      "Tachographs",
      "Excel",
      "LANGUAGES",
      "Polish",
      "Dutch",
    ];
    const main = at.flatMap((one): PdfText[] => {
      const y = 122 + one * 90;
      return [...own(one), periods[one], ...duties[one]].map((text, index) => ({
        x: 40,
        y: y + index * 12,
        text,
        size: 9,
      }));
    });
    const side = skills.map((text, index) => ({
      x: 420,
      y: 122 + index * 18,
      text,
      size: text === text.toUpperCase() ? 13 : 9,
      bold: text === text.toUpperCase(),
    }));
    const { experience, skills: read } = await readPage([...main, ...side]);
    expect(experience.map(({ title }) => title)).toEqual(["Transport Planner", "Loader", "Picker"]);
    const names = read.flatMap((group) => JSON.stringify(group));
    expect(names.join(" ")).toContain("Tachographs");
  });
});
