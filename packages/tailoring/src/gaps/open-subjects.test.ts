import type { Match, Resume } from "@savile/model";
import { describe, expect, it } from "vitest";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { openSubjects } from "./open-subjects.ts";

const person = (bullets: string[], skills: string[] = []): Resume =>
  buildResume({
    name: "Ada Moss",
    jobs: [{ title: "Bookkeeper", company: "Fern & Sons", start: "2019", end: "2024", bullets }],
    skills,
  });

function namesOf(resume: Resume, requirements: string, level = "Requirements"): string[] {
  const jobDescription = `Bookkeeper\n${level}\n${requirements}`;
  const posting = parsePosting(jobDescription);
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const matches: Match[] = matchRequirements(source, posting);
  const gaps = matches.filter(({ strength }) => strength === 0).map(({ reqId }) => reqId);
  return openSubjects({ posting, jobDescription, tailoring: { matches, gaps } }, source).flatMap(
    (open) => [...open.names],
  );
}

const bare = person(["Kept the till of a shop"]);

describe("what is open to be asked about", () => {
  it("is what has a name and is nowhere in the resume", () => {
    expect(
      namesOf(bare, "- QuickBooks\n- Payroll\n- team player\n- 3 years of experience"),
    ).toEqual(expect.arrayContaining(["QuickBooks", "Payroll"]));
    expect(namesOf(bare, "- team player\n- degree in accounting\n- weekend shifts")).toEqual([]);
  });

  it("is nothing that a line says, or that is met", () => {
    expect(namesOf(person(["Ran the payroll in QuickBooks"]), "- QuickBooks\n- Payroll")).toEqual(
      [],
    );
  });

  it("is a nice-to-have that is one of few, and none of many", () => {
    const many = "- QuickBooks\n- Sage\n- Payroll\n- Excel\n- SAP\n- Power BI";
    expect(namesOf(bare, "- Xero", "Nice to have")).toEqual(["Xero"]);
    expect(namesOf(bare, many, "Nice to have")).toEqual([]);
  });

  it("is nothing of a group of which one is held", () => {
    expect(namesOf(person(["Kept books in Xero"]), "- Xero or QuickBooks")).toEqual([]);
  });
});
