import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";

type Found = readonly [title: string, company: string, place: string, bullets: number];

/** What is read below a heading of jobs in a plain text. */
async function jobsIn(lines: readonly string[], heading = "Work Experience"): Promise<Found[]> {
  const text = ["Ana Prado", "ana@example.org", "", heading, "", ...lines, ""].join("\n");
  const result = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume.experience.map(({ title, company, location, bullets }) => [
    title,
    company,
    location,
    bullets.length,
  ]);
}

async function studiesIn(lines: readonly string[]): Promise<(readonly [string, string])[]> {
  const text = ["Ana Prado", "ana@example.org", "", "Education", "", ...lines, ""].join("\n");
  const result = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
  return result.ok
    ? result.value.resume.education.map(({ degree, school }) => [degree, school] as const)
    : [];
}

test("elements of a list with their dates below are jobs, the elements set in are theirs", async () => {
  const lines = [
    "- Head Cook, Larch View Hotel, Leeds, UK",
    "  Mar 2019 – Present",
    "  - Cooked for 90 covers on weekend nights",
    "  - Trained two new colleagues",
    "- Line Cook, Fennel Bistro, York, UK",
    "  Jan 2016 – Feb 2019",
    "  - Ordered from nine suppliers",
  ];
  expect(await jobsIn(lines)).toEqual([
    ["Head Cook", "Larch View Hotel", "Leeds, UK", 2],
    ["Line Cook", "Fennel Bistro", "York, UK", 1],
  ]);
});

test("the same holds where the elements below have the same edge", async () => {
  const lines = [
    "- Head Cook, Larch View Hotel",
    "Mar 2019 – Present",
    "- Cooked for 90 covers on weekend nights",
    "- Trained two new colleagues",
    "- Line Cook, Fennel Bistro",
    "Jan 2016 – Feb 2019",
    "- Ordered from nine suppliers",
  ];
  expect(await jobsIn(lines)).toEqual([
    ["Head Cook", "Larch View Hotel", "", 2],
    ["Line Cook", "Fennel Bistro", "", 1],
  ]);
});

test("a date below the last element of a job heads the next job and makes no header of the element", async () => {
  const lines = [
    "Mar 2019 – Present",
    "Head Cook, Larch View Hotel",
    "- Cooked for 90 covers on weekend nights",
    "Jan 2016 – Feb 2019",
    "Line Cook, Fennel Bistro",
    "- Ordered from nine suppliers",
  ];
  expect(await jobsIn(lines)).toEqual([
    ["Head Cook", "Larch View Hotel", "", 1],
    ["Line Cook", "Fennel Bistro", "", 1],
  ]);
});

test.each([
  ["Four years as Head Cook at Larch View from 2019 to 2023.", "Head Cook", "Larch View"],
  ["Working as Ward Clerk at Alder Clinic from 2020 to present.", "Ward Clerk", "Alder Clinic"],
  ["5 Jahre als Koch bei Gasthof Linde von 2015 bis 2020.", "Koch", "Gasthof Linde"],
  [
    "2 ans comme Infirmière chez Clinique Valombre de 2018 à 2020.",
    "Infirmière",
    "Clinique Valombre",
  ],
  ["Trabajo como Cocinero en Hotel Almendro desde 2021.", "Cocinero", "Hotel Almendro"],
  ["3 anos como Caixa na Padaria Central de 2017 a 2020.", "Caixa", "Padaria Central"],
])("the sentence %j is a job", async (sentence, title, company) => {
  expect(await jobsIn([sentence, "- Looked after many people"])).toEqual([[title, company, "", 1]]);
});

test("a sentence goes on over the end of its line", async () => {
  const lines = ["3 years as Housing Caseworker at City of Larkspur", "from 2020 to 2023."];
  expect(await jobsIn([...lines, "- Wrote notices"])).toEqual([
    ["Housing Caseworker", "City of Larkspur", "", 1],
  ]);
});

test("a sentence without a title or an organisation is none", async () => {
  const lines = [
    "Head Cook, Larch View",
    "Jan 2019 – Dec 2022",
    "- Worked as a team from 2019 to 2020",
  ];
  expect(await jobsIn(lines)).toEqual([["Head Cook", "Larch View", "", 1]]);
});

test.each([
  [["Copperfield Bistro Leeds, UK Head Chef", "Fennel Bistro York, UK Sous Chef"], "Head Chef"],
  [["Head Chef Copperfield Bistro Leeds, UK", "Sous Chef Fennel Bistro York, UK"], "Head Chef"],
])("headers with nothing between their parts are divided: %j", async (headers, title) => {
  const lines = headers.flatMap((header) => ["2019 – 2020", header, "- Looked after guests"]);
  expect(await jobsIn(lines)).toEqual([
    [title, "Copperfield Bistro", "Leeds, UK", 1],
    ["Sous Chef", "Fennel Bistro", "York, UK", 1],
  ]);
});

test("a title of several words stays whole where nothing names an employer", async () => {
  const lines = ["Day Rehabilitation Specialist", "2019 – 2020", "- Looked after guests"];
  expect(await jobsIn(lines)).toEqual([["Day Rehabilitation Specialist", "", "", 1]]);
});

test.each(["§", "¦", ">", "*", ":"])("a lone %j between blanks parts two values", async (sign) => {
  const lines = [`Head Chef ${sign} Fennel Bistro`, "2019 – 2020", "- Looked after guests"];
  expect(await jobsIn(lines)).toEqual([["Head Chef", "Fennel Bistro", "", 1]]);
});

test("an unknown name before a town is the firm where nobody else is", async () => {
  const lines = ["Monteclaro Bikes, Leeds, UK – Head Chef", "2019 – 2020", "- Looked after guests"];
  expect(await jobsIn(lines)).toEqual([["Head Chef", "Monteclaro Bikes", "Leeds, UK", 1]]);
});

test("the address of a firm on the web is not its name, the full stop behind a town no part of it", async () => {
  const lines = [
    "Larch View | www.larch-view.example.com",
    "Head Cook",
    "Leeds, UK. 2019 – 2020",
    "- Looked after guests",
  ];
  expect(await jobsIn(lines)).toEqual([["Head Cook", "Larch View", "Leeds, UK", 1]]);
});

test("units between elements are neither jobs nor elements", async () => {
  const lines = [
    "Planning Clerk, City of Windrush",
    "May 2020 – Present",
    "Housing Unit",
    "- Decided 39 claims a month",
    "Night Shift Team",
    "- Wrote notices that people understand",
  ];
  expect(await jobsIn(lines)).toEqual([["Planning Clerk", "City of Windrush", "", 2]]);
});

test("a unit with its organisation behind a comma is the employer", async () => {
  const lines = [
    "Benefits Officer",
    "Department of Works, Ashgrove",
    "2019 – 2020",
    "- Decided claims",
  ];
  const [job] = await jobsIn(lines);
  expect(job?.[1]).toContain("Department of Works");
});

test("several units below one title are jobs of it", async () => {
  const lines = [
    "Novaris, Leeds, UK",
    "Laboratory Technician",
    "Fermentation Department | May 2010 – Aug 2010",
    "- Read the gauges of two lines every hour",
    "Recovery Department | Jan 2009 – May 2009",
    "- Looked after the filters",
  ];
  expect(await jobsIn(lines)).toEqual([
    ["Laboratory Technician", "Novaris", "Leeds, UK", 1],
    ["Laboratory Technician", "Novaris", "Leeds, UK", 1],
  ]);
});

test("what describes an employer behind its name is not the employer", async () => {
  const lines = [
    "Head Cook",
    "Salt & Cedar Group · Regional restaurant group",
    "2019 – 2020",
    "- Looked after guests",
  ];
  expect(await jobsIn(lines)).toEqual([["Head Cook", "Salt & Cedar Group", "", 1]]);
});

test("a long line of names is a header, whatever it ends with", async () => {
  const header =
    "Day Rehabilitation Specialist, Greater Northern Goodwill Industries, Grand Island, NE.";
  const lines = [header, "- Managed a caseload", "Ward Clerk, Alder Clinic, Omaha, NE.", "- Filed"];
  expect((await jobsIn(lines)).map(([title, company]) => [title, company])).toEqual([
    ["Day Rehabilitation Specialist", "Greater Northern Goodwill Industries"],
    ["Ward Clerk", "Alder Clinic"],
  ]);
});

test("a job with a range of which nothing is recognised has its line as an unsure title", async () => {
  const text = `Ana Prado\nana@example.org\n\nExperience\n\nHead Cook, Larch View\n2019 – 2020\n- Cooked\n\nhttps://larch.example/work | 2017 – 2018\n- Looked after guests\n`;
  const result = await extract(new TextEncoder().encode(text), {
    today: "2026-11-01",
    confidence: "raw",
  });
  if (!result.ok) throw new Error(result.error.code);
  const { experience } = result.value.resume;
  expect(experience.map((job) => job.dates.text)).toEqual(["2019 – 2020", "2017 – 2018"]);
  const title = result.value.facts.find((fact) => fact.id === "exp2.title");
  expect(title?.confidence ?? 0).toBeLessThanOrEqual(0.4);
});

test.each([
  ["Public Administration – BA", "Public Administration – BA"],
  ["Diploma - Culinary Arts", "Diploma - Culinary Arts"],
  ["PhD in Grinding", "PhD in Grinding"],
])("the field of %j stays with the degree", async (line, degree) => {
  expect(await studiesIn(["Larkspur College", line, "2007 – 2010"])).toEqual([
    [degree, "Larkspur College"],
  ]);
});

test("studies may end on a full stop", async () => {
  const lines = ["PhD in Grinding, Hardvar University.", "Mar 2022 – Jan 2025"];
  expect(await studiesIn(lines)).toEqual([["PhD in Grinding", "Hardvar University"]]);
});

test("what a template says in place of names is read like names", async () => {
  const lines = ["Organization Name | City, ST", "Role / Title | Mon 20XX – Mon 20XX", "- Did it"];
  const jobs = await jobsIn([...lines, ...lines]);
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ["Role / Title", "Organization Name"],
    ["Role / Title", "Organization Name"],
  ]);
});
