import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";

async function jobsOf(text: string) {
  const bytes = new TextEncoder().encode(`Ana Prado\nana@example.org\n\nExperience\n\n${text}\n`);
  const result = await extract(bytes, { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume.experience.map(({ title, company, dates, bullets, summary }) => [
    title,
    company,
    `${dates.start}..${dates.end}`,
    bullets.length + (summary === "" ? 0 : 1),
  ]);
}

const before = "\n\nNorthern Bearings Ltd, York, 2010 - 2015\nMachine Operator\n- Ran grinders\n";
const own = ["Machine Operator", "Northern Bearings Ltd", "2010..2015", 1];

test.each([
  "Alder Gear Works, Leeds\nLathe Operator (2015 to 2020), Shift Supervisor (2020 to now)\n- Lead seven people",
  "Alder Gear Works, Leeds\nShift Supervisor, 2020 - present; Lathe Operator, 2015 - 2020\n- Lead seven people",
  "Shift Supervisor (2020 – present) and Lathe Operator (2015 – 2020), Alder Gear Works, Leeds\n- Lead seven people",
  "Alder Gear Works, Leeds, 2015 – now\nLathe Operator (2015–2020), then Shift Supervisor (2020–now)\n- Lead seven people",
  "Alder Gear Works: Lathe Operator 2015–2020, Shift Supervisor 2020–now\n- Lead seven people",
  "2020–now Shift Supervisor, 2015–2020 Lathe Operator\nAlder Gear Works, Leeds\n- Lead seven people",
])("each post of a line has its own period: %j", async (text) => {
  expect(await jobsOf(`${text}${before}`)).toEqual([
    ["Shift Supervisor", "Alder Gear Works", "2020..present", 1],
    ["Lathe Operator", "Alder Gear Works", "2015..2020", 0],
    own,
  ]);
});

test("a post that was held again is there for each time", async () => {
  const text =
    "Ski Instructor, Alder Resort Ltd, Nov 2022 – Apr 2023 and Nov 2023 – Apr 2024\n- Taught";
  expect(await jobsOf(`${text}${before}`)).toEqual([
    ["Ski Instructor", "Alder Resort Ltd", "2023-11..2024-04", 1],
    ["Ski Instructor", "Alder Resort Ltd", "2022-11..2023-04", 0],
    own,
  ]);
});

test.each([
  [
    "a period within that of the job",
    "Machine Operator, Alder Works Ltd, 2015 – 2020 (on leave 2017 – 2018)\n- Ran grinders",
    ["Machine Operator", "Alder Works Ltd", "2015..2020", 1],
  ],
  [
    "a period in the text",
    "Machine Operator, Alder Works Ltd, 2015 – 2020\n- Ran the grinder 2015 – 2017, the lathe 2017 – 2020",
    ["Machine Operator", "Alder Works Ltd", "2015..2020", 1],
  ],
])("%s makes no job", async (_what, text, job) => {
  expect(await jobsOf(`${text}${before}`)).toEqual([job, own]);
});

test("a post in small letters behind a joining word is one where it is known to be a title", async () => {
  const jobs = await jobsOf("Cashier 2009–2010 and shift leader 2010–2012, Billa\n- Tills");
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ["shift leader", "Billa"],
    ["Cashier", "Billa"],
  ]);
});
