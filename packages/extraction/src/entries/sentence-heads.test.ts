import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

async function jobsOf(lines: readonly string[]): Promise<string[]> {
  const bytes = new TextEncoder().encode(["Ana Prado", "ana@example.org", "", ...lines].join("\n"));
  const { ok, ...rest } = await extract(bytes, { today: "2026-11-01" });
  if (!ok || !("value" in rest)) return [];
  return rest.value.resume.experience.map(
    ({ title, company, location }) => `${title} | ${company} | ${location}`,
  );
}

test("a full stop behind the place parts it from the title", async () => {
  const jobs = await jobsOf([
    "Work",
    "Blue Door Creamery, Little River. Cheesemaker, since March 2023",
    "- Made brie in vats of 600 litres",
    "Ash Mill Ltd, Amberley. Cheese hand, Jan 2021 to Feb 2023",
    "- Packed halloumi",
  ]);
  expect(jobs).toEqual([
    "Cheesemaker | Blue Door Creamery | Little River",
    "Cheese hand | Ash Mill Ltd | Amberley",
  ]);
});

test("how many seasons a job lasted is no employer", async () => {
  const jobs = await jobsOf([
    "Work",
    "Deckhand, Lobster Tours, Portland, May 2024 - October 2026 (3 seasons)",
    "- Lines, gangway, head counts",
  ]);
  expect(jobs).toEqual(["Deckhand | Lobster Tours | Portland"]);
});

test("posts below Teaching are the jobs of a resume that has no others", async () => {
  const jobs = await jobsOf([
    "TEACHING",
    "Lecturer, Witham College, Lincoln, Sept 2022 - present",
    "- Taught 96 learners a year",
    "Tutor, Adult Learning, Boston, 2019 - 2022",
    "- Ran 32 sessions",
    "",
    "EDUCATION",
    "BSc Physics, University of Hull, 2018",
  ]);
  expect(jobs).toEqual(["Lecturer | Witham College | Lincoln", "Tutor | Adult Learning | Boston"]);
});

test("a title goes on in small letters behind a comma, and how one is employed does not", async () => {
  const jobs = await jobsOf([
    "Work",
    "Support Worker, nights, Bridge Hostel, 2019 - 2021",
    "- Cared for 24 residents",
    "Receptionist, part-time, Larch Hotel, 2017 - 2019",
    "- Kept the desk",
  ]);
  expect(jobs[0]).toBe("Support Worker, nights | Bridge Hostel | ");
  expect(jobs[1]).toMatch(/^Receptionist \| /);
});

test("titles between marks are titles", async () => {
  const jobs = await jobsOf([
    "== Line Cook ==",
    "Blue Door, Leeds, 2019 - 2021",
    "- Cooked for 80 guests a night",
    "== Kitchen Porter ==",
    "Larch Hotel, Leeds, 2017 - 2019",
    "- Washed up",
  ]);
  expect(jobs).toEqual(["Line Cook | Blue Door | Leeds", "Kitchen Porter | Larch Hotel | Leeds"]);
});

test("work told of below Now and Before is all work", async () => {
  const jobs = await jobsOf([
    "NOW",
    "",
    "Lighting Supervisor, Umber Playhouse, Durban, 2019 - present",
    "- Lit 31 shows",
    "",
    "BEFORE",
    "",
    "Lighting Technician, Blue Door Theatre, Durban, 2015 - 2018",
    "- Toured 62 towns",
    "",
    "PAPER",
    "",
    "N.Dip. Technology, University of Durban, 2012",
  ]);
  expect(jobs).toHaveLength(2);
});

test("the title of a job is no heading, however loud it is set", async () => {
  const jobs = await jobsOf([
    "MAINTENANCE ENGINEER",
    "Koek & Biscuit, Veghel, 2020 - present",
    "- Ran 6 packing lines",
    "",
    "COMMISSIONING TECHNICIAN",
    "Embalatec, Aveiro, 2015 - 2020",
    "- Set up 37 cartoners",
    "",
    "EDUCATION",
    "BSc Physics, University of Hull, 2014",
  ]);
  expect(jobs.map((job) => job.split(" | ")[1])).toEqual(["Koek & Biscuit", "Embalatec"]);
});
