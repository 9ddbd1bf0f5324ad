import { describe, expect, it } from "vitest";
import { maxBullets, maxEntries, maxTextLength } from "../base/limits.ts";
import { printedOrder } from "../resume/canonical.ts";
import { listsOfDocument } from "../edits/lists.ts";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import { valueOf } from "../testing/sample-documents.ts";
import { countCharacters } from "../text/text.ts";
import { fromJsonResume } from "./from-json-resume.ts";

function read(value: unknown) {
  return valueOf(fromJsonResume(value));
}

function many<T>(count: number, one: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => one(index));
}

/** A file of ours that states a name, and `savile` beside the standard. */
function own(savile: Record<string, unknown>) {
  return read({ basics: { name: "Ada" }, meta: { savile } });
}

function entry(index: number) {
  return {
    name: `Entry ${index}`,
    title: `Entry ${index}`,
    language: `Entry ${index}`,
    institution: `Entry ${index}`,
    url: `https://example.org/${index}`,
    highlights: many(200, String),
    keywords: many(200, String),
    courses: many(200, String),
  };
}

function record(index: number) {
  return {
    id: `x${index}`,
    title: `Entry ${index}`,
    organization: "",
    location: "",
    dates: { text: "", start: "", end: "" },
    summary: "",
    bullets: many(200, (at) => ({ id: `b${at}`, text: `line ${at}` })),
  };
}

describe("the contact of a foreign file", () => {
  it.each([
    ["Berlin", "Berlin"],
    [{ city: "Berlin", region: "BE", countryCode: "DE" }, "Berlin, BE, DE"],
    [{ address: "Main St 1", postalCode: 10115, city: "Berlin" }, "Main St 1, 10115, Berlin"],
    [{ city: ["Berlin"] }, ""],
    [null, ""],
  ])("has for its place %j %j", (location, place) => {
    expect(read({ basics: { name: "Ada", location } }).contact.location).toBe(place);
  });

  it("has a profile by its network, or by its address where none is named", () => {
    const profiles = [
      { url: "https://linkedin.com/in/ada" },
      { network: "github", username: "ada" },
      { network: "GitHub", username: "second" },
      { username: "ada", network: "Chess" },
      {},
    ];
    expect(read({ basics: { name: "Ada", profiles } }).contact).toMatchObject({
      linkedin: "https://linkedin.com/in/ada",
      github: "github.com/ada",
      links: [
        { id: "u1", text: "github.com/second" },
        { id: "u2", text: "ada" },
      ],
    });
  });

  it("has the page of the person first among its links", () => {
    const basics = { website: "ada.example.org", profiles: [{ network: "X", url: "x.example" }] };
    expect(read({ basics }).contact.links.map(({ text }) => text)).toEqual([
      "ada.example.org",
      "x.example",
    ]);
  });
});

describe("the entries of a foreign file", () => {
  it("are read under the names that other files give them", () => {
    const resume = read({
      work: [{ company: "Acme", position: "Clerk" }],
      education: [{ institution: "TU", gpa: 3.9 }],
      projects: [{ name: "Map", summary: "A map.", keywords: "Go" }],
      languages: [{ name: "French", level: "fluent" }],
    });
    expect(resume.experience).toMatchObject([{ company: "Acme", title: "Clerk" }]);
    expect(resume.education[0]?.details).toEqual([{ id: "d1", text: "Grade: 3.9" }]);
    expect(resume.projects).toMatchObject([{ description: "A map.", technologies: "Go" }]);
    expect(resume.languages).toMatchObject([{ name: "French", level: "fluent" }]);
  });

  it("have the grade once, where a course says it already", () => {
    const education = [{ institution: "TU", score: "1.3", courses: ["Grade 1.3 of 4"] }];
    expect(read({ education }).education[0]?.details).toEqual([
      { id: "d1", text: "Grade 1.3 of 4" },
    ]);
  });

  it.each([
    [{ startDate: "2020-03", endDate: "2021-04" }, "Mar 2020 – Apr 2021", "2020-03", "2021-04"],
    [{ startDate: "2020", endDate: "" }, "2020 – Present", "2020", "present"],
    [{ endDate: "2020-01-31" }, "Jan 31, 2020", "", "2020-01-31"],
    [{ startDate: "once", endDate: "later" }, "once – later", "", ""],
    [{ startDate: 2019, endDate: 2020 }, "2019 – 2020", "2019", "2020"],
    [{}, "", "", ""],
  ])("have for the dates %j the words %j", (dates, text, start, end) => {
    const [job] = read({ work: [{ name: "Acme", ...dates }] }).experience;
    expect(job?.dates).toEqual({ text, start, end });
  });

  it("have of an award its one date", () => {
    expect(read({ awards: [{ title: "Prize", date: "2020-05-01" }] }).awards[0]?.dates).toEqual({
      text: "May 1, 2020",
      start: "",
      end: "2020-05-01",
    });
  });

  it("are left out where they state nothing, and numbered by what is left", () => {
    const work = [{}, { name: "" }, { name: "Acme" }, "Clerk", null];
    expect(read({ work }).experience.map(({ id }) => id)).toEqual(["exp1"]);
  });
});

describe("what our own file holds beside the standard", () => {
  it("is passed over where it is of another shape", () => {
    const entries = {
      patents: [{ id: "pat1", title: "Wheel" }, null, "x"],
      competencies: [{ id: "c1", text: "Planning" }, "Rowing"],
      additional: { 0: { id: "add1", title: "Boats", lines: [] } },
    };
    const resume = own({ entries, values: [], order: "summary" });
    expect(resume.patents).toEqual([]);
    expect(resume.competencies).toEqual([{ id: "c1", text: "Planning" }]);
    expect(resume.additional).toEqual([]);
  });

  it("gives the order of the sections, of which each stands there once", () => {
    const additional = [{ id: "add7", title: "Boats", lines: [{ id: "l1", text: "Two" }] }];
    const order = ["add7", "add7", "nowhere", 7, "skills", "__proto__", "work", "summary"];
    const resume = read({
      basics: { summary: "A summary." },
      skills: [{ keywords: ["Git"] }],
      meta: { savile: { entries: { additional }, order } },
    });
    expect(printedOrder(resume)).toEqual(["add1", "skills", "summary"]);
    expect(new Set(resume.order).size).toBe(resume.order.length);
  });

  it("names the language, and English where it names none", () => {
    expect(own({ language: "pt-BR" }).language).toBe("pt-BR");
    expect(own({ language: "<script>" }).language).toBe("en");
    expect(own({}).language).toBe("en");
  });

  it("keeps no text that is longer than a document's, wherever it stands", () => {
    const long = "x".repeat(maxTextLength + 50);
    const entries = { competencies: [{ id: "c1", text: long }] };
    expect(countCharacters(own({ entries }).competencies[0]?.text ?? "")).toBe(maxTextLength);
  });
});

describe("a file that holds too much", () => {
  it("is cut in every section to the entries and lines that a section and an entry hold", () => {
    const list = many(200, entry);
    const records = many(200, record);
    const resume = read({
      basics: { name: "Ada" },
      work: list,
      education: list,
      skills: list,
      projects: list,
      certificates: list,
      languages: list,
      volunteer: list,
      awards: list,
      publications: list,
      meta: {
        savile: { entries: { patents: records, memberships: records, military: records } },
      },
    });
    const lists = listsOfDocument({ resume, letter: emptyLetter() }, "resume");
    const over = [...lists.values()].filter(({ values, most }) => values.length > most);
    expect(over.map(({ list: name }) => name)).toEqual([]);
    expect(resume.patents).toHaveLength(maxEntries);
    expect(resume.patents[0]?.bullets).toHaveLength(maxBullets);
    expect(resume.skills[0]?.skills).toHaveLength(maxBullets);
  });
});
