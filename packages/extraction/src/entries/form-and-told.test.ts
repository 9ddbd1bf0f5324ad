import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

async function resumeOf(lines: readonly string[]) {
  const bytes = new TextEncoder().encode(["Ana Prado", "ana@example.org", "", ...lines].join("\n"));
  const { ok, ...rest } = await extract(bytes, { today: "2026-11-01" });
  return ok && "value" in rest ? rest.value.resume : undefined;
}

async function jobsOf(lines: readonly string[]): Promise<string[]> {
  const resume = await resumeOf(lines);
  return (resume?.experience ?? []).map(
    ({ title, company, dates }) => `${title} | ${company} | ${dates.start} | ${dates.end}`,
  );
}

test("a period between two full stops parts the names of a job from few words about it", async () => {
  const jobs = await jobsOf([
    "Swimming and outdoor experience",
    "",
    "Swim Teacher, Larch Leisure Trust. Term 2 2021 to today. 9 hours a week.",
    "I teach three groups and run the Sunday lane.",
    "",
    "Lifeguard, Blue Door Pool. March 2018 to May 2021.",
    "Watched the lanes and ran a safety hour.",
  ]);
  expect(jobs).toEqual([
    "Swim Teacher | Larch Leisure Trust | 2021 | present",
    "Lifeguard | Blue Door Pool | 2018-03 | 2021-05",
  ]);
});

test("months by their numbers behind a full stop stay off the employer", async () => {
  const jobs = await jobsOf([
    "Experience",
    "",
    "Bar associate, Blue Door Inn. 4/21-6/23",
    "Nights, 6 to 1. Wrote the rota. Cash.",
    "",
    "Counter hand, Dunmore Coffee. 2019-4/21",
    "While I was at school. Orders, crew of 4.",
  ]);
  expect(jobs).toEqual([
    "Bar associate | Blue Door Inn | 2021-04 | 2023-06",
    "Counter hand | Dunmore Coffee | 2019 | 2021-04",
  ]);
});

const form = [
  "WORK HISTORY",
  "",
  "Employer:     Larch Bay Salt Works",
  "Position:     Pan operator (nights)",
  "Period:       1 May 2019 - current",
  "Duties:",
  "- Opened and closed sluices to the plan",
  "",
  "Employer:     Dune Fisheries",
  "Position:     Packer",
  "Period:       2016 - 2019",
  "Duties:",
  "- Packed 400 boxes a shift",
];

test("labels of a form in plain text are no headings in the margin", async () => {
  const jobs = await jobsOf([...form, "", "2014 to 2016: cared for my mother at home"]);
  expect(jobs).toEqual([
    "Pan operator (nights) | Larch Bay Salt Works | 2019-05-01 | present",
    "Packer | Dune Fisheries | 2016 | 2019",
  ]);
});

test("particulars of a person keep their labels beside them", async () => {
  const resume = await resumeOf([
    "PERSONAL PARTICULARS",
    "Surname:          Prado",
    "Nationality:      Namibian",
    "Languages:        Portuguese, English (good)",
    "Driver's licence: Code C1 (10)",
    "",
    ...form,
  ]);
  expect(resume?.name).toBe("Ana Prado");
  const lines = resume?.additional.flatMap(({ lines: all }) => all.map(({ text }) => text));
  expect(lines).toContain("Driver's licence: Code C1 (10)");
});

test("headings in the margin of plain text still head what stands beside them", async () => {
  const resume = await resumeOf([
    "Skills:        Welding, fitting, rigging",
    "Languages:     English, Spanish",
    "Experience:    Welder, Larch Steel, 2019 - 2022",
  ]);
  expect(resume?.languages.map(({ name }) => name)).toEqual(["English", "Spanish"]);
  expect(resume?.experience).toHaveLength(1);
});
