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
