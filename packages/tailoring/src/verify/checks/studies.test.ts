import { describe, expect, it } from "vitest";
import { buildResume, factsOf } from "../../testing/build-resume.ts";
import { verifyClaims } from "../verify-claims.ts";

const resume = buildResume({
  name: "Ada Quill",
  jobs: [
    {
      title: "Dyer",
      company: "Brannock Mills",
      location: "Tessaly",
      start: "2016",
      end: "2019",
      bullets: ["Mixed indigo vats for the Orland market"],
    },
  ],
  education: [
    {
      degree: "MSc Textile Chemistry",
      school: "Umbra University",
      end: "2016",
      details: ["Thesis on indigo fastness"],
    },
    { degree: "BA Art History", school: "Hazel College", end: "2014", details: ["cum laude"] },
  ],
  certifications: [{ name: "Safe solvents course", issuer: "Kestle Institute", year: "2018" }],
});

function reasonsTo(text: string): string {
  const claims = [{ id: "x", section: "summary", text }];
  const [found] = verifyClaims({ resume, facts: factsOf(resume), asOf: "2026-11", claims });
  return found?.reasons.join() ?? "";
}

describe("what one study says", () => {
  it.each([
    "My thesis on fastness was written at Hazel College",
    "BA in Art History, cum laude, from Umbra University",
    "Safe solvents course, Hazel College, 2018",
  ])("is not said of another: %s", (text) => {
    expect(reasonsTo(text)).toContain("of another school");
  });

  it.each([
    "My thesis on indigo fastness was written at Umbra University",
    "BA, Hazel College, cum laude; MSc in Textile Chemistry, Umbra University",
    "Studied art history at Hazel College and textile chemistry at Umbra University",
    "Dyer with a degree from Hazel College",
  ])("may be said of its own, and of both where both are named: %s", (text) => {
    expect(reasonsTo(text)).not.toContain("of another school");
  });
});

describe("the name of a school", () => {
  it.each(["My degree is from Brannock Textile College", "Earned my degree at Tessaly Orland"])(
    "stands in one line: %s",
    (text) => {
      expect(reasonsTo(text)).toContain("does not name");
    },
  );

  it.each(["Graduate of Umbra University", "Trained at the Kestle Institute, Safe Solvents"])(
    "may stand anywhere: %s",
    (text) => {
      expect(reasonsTo(text)).not.toContain("does not name");
    },
  );
});

it("a school where somebody works is no degree of theirs", () => {
  const job = { title: "Art Teacher", company: "Brannock High School", start: "2019", end: "2021" };
  const teacher = buildResume({
    name: "Ada Quill",
    jobs: [{ ...job, bullets: ["Taught drawing"] }],
  });
  const text = "Art Teacher, Brannock High School";
  const [found] = verifyClaims({
    resume: teacher,
    facts: factsOf(teacher),
    asOf: "2026-11",
    claims: [{ id: "x", section: "summary", text }],
  });
  expect(found?.reasons.join()).not.toContain("degree");
});
