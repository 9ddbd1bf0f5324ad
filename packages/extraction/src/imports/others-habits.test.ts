import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

async function read(bytes: Uint8Array) {
  const result = await extract(bytes, { today: "2026-11-29" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.resume;
}

const profile = "First Name,Last Name,Headline\nBerit,Holm,Welder\n";
const positions =
  'Company Name,Title,Description,Location,Started On,Finished On\nFjord Steel,Welder,"Gates, rails",Bergen,May 2019,\n';

test.each([
  ["without remarks", positions],
  [
    "below the remarks of LinkedIn",
    `Notes:\n"Some rows, as you may notice, are missing."\n\n${positions}`,
  ],
  [
    "below them with ends of Windows",
    `\ufeffNotes:\r\n"Some rows are missing."\r\n\r\n${positions}`,
  ],
])("the jobs of an archive are read %s", async (_name, table) => {
  const archive = zipSync({ "Profile.csv": strToU8(profile), "Positions.csv": strToU8(table) });
  expect((await read(archive)).experience).toMatchObject([
    { title: "Welder", company: "Fjord Steel", dates: { start: "2019-05", end: "present" } },
  ]);
});

const section = (title: string, items: readonly object[]) => ({
  title,
  hidden: false,
  items: items.map((item, at) => ({ id: `${at}`, hidden: false, ...item })),
});

/** A file of the fifth generation with sections of the person's own. */
function ofReactive(...customSections: readonly object[]): Uint8Array {
  const experience = section("", [{ company: "Fjord Steel", position: "Welder", period: "2019" }]);
  const basics = { name: "Berit Holm", email: "berit@example.org" };
  return strToU8(JSON.stringify({ basics, sections: { experience }, customSections }));
}

test("second sections of a known type are read as these", async () => {
  const resume = await read(
    ofReactive(
      { type: "certifications", ...section("Licences", [{ title: "ADR", issuer: "RSA" }]) },
      { type: "projects", ...section("After hours", [{ name: "A boat", period: "2021 – 2023" }]) },
      { type: "languages", ...section("Signs", [{ language: "NTS", fluency: "B1" }]) },
      { type: "skills", ...section("Machines", [{ name: "MIG" }, { name: "TIG" }]) },
    ),
  );
  expect(resume).toMatchObject({
    certifications: [{ name: "ADR", issuer: "RSA" }],
    projects: [{ name: "A boat", dates: { start: "2021", end: "2023" } }],
    languages: [{ name: "NTS", level: "B1" }],
    skills: [{ category: "Machines", skills: [{ text: "MIG" }, { text: "TIG" }] }],
  });
});

const roles = (...names: readonly string[]) =>
  names.map((position, at) => ({ id: `r${at}`, position, period: "", description: "" }));

test("the time at an employer is that of its only role, and of none among several", async () => {
  const resume = await read(
    ofReactive({
      type: "experience",
      ...section("Before", [
        { company: "Tower", position: "", period: "2012 – 2014", roles: roles("Rigger") },
        { company: "Mill", position: "", period: "2008 – 2012", roles: roles("Hand", "Foreman") },
      ]),
    }),
  );
  expect(resume.experience.slice(1).map(({ title, dates }) => [title, dates.start])).toEqual([
    ["Rigger", "2012"],
    ["Hand", ""],
    ["Foreman", ""],
  ]);
});

test("a job under one name is read with its title and employer, whichever comes first", async () => {
  const yaml = [
    "cv:",
    "  name: Berit Holm",
    "  sections:",
    "    experience:",
    "      - name: Fjord Steel AS — Welding Inspector",
    "        start_date: 2019-05",
    "        end_date: present",
    "        highlights: [Gates]",
    "      - name: Trainee Welder at Nordkai Shipyard",
    "        start_date: 2015-01",
    "        end_date: 2019-04",
    "    projects:",
    "      - name: Shed — rebuilt",
    "        date: 2020",
  ];
  const resume = await read(strToU8(yaml.join("\n")));
  expect(resume.experience).toMatchObject([
    { title: "Welding Inspector", company: "Fjord Steel AS", bullets: [{ text: "Gates" }] },
    { title: "Trainee Welder", company: "Nordkai Shipyard", dates: { end: "2019-04" } },
  ]);
  expect(resume.projects).toMatchObject([{ name: "Shed — rebuilt" }]);
});
