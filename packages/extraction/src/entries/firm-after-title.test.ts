import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

async function resumeOf(lines: readonly string[]) {
  const bytes = new TextEncoder().encode(["Ana Prado", "ana@example.org", "", ...lines].join("\n"));
  const { ok, ...rest } = await extract(bytes, { today: "2026-11-01" });
  return ok && "value" in rest ? rest.value.resume : undefined;
}

async function jobsOf(lines: readonly string[]): Promise<string[]> {
  const resume = await resumeOf(lines);
  return (resume?.experience ?? []).map(({ title, company }) => `${title} | ${company}`);
}

const gardener = [
  "Work",
  "Head Gardener, Larch Hall Estate, Leeds\t4/2020 - Present",
  "- Ran a crew of two",
  "Gardener, then Head Gardener, Dunmore & Grade Inc., York\t5/2016 - 3/2020",
  "- Beds and borders",
];

test("a firm named after a trade stands behind the title as the others do", async () => {
  const jobs = await jobsOf([
    ...gardener,
    "Rakeman (seasonal), State forest contractor Ridge Pruner\tSummers 2014 and 2015",
    "Owner, Fig & Fern Baker, Leeds\t2001 - 2013",
  ]);
  expect(jobs.slice(2)).toEqual([
    "Rakeman (seasonal) | State forest contractor Ridge Pruner",
    "Owner | Fig & Fern Baker",
  ]);
});

test("what else somebody was is no firm", async () => {
  const jobs = await jobsOf([...gardener, "Line Cook, Head of Larder\t1999 - 2000"]);
  expect(jobs.at(-1)).toBe("Line Cook, Head of Larder | ");
});

test("a business of one's own below its own heading is a job", async () => {
  const jobs = await jobsOf([
    ...gardener,
    "",
    "Business",
    "",
    "Owner, Fig & Fern Flowers, Leeds - 2001 to Oct 2015",
    "Shop and weddings, up to four staff.",
    "",
    "Education",
    "BSc Physics, University of Hull, 2000",
  ]);
  expect(jobs.at(-1)).toBe("Owner | Fig & Fern Flowers");
});

test("how much somebody worked, and that it was unpaid, is no employer", async () => {
  const resume = await resumeOf([
    "Work",
    "",
    "Care Worker (24 hours a week)",
    "Larch View, Leeds - May 2023 to now",
    "- Cared for 12 residents",
    "",
    "Helper for my aunt (unpaid)",
    "2021 - 2023",
    "",
    "Volunteering",
    "",
    "Helper, Blue Door reading scheme, one day a week, 2014 - 2015",
  ]);
  expect(resume?.experience.map(({ title, company }) => `${title} | ${company}`)).toEqual([
    "Care Worker | Larch View",
    "Helper for my aunt (unpaid) | ",
  ]);
  expect(resume?.volunteer[0]?.organization).toBe("Blue Door reading scheme");
});
