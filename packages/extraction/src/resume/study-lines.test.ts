import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

async function read(...lines: readonly string[]) {
  const text = ["Ana Prado", "ana@example.org", "", ...lines].join("\n");
  const result = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.resume;
}

const job = ["Work", "Lead Hand, Larch Works Ltd, Leeds, 2019 - present", "- Ran the bay", ""];

async function studiesOf(...rows: readonly string[]) {
  const { education } = await read(...job, "Education", ...rows);
  return education.map(({ degree, school, dates }) => [degree, school, dates.end]);
}

test("how a study stands is no school", async () => {
  expect(await studiesOf("Certificate IV in Welding, enrolled, finish mid 2027")).toEqual([
    ["Certificate IV in Welding", "", "2027"],
  ]);
  expect(
    await studiesOf("Level 2 certificate in Dutch, night class, under way, exam June 2027"),
  ).toEqual([["Level 2 certificate in Dutch", "", "2027-06"]]);
  expect(await studiesOf("BSc Biology, Larch University, 78 of 120 credits, 2025")).toEqual([
    ["BSc Biology", "Larch University", "2025"],
  ]);
  expect(await studiesOf("Diploma in Estates, 2021; member of the Larch Institute")).toEqual([
    ["Diploma in Estates", "", "2021"],
  ]);
});

test("a school keeps a name that looks like a note", async () => {
  expect(await studiesOf("BSc Biology, University of Westmere, 2015")).toEqual([
    ["BSc Biology", "University of Westmere", "2015"],
  ]);
  expect(await studiesOf("BSc Biology, Evening College of Leeds, 2015")).toEqual([
    ["BSc Biology", "Evening College of Leeds", "2015"],
  ]);
});

test("two studies that each end with their year are two, with a school or without", async () => {
  expect(
    await studiesOf("Level 2 NVQ Storage 2019", "GCSEs inc. English and Maths (C), 2011"),
  ).toEqual([
    ["Level 2 NVQ Storage", "", "2019"],
    ["GCSEs inc. English and Maths (C)", "", "2011"],
  ]);
  expect(
    await studiesOf(
      "Fitter apprenticeship, Tarn College, Leeds, finished 2008",
      "Larch Secondary School, Grade 12, 2003",
    ),
  ).toEqual([
    ["Fitter apprenticeship", "Tarn College", "2008"],
    ["", "Larch Secondary School", "2003"],
  ]);
});

test("below studies and memberships each dated row is the one or the other", async () => {
  const { education, certifications } = await read(
    ...job,
    "Qualifications and memberships",
    "HND Building Services, Larch College, 2012",
    "Safety Society Technical Member, since 2019",
    "Legionella responsible person, refreshed 2025",
    "First Aid at Work, to June 2028",
    "Full driving licence, B and C1",
  );
  expect(education.map(({ school }) => school)).toEqual(["Larch College"]);
  expect(certifications.map(({ name, year }) => `${name} | ${year}`)).toEqual([
    "Safety Society Technical Member | since 2019",
    "Legionella responsible person | refreshed 2025",
    "First Aid at Work | to June 2028",
    "Full driving licence | ",
  ]);
});

test("a degree above its school is one study below such a heading", async () => {
  const { education, certifications } = await read(
    ...job,
    "Education and memberships",
    "BSc Biology, 2015",
    "Larch University",
    "MSc Botany, 2017",
    "Tarn University",
  );
  expect(education).toHaveLength(2);
  expect(certifications).toEqual([]);
});

test("the label of a text is no word of it", async () => {
  const { experience } = await read(
    "Work",
    "Baker, Ash Mill, Leeds, 2019 - 2023",
    "Duties\tBaked bread for two shops and trained the apprentices of the bakery.",
  );
  expect(experience[0]?.summary).toBe(
    "Baked bread for two shops and trained the apprentices of the bakery.",
  );
});

test("an element that was broken between a quarter and its year stays whole", async () => {
  const { experience } = await read(
    "Work",
    "Concierge, Elm Inn, Leeds, June 2019 - May 2023",
    "- Lifted the marks that guests gave for their arrival from 83.1 to 89.4 between Q2",
    "  2021 and Q2 2023.",
    "- Trained six",
    "Porter, Ash Inn, Leeds, June 2015 - May 2019",
    "- Carried bags",
  );
  expect(experience.map(({ bullets }) => bullets.map(({ text }) => text))).toEqual([
    [
      "Lifted the marks that guests gave for their arrival from 83.1 to 89.4 between Q2 2021 and Q2 2023.",
      "Trained six",
    ],
    ["Carried bags"],
  ]);
});

test("a paper whose line was left open goes on below it", async () => {
  const { certifications } = await read(
    ...job,
    "Certificates",
    "Service Leadership,",
    "renewed Jan 2026",
  );
  expect(certifications.map(({ name, year }) => `${name} | ${year}`)).toEqual([
    "Service Leadership | renewed Jan 2026",
  ]);
});
