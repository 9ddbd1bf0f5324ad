import { expect, test } from "vitest";
import type { Resume } from "@savile/model";
import { extract } from "../extract/extract.ts";

async function read(...lines: readonly string[]): Promise<Resume> {
  const text = ["Ana Prado", "ana@example.org", "", ...lines].join("\n");
  const result = await extract(new TextEncoder().encode(text), { today: "2026-11-28" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.resume;
}

function papersOf({ certifications }: Resume): string[] {
  return certifications.map(({ name, issuer, year }) => [name, issuer, year].join(" | "));
}

test("jobs that are counted, with their work between other marks", async () => {
  const { experience } = await read(
    "Jobs",
    "",
    "1) Orchard hand, Marlow Stone Fruit, Nov 2021 to still there",
    "* looked after four pump sheds",
    "* spraying with the air blast sprayer",
    "",
    "2) Truck driver, Tarn Freight, 2018 - 2021",
    "fruit bins from orchard to packing shed",
    "",
    "3) worked on family farm, 2006 - 2013",
  );
  expect(experience.map(({ title, company, bullets }) => [title, company, bullets.length])).toEqual(
    [
      ["Orchard hand", "Marlow Stone Fruit", 2],
      ["Truck driver", "Tarn Freight", 0],
      ["worked on family farm", "", 0],
    ],
  );
  expect(experience[0]?.dates.end).toBe("present");
});

test("what is counted below a job is its work", async () => {
  const { experience } = await read(
    "Jobs",
    "",
    "Orchard hand, Marlow Stone Fruit, 2021 - 2024",
    "1) looked after four pump sheds",
    "2) sprayed 40 hectares",
  );
  expect(experience.map(({ bullets }) => bullets.length)).toEqual([2]);
});

test("headings in plain words, and languages behind a verb", async () => {
  const { education, skills, languages } = await read(
    "Jobs",
    "Cook, Alder Kitchen, 2019 - 2023",
    "- cooked for 80 guests",
    "",
    "Study",
    "Certificate III in Horticulture, Tarn College, 2023",
    "",
    "I can do",
    "poly fitting, pumps, MIG welding",
    "Speak Punjabi, Hindi, some Urdu",
    "",
    "Reference - Tom Roe, owner, 0161 496 0123",
  );
  expect(education.map(({ school }) => school)).toEqual(["Tarn College"]);
  expect(skills.flatMap((group) => group.skills.map(({ text }) => text))).toEqual([
    "poly fitting",
    "pumps",
    "MIG welding",
  ]);
  expect(languages.map(({ name, level }) => [name, level])).toEqual([
    ["Punjabi", ""],
    ["Hindi", ""],
    ["Urdu", "some"],
  ]);
});

test.each<[string, readonly string[]]>([
  [
    "Heavy Rigid licence (manual), Chemical User Permit (ACUP) to 2031, ChemCert AQF3",
    [
      "Heavy Rigid licence (manual) |  | ",
      "Chemical User Permit (ACUP) |  | to 2031",
      "ChemCert AQF3 |  | ",
    ],
  ],
  [
    "First Aid Level 1 (2025), Fire marshal, HACCP awareness (2022)",
    ["First Aid Level 1 |  | 2025", "Fire marshal |  | ", "HACCP awareness |  | 2022"],
  ],
  ["First Aid Certificate, Red Cross, 2021", ["First Aid Certificate | Red Cross | 2021"]],
  [
    "EPA 608 Universal (2018) • WA trainee card, 1,420 of 4,000 logged • OSHA 10 • WA driver license • Class 2",
    [
      "EPA 608 Universal |  | 2018",
      "WA trainee card, 1,420 of 4,000 logged |  | ",
      "OSHA 10 |  | ",
      "WA driver license |  | ",
      "Class 2 |  | ",
    ],
  ],
  [
    "RN, exp. 08/2027 — BLS exp. 05/2028 — CDN (Certified Nurse) 2022, renewed 2025",
    [
      "RN |  | exp. 08/2027",
      "BLS |  | exp. 05/2028",
      "CDN (Certified Nurse) 2022 |  | renewed 2025",
    ],
  ],
  [
    "College of Nurses, General Class, no. 0155 5217, in good standing since 2001; no conditions",
    [
      "College of Nurses, General Class, no. 0155 5217, in good standing since 2001; no conditions |  | since 2001",
    ],
  ],
  [
    "CNeph(C) – Canadian Nurses Association, first obtained 2013, renewed to 2028",
    ["CNeph(C) | Canadian Nurses Association | renewed to 2028"],
  ],
  ["Lift truck: reach F2, valid until 06/2028", ["Lift truck: reach F2 |  | valid until 06/2028"]],
  ["18th Edition (upd. Amd 2, 2022)", ["18th Edition |  | 2022"]],
  ["Code EB, own car", ["Code EB, own car |  | "]],
  [
    "First aid to August 2027. Police vetted (renewed 2025). Full licence.",
    ["First aid |  | to August 2027", "Police vetted |  | renewed 2025", "Full licence |  | "],
  ],
])("licences and certificates of the line %j", async (line, papers) => {
  const resume = await read(
    "Jobs",
    "Cook, Alder Kitchen, 2019 - 2023",
    "- cooked for 80 guests",
    "",
    "Tickets and licences",
    line,
  );
  expect(papersOf(resume)).toEqual(papers);
});

test("the names of columns above certificates are none", async () => {
  const resume = await read(
    "Jobs",
    "Cook, Alder Kitchen, 2019 - 2023",
    "",
    "Tickets",
    "What\tNumber / class\tRuns out",
    "White card\tL055\t08/2028",
  );
  expect(resume.certifications.map(({ name }) => name)).toEqual(["White card"]);
});

test("a registration among the contact details is a certificate; a licence to drive is a detail", async () => {
  const resume = await read(
    "Teacher registration: full, practising certificate no. 331907, expires 30 March 2028",
    "Licence: full, clean",
    "",
    "Jobs",
    "Teacher, Alder School, 2019 - 2023",
    "- taught Year 4",
  );
  expect(papersOf(resume)).toEqual([
    "Teacher registration: full, practising certificate no. 331907 |  | expires 30 March 2028",
  ]);
});

test("a remark behind a language that goes on below is no language", async () => {
  const { languages } = await read(
    "Jobs",
    "Cook, Alder Kitchen, 2019 - 2023",
    "",
    "Languages",
    "English, Irish (fluent)",
    "Polish – beginner, class on",
    "Tuesdays",
    "",
    "Also",
    "Full licence",
  );
  expect(languages.map(({ name }) => name)).toEqual(["English", "Irish", "Polish"]);
});
