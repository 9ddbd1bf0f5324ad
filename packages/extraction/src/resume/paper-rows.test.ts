import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

async function resumeOf(lines: readonly string[]) {
  const bytes = new TextEncoder().encode(["Ana Prado", "ana@example.org", "", ...lines].join("\n"));
  const { ok, ...rest } = await extract(bytes, { today: "2026-11-01" });
  return ok && "value" in rest ? rest.value.resume : undefined;
}

const job = ["Work", "Keeper, Larch Zoo, Leeds, 2019 - present", "- Fed 40 otters", ""];

test("rows of papers and of studies are told apart, each by itself", async () => {
  const resume = await resumeOf([
    ...job,
    "Qualifications and checks",
    "Diploma in Animal Care\tLarch College, Dec 2018",
    "Certificate III in Captive Animals\tNorth TAFE, Dec 2016",
    "Wildlife handling permit\tto 2029",
    "Police check\tcleared, expires 04/2030",
    "First aid for keepers\trenewed 17/05/2026",
    "Driver licence, own van\tfull",
  ]);
  const names = resume?.certifications.map(({ name }) => name).join("; ") ?? "";
  for (const paper of ["Wildlife handling permit", "Police check", "First aid", "Driver licence"])
    expect(names).toContain(paper);
  expect(resume?.certifications.map(({ issuer }) => issuer).join("")).toBe("");
  expect(resume?.education).toHaveLength(2);
  expect(resume?.education.every(({ school }) => !/cleared|full/u.test(school))).toBe(true);
});

test.each(["Certs & cards", "Certificates and checks", "Courses and certificates", "Clearances"])(
  "below %s stand papers",
  async (heading) => {
    const resume = await resumeOf([
      ...job,
      heading,
      "Police vetting, March 2025",
      "Boat licence, exp. 05/2029",
    ]);
    expect(resume?.certifications).toHaveLength(2);
  },
);

test("below Learning stand studies, the year before each of them", async () => {
  const resume = await resumeOf([
    ...job,
    "Learning",
    "2023 Level 6 Train the Trainer",
    "2012 BA in History, Barrow College",
    "",
    "Certificates and checks",
    "Police vetting, March 2025",
  ]);
  expect(resume?.education.map(({ school }) => school)).toContain("Barrow College");
  expect(resume?.certifications).toHaveLength(1);
});

test("how a paper stands is nobody who gave it; a college is", async () => {
  const resume = await resumeOf([
    ...job,
    "Certificates",
    "First aid\tyes",
    "DBS check\ton update service",
    "Manual handling\tin date",
    "Food hygiene level 2\tRye College",
  ]);
  expect(resume?.certifications.map(({ issuer }) => issuer)).toEqual(["", "", "", "Rye College"]);
});

test.each([
  ["First aid - to be renewed", "First aid - to be renewed", "", ""],
  [
    "Moving and handling (refresher due March 2027)",
    "Moving and handling",
    "",
    "refresher due March 2027",
  ],
  ["Manual handling - certificate lost", "Manual handling - certificate lost", "", ""],
  ["White card  yes", "White card", "", ""],
  ["AWS D1.1 3G (active until 2026)", "AWS D1.1 3G", "", "active until 2026"],
  ["CPR (Larch Heart Association, exp. 05/2027)", "CPR", "Larch Heart Association", "exp. 05/2027"],
  ["Fork lift truck - Larch Training, 2021", "Fork lift truck", "Larch Training", "2021"],
  ["Safe lifting, Renewal Trust, 2021", "Safe lifting", "Renewal Trust", "2021"],
])("%s is read with its state, its giver and its day apart", async (row, name, issuer, year) => {
  const resume = await resumeOf([
    ...job,
    "Certificates",
    row,
    "Police check, 2020",
    "Boat licence, 2021",
  ]);
  const [paper] = resume?.certifications ?? [];
  expect([paper?.name, paper?.issuer, paper?.year]).toEqual([name, issuer, year]);
});
