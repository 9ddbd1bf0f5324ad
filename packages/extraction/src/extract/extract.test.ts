import { expect, test } from "vitest";
import { extract } from "./extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";

const options = { today: "2026-11-01" };

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function read(text: string) {
  const result = await extract(bytesOf(text), options);
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value;
}

const jobShapes: readonly (readonly string[])[] = [
  ["{C}, {T}\t{D}"],
  ["{T}, {C}, {L}", "{D}"],
  ["{T} — {C} ({L})\t{D}"],
  ["{C} | {T} | {D}"],
  ["{C} - {L}", "{T}\t{D}"],
  ["{T} at {C}", "{D}"],
  ["{C}\t{L}", "{T}\t{D}"],
  ["{D}\t{T}", "{C}, {L}"],
  ["Company: {C}", "Position: {T}", "Period: {D}"],
  ["{T}", "{C}", "{L}", "{D}"],
  ["{T} | {C} | {L} | {D}"],
  ["{D}", "{T}", "{C}, {L}"],
  ["{C}, {L} ({D})", "{T}"],
  ["{T}, {D}", "{C}, {L}"],
  ["{T} - {C} - {L} - {D}"],
  ["{T} ({D})", "{C} • {L}"],
  ["{C}", "{T} | {L} | {D}"],
  ["{C}, {L}, {T}", "{D}"],
];

const jobs: readonly (readonly (readonly [string, string, string])[])[] = [
  [
    ["Registered Nurse", "Mercy Vale Hospital", "Tampa, FL"],
    ["Night Porter", "Harbour Light Inn", "Leeds, UK"],
    ["Care Assistant", "Oakfield Lodge", "York, UK"],
  ],
  [
    ["Kitchen Porter", "Zephyr", "Denver, CO"],
    ["Forklift Driver", "Marlow", "Chicago, IL"],
    ["Dispatcher", "Quill & Sons", "Omaha, NE"],
  ],
  [
    ["Verkäuferin im Einzelhandel", "Nordkauf GmbH", "Hamburg"],
    ["Aushilfe", "Café Morgenrot", "Köln"],
    ["Kassiererin", "Blumen Engel", "Bremen"],
  ],
  [
    ["Aide-soignante", "EHPAD Les Tilleuls", "Lyon"],
    ["Serveuse", "Le Petit Zinc", "Nantes"],
    ["Caissière", "Magasins Orsel", "Lille, France"],
  ],
];
const dates = ["Mar 2021 - Present", "06/2018 – 02/2021", "2015 - 2018"];

function fill(shape: readonly string[], values: Readonly<Record<string, string>>): string {
  return shape
    .map((line) => line.replace(/\{(\w)\}/g, (_all, key: string) => values[key] ?? ""))
    .join("\n");
}

test.each(jobShapes.map((shape) => [shape.join(" / "), shape] as const))(
  "jobs written as %s are read in one order",
  async (_name, shape) => {
    for (const set of jobs) {
      const entries = set.map(
        ([title, company, place], index) =>
          `${fill(shape, { T: title, C: company, L: place, D: dates[index] ?? "" })}\n- Looked after many guests every day\n- Trained two colleagues\n`,
      );
      const { resume } = await read(
        `Ana Prado\nana@example.org\n\nWork Experience\n\n${entries.join("\n")}`,
      );
      const hasPlace = shape.join("").includes("{L}");
      expect(
        resume.experience.map((job) => [
          job.title,
          job.company,
          job.location,
          job.dates.text,
          job.bullets.length,
        ]),
      ).toEqual(
        set.map(([title, company, place], index) => [
          title,
          company,
          hasPlace ? place : "",
          dates[index],
          2,
        ]),
      );
    }
  },
);

test.each([
  ["Director, Finance, Brightwell, Inc.", "Director, Finance", "Brightwell, Inc."],
  ["Co-Founder & CTO — Nimbus", "Co-Founder & CTO", "Nimbus"],
  ["R.N., ICU / St. Mary's Hospital", "R.N., ICU", "St. Mary's Hospital"],
  ["Brightwell, Inc., Software Engineer", "Software Engineer", "Brightwell, Inc."],
  ["Cook at Blue Door", "Cook", "Blue Door"],
  ["Köchin bei Blaue Tür", "Köchin", "Blaue Tür"],
])("%s alone is read", async (header, title, company) => {
  const { resume } = await read(`Ana Prado\n\nExperience\n\n${header}\n2019 - 2021\n- Worked\n`);
  expect(resume.experience).toMatchObject([{ title, company }]);
});

const trades = [
  [
    "Staff Nurse, Northgate General Hospital, Bristol",
    "Care Assistant, Elm House, Bath",
    "Waitress, Corner Spoon, Frome",
  ],
  [
    "Electrician, Brant and Sons, Ostley",
    "Apprentice Electrician, Volthaus, Penwick",
    "Labourer, Fenn Build, Ostley",
  ],
  ["Sous Chef, The Gilded Fork, Tarnby", "Line Cook, Maple, Tarnby", "Porter, Oxbow, Rye"],
  ["Teaching Assistant, Hillcrest Primary, Dunmore", "Nursery Worker, Little Acorns, Dunmore"],
  ["Plumber, Dray, Holt", "Care Assistant, Rose Court, Ely"],
] as const;

test.each([
  [", ", "\n"],
  [" - ", "\n"],
  [" | ", "\t"],
  [", ", ", "],
])("title, company and an unknown town between '%s' are told apart together", async (mark, gap) => {
  for (const trade of trades) {
    for (const rows of [trade, trade.slice(0, 2)]) {
      const body = rows.map(
        (row, index) =>
          `${row.split(", ").join(mark)}${gap}${dates[index] ?? ""}\n- Looked after many people\n- Trained two colleagues\n`,
      );
      const { resume } = await read(`Ana Prado\n\nExperience\n\n${body.join("\n")}`);
      expect(resume.experience.map((job) => [job.title, job.company, job.location])).toEqual(
        rows.map((row) => row.split(", ")),
      );
    }
  }
});

test("the company first, with one town known and one unknown, is one order", async () => {
  const { resume } = await read(
    "Ana Prado\n\nExperience\n\nElm House, Care Assistant, Bath\n2019 - Present\n- Cared for many people\n\nNorthgate Hospital, Staff Nurse, Bristol\n2016 - 2019\n- Cared for many people\n",
  );
  expect(resume.experience.map((job) => [job.title, job.company, job.location])).toEqual([
    ["Care Assistant", "Elm House", "Bath"],
    ["Staff Nurse", "Northgate Hospital", "Bristol"],
  ]);
});

test("several roles at one company share it", async () => {
  const { resume } = await read(
    "Ana Prado\n\nExperience\n\nBlue Door Cafe\nHead Cook\n2021 - Present\n- Led\n\nLine Cook\n2019 - 2021\n- Cooked\n\nHarbour Inn\nDishwasher\n2017 - 2019\n- Washed\n",
  );
  expect(resume.experience.map((job) => [job.title, job.company])).toEqual([
    ["Head Cook", "Blue Door Cafe"],
    ["Line Cook", "Blue Door Cafe"],
    ["Dishwasher", "Harbour Inn"],
  ]);
});

const studyShapes: readonly (readonly string[])[] = [
  ["{G}", "{S}, {L}", "{D}"],
  ["{S}\t{D}", "{G}"],
  ["{G}, {S}, {D}"],
  ["{S} — {G} ({D})"],
  ["{D}\t{G}", "{S}, {L}"],
  ["{S}, {L}\t{D}", "{G}", "GPA: 3.8"],
  ["{G} | {S} | {D}"],
  ["- {G}, {S}, {D}"],
  ["{G}", "{S}"],
  ["{G} from {S}, {D}"],
  ["{G} - {S} - {L}", "Graduated: {D}"],
];
const studies: readonly (readonly (readonly [string, string, string])[])[] = [
  [
    ["Bachelor of Science in Nursing", "Lakeview University", "Tampa, FL"],
    ["High School Diploma", "Northgate High School", "Reno, NV"],
  ],
  [
    ["Ausbildung zur Köchin", "Berufsschule Altmark", "Hamburg"],
    ["Realschulabschluss", "Realschule am Park", "Bremen"],
  ],
  [
    ["Grado en Enfermería", "Universidad de Vega", "Madrid"],
    ["Bachillerato", "IES Los Olmos", "Sevilla"],
  ],
  [
    ["B.A., History", "Reed Hollow College", "Austin, TX"],
    ["A.A.S. Culinary Arts", "Delmar Community College", "Denver, CO"],
  ],
];

test.each(studyShapes.map((shape) => [shape.join(" / "), shape] as const))(
  "studies written as %s are read",
  async (_name, shape) => {
    for (const set of studies) {
      const entries = set.map(([degree, school, place], index) =>
        fill(shape, {
          G: degree,
          S: school,
          L: place,
          D: ["2018 - 2021", "June 2015"][index] ?? "",
        }),
      );
      const { resume } = await read(`Ana Prado\n\nEducation\n\n${entries.join("\n\n")}\n`);
      const hasPlace = shape.join("").includes("{L}");
      expect(resume.education.map((one) => [one.degree, one.school, one.location])).toEqual(
        set.map(([degree, school, place]) => [degree, school, hasPlace ? place : ""]),
      );
    }
  },
);

const whole = `Ana Prado
Line Cook
ana@example.org | 555-123-4567 | Austin, TX | https://ana.example/portfolio

Summary
Cook with ten years in busy kitchens.

Skills
Cooking: stocks, sauces, CI/CD of menus (weekly), knife work
Software: C++, .NET, AWS (EC2, S3), R&D tools

Languages
English (native), Spanish - fluent, German: B2

Certifications
- Food Handler Card, State of Texas, 2022
- First Aid

Gardening Club
--------------
Grew tomatoes for the kitchen.

References
Available upon request`;

test("every section of a resume is kept", async () => {
  const { resume } = await read(whole);
  expect(resume).toMatchObject({
    name: "Ana Prado",
    headline: "Line Cook",
    contact: {
      email: "ana@example.org",
      phone: "555-123-4567",
      location: "Austin, TX",
      links: [{ text: "https://ana.example/portfolio" }],
    },
    summary: "Cook with ten years in busy kitchens.",
    skills: [
      {
        category: "Cooking",
        skills: [
          { text: "stocks" },
          { text: "sauces" },
          { text: "CI/CD of menus (weekly)" },
          { text: "knife work" },
        ],
      },
      {
        category: "Software",
        skills: [
          { text: "C++" },
          { text: ".NET" },
          { text: "AWS (EC2, S3)" },
          { text: "R&D tools" },
        ],
      },
    ],
    languages: [
      { name: "English", level: "native" },
      { name: "Spanish", level: "fluent" },
      { name: "German", level: "B2" },
    ],
    additional: [
      { title: "Gardening Club", lines: [{ text: "Grew tomatoes for the kitchen." }] },
      { title: "References" },
    ],
    certifications: [
      { name: "Food Handler Card", issuer: "State of Texas", year: "2022" },
      { name: "First Aid" },
    ],
  });
});

test("the same bytes give the same answer", async () => {
  expect(JSON.stringify(await read(whole))).toBe(JSON.stringify(await read(whole)));
});

test("a file without a person's name gets none", async () => {
  const { resume } = await read(
    "Senior Software Engineer\nAustin, TX\n\nExperience\n\nBlue Door, Cook, 2019 - 2021\n- Cooked\n",
  );
  expect(resume.name).toBe("");
});

test("a text that is no resume keeps its lines and invents nothing", async () => {
  const result = await read(
    "Dear Sir or Madam,\n\nplease find the invoice for the repair of our roof attached.\n\nTotal: 1,200.00\n",
  );
  expect(result.resume).toMatchObject({ name: "", experience: [], education: [], skills: [] });
  expect(result.lines).toHaveLength(3);
});

test.each([
  ["empty", new Uint8Array(0)],
  ["too_large", new Uint8Array(10_485_761).fill(65)],
  ["no_text", bytesOf("{\\rtf1{\\fonttbl{\\f0 Arial;}}}")],
  ["empty", bytesOf("<!DOCTYPE html><html><script>resume()</script></html>")],
  ["unsupported", bytesOf("<?xml version='1.0'?><invoice/>")],
  ["pages_file", bytesOf("PK\u0003\u0004 Index/Document.iwa")],
  [
    "slides_file",
    bytesOf("PK\u0003\u0004 mimetypeapplication/vnd.oasis.opendocument.presentation"),
  ],
  ["no_text", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ["unsupported", bytesOf("GIF89a")],
  ["empty", bytesOf(" ")],
])("a file that cannot be used fails with %s", async (code, bytes) => {
  expect(await extract(bytes, options)).toMatchObject({ ok: false, error: { code } });
});

test("a degree and its field on two lines are one phrase", async () => {
  const { resume } = await read(
    "Ana Prado\n\nEducation\n\nB.S.\nCulinary Science\nLakeview University\n2013 - 2017\nTampa, FL\n",
  );
  expect(resume.education).toMatchObject([
    {
      degree: "B.S. Culinary Science",
      field: "Culinary Science",
      school: "Lakeview University",
      location: "Tampa, FL",
    },
  ]);
});

test("an entry without a date among dated ones stands alone", async () => {
  const { resume } = await read(
    "Ana Prado\n\nProjects\n\nHerb Garden | soil, seeds  2024\n- Grew basil\nRecipe Book (paper)\n- Wrote it\n",
  );
  expect(resume.projects.map((project) => [project.name, project.bullets.length])).toEqual([
    ["Herb Garden", 1],
    ["Recipe Book", 1],
  ]);
});

test("sentences below a header without glyphs are the list of the job", async () => {
  const { resume } = await read(
    "Ana Prado\n\nExperience\n\nOTR Driver\nSilver Freight\nReno, NV\n04/2018 to Present\nHaul refrigerated goods across eleven states.\nKeep logs and complete daily inspections.\n",
  );
  expect(resume.experience).toMatchObject([
    { title: "OTR Driver", company: "Silver Freight", location: "Reno, NV", bullets: [{}, {}] },
  ]);
});

test("a German life in a table of blanks is read with its places", async () => {
  const { resume } = await read(
    "Lebenslauf\n\nPersönliche Daten\nName: Thomas Brenner\nAnschrift: Lindenstraße 5, 70173 Stuttgart\nTelefon: 0711 / 123 45 67\n\nBerufserfahrung\n\n03/2019 – heute     Industriemechaniker\n                    Maschinenbau Huber GmbH, Stuttgart\n                    - Wartung von Anlagen\n\n09/2015 – 02/2019   Schlosser\n                    Metallbau Kern, Esslingen\n                    - Schweißarbeiten\n",
  );
  expect(resume).toMatchObject({
    language: "de",
    name: "Thomas Brenner",
    contact: { phone: "0711 / 123 45 67", location: "Lindenstraße 5, 70173 Stuttgart" },
    experience: [
      {
        title: "Industriemechaniker",
        company: "Maschinenbau Huber GmbH",
        location: "Stuttgart",
        dates: { start: "2019-03", end: "present" },
      },
      { title: "Schlosser", company: "Metallbau Kern", location: "Esslingen" },
    ],
  });
});

test("credentials after a name are no place and no part of it", async () => {
  const { resume } = await read(
    "JANE R. MILLER, RN\n123 Main Street · Springfield, IL 62704 · (217) 555-0188\n\nSkills\nTriage, charting\n",
  );
  expect(resume).toMatchObject({
    name: "JANE R. MILLER",
    contact: { location: "Springfield, IL 62704" },
  });
});

test("roles with their own periods below a company with a description take the company and its place", async () => {
  const { resume } = await read(
    "Ana Prado\n\nExperience\n\nACME FREIGHT, Portland, OR    2015 – Present\nFreight company with 500 employees.\nOperations Manager (2018 – Present)\nKey achievements:\n- Reduced overtime\nShift Supervisor (2015 – 2018)\n- Supervised loaders\n",
  );
  expect(resume.experience).toMatchObject([
    {
      title: "Operations Manager",
      company: "ACME FREIGHT",
      location: "Portland, OR",
      bullets: [{ text: "Reduced overtime" }],
    },
    {
      title: "Shift Supervisor",
      company: "ACME FREIGHT",
      location: "Portland, OR",
      bullets: [{ text: "Supervised loaders" }],
    },
  ]);
});
