import { recordSections } from "@savile/model";
import type { Resume } from "@savile/model";
import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";

const head =
  "Ana Prado\nana@example.org | 555-123-4567\n\nExperience\n\nCook, Blue Door, Leeds\n2019 - 2021\n- Cooked for many\n\n";

async function read(sections: string): Promise<Resume> {
  const bytes = new TextEncoder().encode(`${head}${sections}\n`);
  const result = await extract(bytes, { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume;
}

test.each([
  ["Awards", "awards", "Baker of the Year, Guild of Bakers, 2019\nGolden Whisk, 2017"],
  ["Honors & Awards", "awards", "- Dean's List, Marrow College, 2014\n- Golden Whisk (2017)"],
  ["Memberships", "memberships", "Guild of Bakers, since 2015\nSlow Food, since 2017"],
  ["Professional Affiliations", "memberships", "- Guild of Bakers\n- Slow Food UK"],
  [
    "Patents",
    "patents",
    "US 10,123,456: Oven door with a window, 2018\nUS 9,876,543: Dough hook, 2015",
  ],
  [
    "Speaking Engagements",
    "speaking",
    "Bread and Time, Leeds Food Week, 2019\nRye Again, Baking Day, 2020",
  ],
  [
    "Teaching",
    "teaching",
    "Evening class in bread, Marrow College\n2016 - 2018\n- Taught twelve people a term\n\nHoliday school, Oakfield\n2014 - 2015\n- Led the kitchen",
  ],
  [
    "Leadership",
    "leadership",
    "Captain, Rowing Club\n2012 - 2014\n- Led a crew of eight\n\nTreasurer, Food Society\n2011 - 2012\n- Kept the books",
  ],
  [
    "Military Service",
    "military",
    "Army Catering Corps, Corporal\n2005 - 2009\n- Cooked for 400 soldiers\n\nReserves, Private\n2003 - 2005\n- Trained at weekends",
  ],
  [
    "Volunteer Experience",
    "volunteer",
    "Kitchen Helper, Northgate Food Bank\n2015 - 2017\n- Cooked on Sundays\n\nDriver, Meals on Wheels\n2013 - 2015\n- Delivered forty meals",
  ],
  [
    "Publications",
    "publications",
    "Prado, A. (2019). On rye. Journal of Bread, 3(1), 1-9.\nPrado, A. and Orr, J. (2020). On oats. Journal of Bread, 4(2), 10-20.",
  ],
] as const)("the content of %s lands in %s, two entries of it", async (title, section, body) => {
  const resume = await read(`${title}\n\n${body}`);
  expect(recordSections).toContain(section);
  expect(resume[section]).toHaveLength(2);
  expect(resume.additional).toEqual([]);
  expect(resume.experience).toHaveLength(1);
});

test("certifications keep name, issuer and year, also several on one line", async () => {
  const { certifications } = await read(
    "Certifications\n\nFood Safety Level 3, CIEH, 2021\nFirst Aid at Work (expires 05/2027)\nNotary Public, State of New York; ServSafe Manager, 2024\n",
  );
  expect(certifications.map(({ name, issuer, year }) => [name, issuer, year])).toEqual([
    ["Food Safety Level 3", "CIEH", "2021"],
    ["First Aid at Work", "", "expires 05/2027"],
    ["Notary Public", "State of New York", ""],
    ["ServSafe Manager", "", "2024"],
  ]);
});

test("letters behind the name are certifications unless the file states them elsewhere", async () => {
  const bytes = new TextEncoder().encode(
    "Jane Roe, BSN, RN, CCRN\njane@example.org\n\nEducation\n\nBachelor of Science in Nursing, Lakeview University, 2015\n\nLicenses\n\nRegistered Nurse, State of Ohio, 2016\n",
  );
  const result = await extract(bytes, { today: "2026-11-01" });
  expect(result.ok && result.value.resume.name).toBe("Jane Roe");
  expect(result.ok && result.value.resume.certifications.map((one) => one.name)).toEqual([
    "Registered Nurse",
    "CCRN",
  ]);
});

test("values between separators stay whole, whatever commas they hold", async () => {
  const { awards, speaking, publications, certifications } = await read(
    [
      "Awards\n\nGold, Health Interfaces · Design Annual · 2024",
      "Speaking\n\nWhat ovens teach about patience · Baking Forum · Chicago, IL · 2023",
      "Publications\n\nStorms and kelp | Journal of Coasts | 2023\nIce and kelp | Northern Waters | 2018",
      "Certifications\n\nOSHA 10 | Safety Council | 2019\nTeaching License, K-6 | State Board | 2016\nForklift certificate (expired 2023)",
    ].join("\n\n"),
  );
  expect(awards.map((one) => [one.title, one.organization, one.dates.text])).toEqual([
    ["Gold, Health Interfaces", "Design Annual", "2024"],
  ]);
  expect(speaking.map((one) => [one.title, one.organization, one.location])).toEqual([
    ["What ovens teach about patience", "Baking Forum", "Chicago, IL"],
  ]);
  expect(publications.map((one) => [one.title, one.organization, one.dates.end])).toEqual([
    ["Storms and kelp", "Journal of Coasts", "2023"],
    ["Ice and kelp", "Northern Waters", "2018"],
  ]);
  expect(certifications.map((one) => [one.name, one.issuer, one.year])).toEqual([
    ["OSHA 10", "Safety Council", "2019"],
    ["Teaching License, K-6", "State Board", "2016"],
    ["Forklift certificate (expired 2023)", "", ""],
  ]);
});

test("elements that begin with a number keep their marks apart", async () => {
  const { projects } = await read(
    "Projects\n\nRota\n2021\n- 1,900 stars on the first day\n- 18 % fewer clicks\n- 3 teams used it",
  );
  expect(projects[0]?.bullets.map((one) => one.text)).toEqual([
    "1,900 stars on the first day",
    "18 % fewer clicks",
    "3 teams used it",
  ]);
});

test("a project without technologies takes none from the project above it", async () => {
  const { projects } = await read(
    "Projects\n\nHeat Map · 2026\nR, leaflet\nShows heat.\n- Read 41,000 records\n\nVan Survey · 2025\nA questionnaire about vans.\n- Interviewed 160 people",
  );
  expect(projects.map((one) => [one.name, one.technologies])).toEqual([
    ["Heat Map", "R, leaflet"],
    ["Van Survey", ""],
  ]);
});

test.each([
  ["English (native), Spanish - fluent, German: B2"],
  ["English: native\nSpanish: fluent\nGerman: B2"],
  ["English\tnative\nSpanish\tfluent\nGerman\tB2"],
  ["English: native. Spanish: fluent. German: B2."],
  ["- English – native\n- Spanish – fluent\n- German – B2"],
  ["English (native) · Spanish (fluent) · German (B2)"],
])("languages written as %j keep their levels", async (body) => {
  const { languages } = await read(`Languages\n\n${body}`);
  expect(languages.map(({ name, level }) => [name, level.replace(/\.$/, "")])).toEqual([
    ["English", "native"],
    ["Spanish", "fluent"],
    ["German", "B2"],
  ]);
});

test("skills keep their categories, their brackets and their odd names", async () => {
  const { skills } = await read(
    "Skills\n\nOffice: Excel (pivot tables, charts), Word, R&D reports\nCode: C++, C#, .NET, CI/CD, PL/SQL, Go, R\nKitchen equipment: ovens, mixers and slicers\n",
  );
  expect(skills.map((group) => [group.category, group.skills.map((one) => one.text)])).toEqual([
    ["Office", ["Excel (pivot tables, charts)", "Word", "R&D reports"]],
    ["Code", ["C++", "C#", ".NET", "CI/CD", "PL/SQL", "Go", "R"]],
    ["Kitchen equipment", ["ovens", "mixers", "slicers"]],
  ]);
});

test("a heading for two kinds is read by what stands below it", async () => {
  const { education, certifications, skills, languages } = await read(
    "Education & Certifications\n\nDiploma in Baking, Marrow College, 2014\nFood Safety Level 3, CIEH, 2021\n\nSkills and Languages\n\nSkills: baking, costing\nLanguages: English (native), French (B1)\n",
  );
  expect(education.map((one) => [one.degree, one.school])).toContainEqual([
    "Diploma in Baking",
    "Marrow College",
  ]);
  expect(certifications.map((one) => one.name)).toEqual(["Food Safety Level 3"]);
  expect(skills.flatMap((group) => group.skills.map((one) => one.text))).toEqual([
    "baking",
    "costing",
  ]);
  expect(languages.map((one) => one.name)).toEqual(["English", "French"]);
});

test("labelled lines of a mixed section go where they belong, the rest stays under its title", async () => {
  const { languages, skills, additional } = await read(
    "Additional Information\n\nLanguages: English, Irish (basic)\nTechnical: Excel, Sage\nInterests: open-water swimming\n",
  );
  expect(languages.map((one) => [one.name, one.level])).toEqual([
    ["English", ""],
    ["Irish", "basic"],
  ]);
  expect(skills).toMatchObject([{ category: "Technical", skills: [{ text: "Excel" }, {}] }]);
  expect(additional).toMatchObject([
    { title: "Additional Information", lines: [{ text: "Interests: open-water swimming" }] },
  ]);
});

test("achievements told in sentences are a list of their own and no awards", async () => {
  const { awards, additional } = await read(
    "Selected Achievements\n\n- Shortened the month-end close from 9 to 5 days.\n- Led the move from paper to tablets.\n",
  );
  expect(awards).toEqual([]);
  expect(additional).toMatchObject([{ title: "Selected Achievements", lines: [{}, {}] }]);
});

test("a section of any other name keeps its title and its lines", async () => {
  const { additional } = await read(
    "Bees I Keep\n-----------\n\n- Looked after two hives through a long winter.\n- Sold the honey at the market every Saturday.\n",
  );
  expect(additional).toMatchObject([
    {
      title: "Bees I Keep",
      lines: [{ text: "Looked after two hives through a long winter." }, {}],
    },
  ]);
});

test("several certificates on one line keep their brackets, their givers and their numbers", async () => {
  const { certifications } = await read(
    "Certifications\n\nForklift Operator (Class IV, Class V) · First Aid, Red Cross, 2024\nOhio Registered Technician, No. 0930112",
  );
  expect(certifications.map(({ name, issuer, year }) => [name, issuer, year])).toEqual([
    ["Forklift Operator (Class IV, Class V)", "", ""],
    ["First Aid", "Red Cross", "2024"],
    ["Ohio Registered Technician, No. 0930112", "", ""],
  ]);
});

test("a study in progress keeps the words that say so", async () => {
  const { education } = await read(
    "Education\n\nAssociate in Business (in progress), Marrow College\n2023 - present",
  );
  expect(education.map(({ degree, school }) => [degree, school])).toEqual([
    ["Associate in Business (in progress)", "Marrow College"],
  ]);
});

test("dates below a certificate are its dates and no issuer", async () => {
  const { certifications } = await read(
    "Certifications\n\nForklift License\nJune 2024 to June 2026\n\nFood Handler\nMay 2023 to May 2025\n",
  );
  expect(certifications.map(({ name, issuer, year }) => [name, issuer, year])).toEqual([
    ["Forklift License", "", "June 2024 to June 2026"],
    ["Food Handler", "", "May 2023 to May 2025"],
  ]);
});

test("A certificate keeps the address behind its giver apart, and a giver that is a domain", async () => {
  const { certifications } = await read(
    "Certifications\n\nCloud Practitioner · Northwind · badges.example.com/a1 · 2021\nPartner Certificate, Booking.com, 2020",
  );
  expect(certifications).toMatchObject([
    { name: "Cloud Practitioner", issuer: "Northwind", url: "badges.example.com/a1" },
    { name: "Partner Certificate", issuer: "Booking.com" },
  ]);
  expect(certifications[1]).not.toHaveProperty("url");
});

test("what heads jobs beside something else heads jobs", async () => {
  const resume = await read(
    "Leadership and Work Experience\n\nPeer Tutor, Marrow College\n2012 - 2014\n- Taught physics",
  );
  expect(resume.leadership).toEqual([]);
  expect(resume.experience.map(({ title }) => title)).toEqual(["Cook", "Peer Tutor"]);
});
