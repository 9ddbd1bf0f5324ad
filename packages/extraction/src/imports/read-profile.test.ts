import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";
import { writeProfile } from "../testing/write-profile.ts";
import type { Profile } from "../testing/write-profile.ts";

async function read(profile: Profile) {
  const result = await extract(writeProfile(profile), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value;
}

const nurse: Profile = {
  name: "Imogen Tarrow",
  headline: ["Charge Nurse | Wound care | Teaches", "new colleagues at night"],
  place: "Dunmore, Ostley County, United Kingdom",
  sidebar: [
    [
      "Contact",
      [
        "+44 7700 900123 (Mobile)",
        "imogen.tarrow@example.org",
        "www.linkedin.com/in/imogen-",
        "tarrow-4b2 (LinkedIn)",
      ],
    ],
    ["Top Skills", ["Wound Care", "Triage", "Rota Planning"]],
    ["Languages", ["English (Native or Bilingual)", "Polish (Limited Working)"]],
    ["Certifications", ["Advanced Life Support", "Tissue Viability"]],
    ["Honors-Awards", ["Ward Star"]],
  ],
  summary: [
    "Nurse with eleven years on wards that never sleep, mostly with",
    "people after surgery.",
  ],
  roles: [
    {
      company: "Fennmoor",
      total: "6 years 3 months",
      title: "Charge Nurse",
      dates: "March 2020 - Present (4 years 9 months)",
      place: "Dunmore, England, United Kingdom",
      text: [
        "Leads a ward of twenty-four beds and a team of eleven people through",
        "nights.",
        "- Cut falls by a third",
        "- Wrote the handover sheet",
      ],
    },
    {
      title: "Staff Nurse",
      dates: "October 2018 - March 2020 (1 year 6 months)",
      place: "Dunmore",
      text: ["Looked after six people a shift."],
    },
    { company: "The Larches", title: "Carer", dates: "2015 - 2018 (3 years)" },
    {
      company: "Quenby",
      title: "Saturday Person",
      dates: "June 2014 - August 2014 (3 months)",
      place: "Ostley",
      text: ["Sold flowers."],
    },
  ],
  studies: [
    ["Marrowby University", ["Bachelor of Science - BS, Nursing · (2011 - 2015)"]],
    ["Saint Oda's", ["A Levels · (2009 - 2011)"]],
    ["Hob Lane", []],
  ],
};

test("a profile saved from LinkedIn is read by its layout", async () => {
  const { resume } = await read(nurse);
  expect(resume).toMatchObject({
    name: "Imogen Tarrow",
    headline: "Charge Nurse | Wound care | Teaches new colleagues at night",
    contact: {
      email: "imogen.tarrow@example.org",
      phone: "+44 7700 900123",
      location: "Dunmore, Ostley County, United Kingdom",
      linkedin: "www.linkedin.com/in/imogen-tarrow-4b2",
    },
    skills: [{ skills: [{ text: "Wound Care" }, { text: "Triage" }, { text: "Rota Planning" }] }],
    languages: [
      { name: "English", level: "Native or Bilingual" },
      { name: "Polish", level: "Limited Working" },
    ],
    certifications: [{ name: "Advanced Life Support" }, { name: "Tissue Viability" }],
    awards: [{ title: "Ward Star" }],
  });
});

test("roles at one company share it, and the place stands apart from what is told", async () => {
  const { resume } = await read(nurse);
  expect(
    resume.experience.map((job) => [job.title, job.company, job.location, job.dates.start]),
  ).toEqual([
    ["Charge Nurse", "Fennmoor", "Dunmore, England, United Kingdom", "2020-03"],
    ["Staff Nurse", "Fennmoor", "Dunmore", "2018-10"],
    ["Carer", "The Larches", "", "2015"],
    ["Saturday Person", "Quenby", "Ostley", "2014-06"],
  ]);
  expect(resume.experience[0]?.bullets.map((one) => one.text)).toEqual([
    "Cut falls by a third",
    "Wrote the handover sheet",
  ]);
});

test("degrees stand below their schools with the years in brackets", async () => {
  const { resume } = await read(nurse);
  expect(resume.education).toMatchObject([
    {
      degree: "Bachelor of Science - BS, Nursing",
      school: "Marrowby University",
      dates: { text: "2011 - 2015" },
    },
    { degree: "A Levels", school: "Saint Oda's", dates: { start: "2009" } },
    { degree: "", school: "Hob Lane" },
  ]);
});

test("a long profile in German goes on over several pages", async () => {
  const roles = Array.from({ length: 12 }, (_, index) => ({
    company: `Haus Nummer ${index + 1}`,
    title: index % 2 === 0 ? "Gruppenleitung im Spätdienst" : "Mitwirkender",
    dates: `Mai ${2025 - index} - Juni ${2026 - index} (1 Jahr 2 Monate)`,
    place: "Altmoor, Deutschland",
    text: ["Begleitete Menschen im Alltag und schrieb die Pläne für das Haus."],
  }));
  const { resume, pages } = await read({
    name: "Jörn Wettel",
    headline: ["Gruppenleitung"],
    place: "Altmoor, Niedersachsen, Deutschland",
    sidebar: [["Kontakt", ["www.linkedin.com/in/joernwettel", "(LinkedIn)"]]],
    roles,
    studies: [["Fachschule Altmoor", ["Erzieher · (2008 - 2011)"]]],
    words: { Experience: "Berufserfahrung", Education: "Ausbildung", Page: "Seite # von #" },
  });
  expect(pages.length).toBeGreaterThan(1);
  expect(resume.experience.map((job) => [job.title, job.company, job.location])).toEqual(
    roles.map((role) => [role.title, role.company, role.place]),
  );
  expect(resume.education).toMatchObject([{ degree: "Erzieher", school: "Fachschule Altmoor" }]);
});
