import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalResume } from "../resume/canonical.ts";
import type { Extraction } from "../tailoring/extraction.ts";
import { factsOfResume } from "../tailoring/facts.ts";
import { maxBullets, maxEntries, maxTextLength } from "../base/limits.ts";
import { emptyResume, noPeriod } from "../resume/resume.ts";
import type { Resume } from "../resume/resume.ts";
import { countCharacters } from "../text/text.ts";
import { anyResume } from "../testing/arbitrary.ts";
import { fromJsonResume } from "./from-json-resume.ts";
import { isObject, objectOf } from "./read-json.ts";
import { toJsonResume } from "./to-json-resume.ts";

function extractionOf(resume: Resume): Extraction {
  return {
    version: 1,
    format: "txt",
    pages: [],
    language: resume.language,
    confidence: 0.9,
    resume,
    facts: factsOfResume(resume, { by: "extracted" }),
    sections: [],
    lines: [],
    findings: [],
    unplaced: [],
  };
}

function readBack(value: unknown): Resume {
  const read = fromJsonResume(value);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** The objects inside meta.savile.values. */
function valuesOf(json: unknown): Record<string, unknown> {
  const savile = objectOf(objectOf(objectOf(json)["meta"])["savile"]);
  return { ...objectOf(savile["values"]) };
}

const jobs = [
  {
    id: "exp1",
    title: "Nurse",
    company: "City Clinic",
    location: "Lyon",
    dates: { text: "Jan 2020 – Present", start: "2020-01", end: "present" },
    summary: "",
    bullets: [{ id: "b1", text: "Cared for 12 patients a shift" }],
  },
];

const emptyJob = {
  title: "",
  company: "",
  location: "",
  dates: noPeriod(),
  summary: "",
  bullets: [],
};

describe("JSON Resume", () => {
  it("holds whatever a resume states, through a file and back", () => {
    fc.assert(
      fc.property(anyResume(), (resume) => {
        const wire: unknown = JSON.parse(JSON.stringify(toJsonResume(extractionOf(resume))));
        expect(readBack(wire)).toEqual(canonicalResume(resume));
      }),
      { numRuns: runs(200) },
    );
  });

  it("is the same, byte for byte, for the same extraction", () => {
    const extraction = extractionOf({ ...emptyResume(), name: "Ada", experience: jobs });
    expect(JSON.stringify(toJsonResume(extraction))).toBe(JSON.stringify(toJsonResume(extraction)));
  });

  it("uses the names of the standard and leaves absent values out", () => {
    const json = toJsonResume(extractionOf({ ...emptyResume(), name: "Ada", experience: jobs }));
    expect(json["basics"]).toEqual({ name: "Ada" });
    expect(json["work"]).toEqual([
      {
        name: "City Clinic",
        position: "Nurse",
        location: "Lyon",
        startDate: "2020-01",
        highlights: ["Cared for 12 patients a shift"],
      },
    ]);
    expect(json).not.toHaveProperty("education");
  });

  it("names the place and the confidence of each value by its path", () => {
    const resume = { ...emptyResume(), name: "Ada", experience: jobs };
    const extraction = extractionOf(resume);
    const facts = extraction.facts.map((fact) =>
      fact.id === "exp1.b1"
        ? { ...fact, confidence: 0.8, span: { start: 4, end: 9, page: 2, lines: ["p2.l1"] } }
        : fact,
    );
    const values = valuesOf(toJsonResume({ ...extraction, facts }));
    expect(values["work.0.highlights.0"]).toEqual({
      raw: "Cared for 12 patients a shift",
      confidence: 0.8,
      from: "text",
      spans: [{ start: 4, end: 9, page: 2 }],
    });
    expect(values["work.0.startDate"]).toMatchObject({
      raw: "Jan 2020 – Present",
      status: "present",
    });
  });

  it("finds the fact of a value although an empty entry stands before it", () => {
    const second = jobs.map((job) => ({ ...job, id: "exp2" }));
    const resume = { ...emptyResume(), experience: [{ ...emptyJob, id: "exp1" }, ...second] };
    const extraction = extractionOf(resume);
    const facts = extraction.facts.map((fact) => ({ ...fact, confidence: 0.7 }));
    const values = valuesOf(toJsonResume({ ...extraction, facts }));
    expect(values["work.1.position"]).toMatchObject({ raw: "Nurse", confidence: 0.7 });
  });

  it("gives a list back as it was written, whatever stands between its commas", () => {
    const project = { id: "prj1", name: "Map", dates: noPeriod(), description: "", bullets: [] };
    for (const technologies of ["Go, Rust", "Go,Rust", "a, , b", ", x", "one", "a".repeat(50)]) {
      const resume = { ...emptyResume(), projects: [{ ...project, technologies }] };
      expect(readBack(toJsonResume(extractionOf(resume))).projects[0]?.technologies).toBe(
        technologies,
      );
    }
    const long = Array.from({ length: 90 }, (_, index) => `t${index}`).join(", ");
    const resume = { ...emptyResume(), projects: [{ ...project, technologies: long }] };
    expect(readBack(toJsonResume(extractionOf(resume))).projects[0]?.technologies).toBe(long);
  });

  it.each([
    ["Portland, OR", { city: "Portland", region: "OR" }],
    ["12 Main St, Portland", { address: "12 Main St, Portland" }],
    ["Berlin", { address: "Berlin" }],
    ["", undefined],
  ])("splits the place %j into town and region only where both are plain", (location, expected) => {
    const contact = { ...emptyResume().contact, location };
    const json = toJsonResume(extractionOf({ ...emptyResume(), name: "Ada", contact }));
    expect(objectOf(json.basics)["location"]).toEqual(expected);
  });

  it("names the grade apart without taking it from the details", () => {
    const school = {
      id: "edu1",
      degree: "BSc",
      field: "",
      school: "TU",
      location: "",
      dates: noPeriod(),
      details: [{ id: "d1", text: "GPA: 3.9/4.0" }],
    };
    const json = toJsonResume(extractionOf({ ...emptyResume(), education: [school] }));
    expect(json["education"]).toEqual([
      { institution: "TU", studyType: "BSc", score: "3.9/4.0", courses: ["GPA: 3.9/4.0"] },
    ]);
    expect(readBack(json).education).toEqual([school]);
  });

  it("carries the id of the upload only where there is one", () => {
    const extraction = extractionOf({ ...emptyResume(), name: "Ada" });
    expect(JSON.stringify(toJsonResume(extraction, "u_1"))).toContain('"uploadId":"u_1"');
    expect(JSON.stringify(toJsonResume(extraction))).not.toContain("uploadId");
  });

  it("reads a foreign file by the standard", () => {
    const resume = readBack({
      basics: {
        name: "Ada",
        label: "Engineer",
        email: "ada@example.org",
        url: "https://ada.example.org",
        location: { city: "Berlin", countryCode: "DE" },
        profiles: [
          { network: "LinkedIn", url: "https://linkedin.com/in/ada" },
          { network: "GitHub", username: "ada" },
          { network: "Mastodon", url: "https://social.example.org/@ada" },
        ],
      },
      work: [
        { name: "Acme", position: "Engineer", startDate: "2020-03", highlights: ["Built it"] },
      ],
      education: [
        { institution: "TU", studyType: "BSc", area: "Physics", endDate: "2019", score: "1.3" },
      ],
      interests: [{ name: "Chess", keywords: ["blitz"] }],
      references: [{ name: "Bob", reference: "Great." }],
    });
    expect(resume.contact).toEqual({
      email: "ada@example.org",
      phone: "",
      location: "Berlin, DE",
      linkedin: "https://linkedin.com/in/ada",
      github: "github.com/ada",
      links: [
        { id: "u1", text: "https://ada.example.org" },
        { id: "u2", text: "https://social.example.org/@ada" },
      ],
    });
    expect(resume.experience[0]).toMatchObject({
      id: "exp1",
      title: "Engineer",
      company: "Acme",
      dates: { text: "Mar 2020 – Present", start: "2020-03", end: "present" },
    });
    expect(resume.education[0]).toMatchObject({
      dates: { text: "2019", start: "", end: "2019" },
      details: [{ id: "d1", text: "Grade: 1.3" }],
    });
    expect(resume.additional.map((section) => section.title)).toEqual(["Interests", "References"]);
  });

  it("does not call a course or a project of unknown end a present one", () => {
    const resume = readBack({
      education: [{ institution: "TU", startDate: "2018" }],
      projects: [{ name: "Map", startDate: "2018-05" }],
    });
    expect(resume.education[0]?.dates).toEqual({ text: "2018", start: "2018", end: "" });
    expect(resume.projects[0]?.dates).toEqual({ text: "May 2018", start: "2018-05", end: "" });
  });

  it("takes dates in words as they are written", () => {
    const resume = readBack({ work: [{ name: "A", startDate: "March 2020", endDate: "2021" }] });
    expect(resume.experience[0]?.dates).toEqual({
      text: "March 2020 – 2021",
      start: "2020-03",
      end: "2021",
    });
  });

  it("drops the wording of dates that were changed afterwards", () => {
    const json = structuredClone(
      toJsonResume(extractionOf({ ...emptyResume(), experience: jobs })),
    );
    json["work"] = [{ name: "City Clinic", startDate: "2021-05", endDate: "2022" }];
    expect(readBack(json).experience[0]?.dates).toMatchObject({ start: "2021-05", end: "2022" });
  });

  it("refuses what is no JSON Resume", () => {
    for (const value of [null, 1, "x", [], {}, { basics: "x" }, { work: {} }, { name: "Ada" }]) {
      expect(fromJsonResume(value)).toEqual({ ok: false, error: { code: "not_json_resume" } });
    }
  });

  it("keeps within the limits of entries, lines and texts", () => {
    const resume = readBack({
      work: Array.from({ length: 100 }, (_, index) => ({
        name: `Company ${index}`,
        summary: "🚀".repeat(9_000),
        highlights: Array.from({ length: 90 }, (__, place) => `line ${place}`),
      })),
    });
    expect(resume.experience).toHaveLength(maxEntries);
    expect(resume.experience[0]?.bullets).toHaveLength(maxBullets);
    expect(countCharacters(resume.experience[0]?.summary ?? "")).toBe(maxTextLength);
  });

  it("passes over values of the wrong kind and never throws", () => {
    fc.assert(
      fc.property(
        fc.object({ key: fc.constantFrom("basics", "work", "meta", "name") }),
        (value) => {
          const read = fromJsonResume({ basics: {}, ...value });
          expect(isObject(read)).toBe(true);
        },
      ),
      { numRuns: runs(200) },
    );
    expect(
      readBack({ basics: { name: ["x"], profiles: "y" }, work: [null, 3, { name: 7 }] }).experience,
    ).toHaveLength(1);
  });

  it("does not read inherited keys", () => {
    const value: unknown = JSON.parse('{"basics":{"__proto__":{"name":"Mallory"}}}');
    expect(readBack(value).name).toBe("");
    expect(noPeriod()).toEqual({ text: "", start: "", end: "" });
  });
});
