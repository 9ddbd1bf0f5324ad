import { extract } from "@savile/extraction";
import { expect, test } from "vitest";
import { folded, scoreImport } from "./score.ts";
import type { Mark, Reading, Truth } from "./score.ts";

const truth: Truth = {
  name: "Ana Prado",
  email: "ana@example.org",
  phone: "",
  jobs: [{ title: "Baker", employer: "Old Mill", start: "2019-02", end: "present" }],
  schools: [{ school: "Harbour College", degree: "BSc", start: "2010", end: "2013" }],
  skills: ["Sourdough"],
  certificates: [],
  projects: [],
  publications: [],
  awards: [],
  never: ["**", "Kea Labs"],
};

const file = {
  basics: { name: "Ana Prado", email: "ana@example.org" },
  work: [{ name: "Old Mill", position: "Baker", startDate: "2019-02-03" }],
  education: [
    {
      institution: "Harbour\nCollege",
      studyType: "BSc",
      startDate: "2010",
      endDate: "2013",
    },
  ],
  skills: [{ name: "Baking", keywords: ["Sourdough"] }],
};

async function readingOf(json: unknown): Promise<Reading> {
  const read = await extract(new TextEncoder().encode(JSON.stringify(json)), {
    today: "2026-11-21",
  });
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

const lost = (marks: readonly Mark[]): string[] =>
  marks.filter((mark) => !mark.right).map((mark) => mark.kind);

test("a text is the same in other case and with other breaks of its lines", () => {
  expect(folded("Harbour\n  COLLEGE – (night)")).toBe("harbour college night");
});

test("a file that was read whole has lost nothing", async () => {
  expect(lost(scoreImport(await readingOf(file), truth))).toEqual([]);
});

test("a file that was refused has lost everything that stands in it", () => {
  const marks = scoreImport(undefined, truth);
  expect(lost(marks)).toHaveLength(marks.length);
  expect(lost(marks)).toEqual(expect.arrayContaining(["name", "job", "start", "school", "skills"]));
});

test("a job of another name and what the author set aside count against a reading", async () => {
  const other = { ...file, work: [...file.work, { name: "Kea Labs", position: "Vet **" }] };
  expect(lost(scoreImport(await readingOf(other), truth))).toEqual([
    "left out",
    "left out",
    "no other jobs",
  ]);
});

test("a degree with its field, and a certificate with its year, are whole in two fields", async () => {
  const certified = {
    ...file,
    education: [{ institution: "Harbour College", studyType: "BSc", area: "Botany" }],
    certificates: [{ name: "Food Hygiene", issuer: "Guild", date: "2021" }],
  };
  const schools = [{ school: "Harbour College", degree: "BSc, Botany", start: "", end: "" }];
  const wanted = { ...truth, schools, certificates: ["Food Hygiene, 2021", "Food Hygiene, 2020"] };
  expect(lost(scoreImport(await readingOf(certified), wanted))).toEqual(["certificates"]);
});

test("an entry that may be a job counts as none too many", async () => {
  const other = { ...file, work: [...file.work, { name: "Quay School", position: "Tutor" }] };
  const reading = await readingOf(other);
  expect(lost(scoreImport(reading, { ...truth, mayBeJobs: 1 }))).toEqual([]);
  expect(lost(scoreImport(reading, truth))).toEqual(["no other jobs"]);
});
