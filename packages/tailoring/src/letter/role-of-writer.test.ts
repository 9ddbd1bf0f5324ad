import { expect, test } from "vitest";
import { makePlan } from "../plan/make-plan.ts";
import { readSource } from "../match/source.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { rolesOf } from "./role-of-writer.ts";

function firstFor(today: string, sought: string): string | undefined {
  const resume = buildResume({
    name: "Ada Quill",
    jobs: [
      {
        title: today,
        company: "Elm Library",
        start: "2025-02",
        end: "present",
        bullets: ["Shelved books"],
      },
      {
        title: "School Speech Therapist",
        company: "Ash School",
        start: "2016",
        end: "2024",
        bullets: ["Carried a caseload of 48 pupils"],
      },
    ],
  });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const posting = { ...parsePosting(sought), title: sought };
  const plan = makePlan(source, posting, []);
  return rolesOf({ source, plan, posting })[0]?.title;
}

test("who has done the work sought is introduced by it, whatever was done since", () => {
  expect(firstFor("Library Helper", "Speech Therapist")).toBe("School Speech Therapist");
});

test("a job of today that is near comes first", () => {
  expect(firstFor("Lead Speech Therapist", "Speech Therapist")).toBe("Lead Speech Therapist");
});

test.each([
  "Career break (two children)",
  "Home with a sick parent",
  "Parental leave and home duties",
])("%s is no job, where a resume lists it among jobs", (title) => {
  const resume = buildResume({
    name: "Ada Quill",
    jobs: [
      { title, company: "", start: "2024", end: "present", bullets: ["Read a course"] },
      {
        title: "Parental Leave Cover Librarian",
        company: "Ash Library",
        start: "2019",
        end: "2024",
        bullets: ["Ran the desk"],
      },
    ],
  });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const posting = { ...parsePosting("Librarian"), title: "Librarian" };
  const roles = rolesOf({ source, plan: makePlan(source, posting, []), posting });
  expect(roles.map((role) => role.title)).toEqual(["Parental Leave Cover Librarian"]);
});
