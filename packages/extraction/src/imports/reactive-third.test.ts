import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

const section = (type: string, name: string, items: readonly object[], visible = true) => ({
  id: name,
  name,
  type,
  columns: 2,
  visible,
  items: items.map((item, at) => ({ id: `${at}`, ...item })),
});

/** A file of the third generation: days as moments, texts in Markdown, the place in parts. */
function fileWith(sections: object, format = "MMMM YYYY"): object {
  return {
    basics: {
      name: "Ilse Vorm",
      email: "ilse@example.org",
      phone: "+31 6 5550 0101",
      birthdate: "1980-01-02",
      headline: "Glazier",
      website: "https://vorm.example",
      summary: "Sets **large** panes.\n\n- by hand\n- by crane",
      location: { address: "Kade 4", city: "Hoorn", region: "", country: "NL", postalCode: "1621" },
      photo: { url: "", visible: false, filters: { size: 128, shape: "square" } },
      profiles: [{ id: "p", network: "GitHub", username: "vorm", url: "https://github.com/vorm" }],
    },
    sections,
    metadata: { date: { format }, locale: "nl" },
  };
}

async function read(file: object) {
  const result = await extract(strToU8(JSON.stringify(file)), { today: "2026-11-30" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const work = [
  {
    name: "Ruit BV",
    position: "Foreman",
    url: "https://ruit.example",
    date: { start: "2019-02-28T23:00:00.000Z", end: "" },
    summary: "* Crew of **six**\n* [Panes](https://panes.example) to 9 m",
  },
  {
    name: "Glaswerk",
    position: "Glazier",
    url: "",
    date: { start: "2012-05-01T00:00:00.000Z", end: "2018-12-31" },
    summary: "Shop fronts.",
  },
];

test("a file of the third generation is read with its jobs, studies and terms", async () => {
  const { resume, maker } = await read(
    fileWith({
      work: section("basic", "Werk", work),
      education: section("basic", "School", [
        {
          institution: "Vakschool",
          degree: "MBO 3",
          area: "Glass",
          date: { start: "2009-09-01", end: "2012-04-01" },
          courses: ["Leading"],
        },
      ]),
      skills: section("basic", "Skills", [
        { name: "Glazing", level: "Expert", levelNum: 9, keywords: ["Putty", "Silicone"] },
        { name: "Rigging", level: "", levelNum: 0, keywords: [] },
      ]),
      languages: section("basic", "Talen", [{ name: "Dutch", level: "Native", levelNum: 10 }]),
      awards: section("basic", "Awards", [
        { title: "Pane of the year", awarder: "Guild", date: "2016-07-31T22:00:00.000Z" },
      ]),
      volunteer: section("basic", "Volunteer", [
        { organization: "Chapel", position: "Warden", date: { start: "2020-01-01", end: "" } },
      ]),
    }),
  );
  expect(maker).toBe("Reactive Resume");
  expect(resume).toMatchObject({
    name: "Ilse Vorm",
    headline: "Glazier",
    summary: "Sets large panes.\nby hand\nby crane",
    contact: { location: "Kade 4, 1621 Hoorn, NL", github: "https://github.com/vorm" },
    experience: [
      {
        title: "Foreman",
        company: "Ruit BV",
        dates: { text: "Mar 2019 – Present", start: "2019-03", end: "present" },
        bullets: [{ text: "Crew of six" }, { text: "Panes to 9 m" }],
      },
      { title: "Glazier", company: "Glaswerk", dates: { start: "2012-05", end: "2018-12" } },
    ],
    education: [
      {
        school: "Vakschool",
        degree: "MBO 3",
        field: "Glass",
        dates: { start: "2009-09", end: "2012-04" },
        details: [{ text: "Leading" }],
      },
    ],
    skills: [
      { category: "Glazing", skills: [{ text: "Putty" }, { text: "Silicone" }] },
      { skills: [{ text: "Rigging" }] },
    ],
    languages: [{ name: "Dutch", level: "Native" }],
    awards: [{ title: "Pane of the year", dates: { end: "2016-08" } }],
    volunteer: [{ title: "Warden", organization: "Chapel", dates: { start: "2020-01" } }],
  });
});

test.each([
  ["MMMM DD, YYYY", "2012-05-01"],
  ["M.D.YYYY", "2012-05-01"],
  ["MM/YYYY", "2012-05"],
  ["YYYY", "2012"],
])("of a day as much is said as the format %s shows", async (format, start) => {
  const { resume } = await read(fileWith({ work: section("basic", "Werk", work) }, format));
  expect(resume.experience[1]?.dates.start).toBe(start);
});

test("second sections, terms and sections of the person's own are told apart", async () => {
  const own = { title: "Crane day", subtitle: "Harbour", summary: "For schools.", keywords: [] };
  const term = { title: "Patience", subtitle: "", level: "", levelNum: 8, keywords: ["Calm"] };
  const { resume } = await read(
    fileWith({
      work: section("basic", "Werk", work),
      a1: section("work", "Before", [{ name: "Lijm", position: "Helper", date: {} }]),
      a2: section("custom", "Open days", [{ ...own, date: { start: "2021-01-01", end: "" } }]),
      a3: section("custom", "Soft Skills", [{ ...term, date: { start: "", end: "" } }]),
    }),
  );
  expect(resume.experience.map((job) => job.company)).toEqual(["Ruit BV", "Glaswerk", "Lijm"]);
  expect(resume.skills).toMatchObject([{ category: "Patience", skills: [{ text: "Calm" }] }]);
  expect(resume.additional).toMatchObject([
    {
      title: "Open days",
      lines: [{ text: "Crane day, Harbour, Jan 2021 – Present" }, { text: "For schools." }],
    },
  ]);
});

test("what is hidden stays out", async () => {
  const { resume } = await read(
    fileWith({
      work: section("basic", "Werk", work),
      interests: section("basic", "Interests", [{ name: "Whist", keywords: ["Bids"] }], false),
      a1: section("custom", "Old", [{ title: "Bar work" }], false),
    }),
  );
  expect(JSON.stringify(resume)).not.toMatch(/Whist|Bids|Bar work/u);
});
