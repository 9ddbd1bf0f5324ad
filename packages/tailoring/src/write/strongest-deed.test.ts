import { describe, expect, it } from "vitest";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import { makePlan } from "../plan/make-plan.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { strongestDeed } from "./strongest-deed.ts";

const posting = parsePosting("Data Analyst at Acme\n\nRequirements\n- SQL\n- Reporting");

function told(company: string, ...bullets: string[]): string | undefined {
  const job = { title: "Data Analyst", company, start: "2021-01", end: "present", bullets };
  const resume = buildResume({ name: "A B", jobs: [job] });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  return strongestDeed(makePlan(source, posting, matchRequirements(source, posting)), posting)
    ?.text;
}

describe("the strongest deed", () => {
  it("is one that is asked for by name, with what came of it before a mere duty", () => {
    expect(
      told(
        "Orbit",
        "Answered questions of colleagues about SQL now and then",
        "Rebuilt 40 reports in SQL and cut their time by 60%",
      ),
    ).toBe("At Orbit, rebuilt 40 reports in SQL and cut their time by 60%.");
  });

  it("names the employer without its size, or the role where no employer is named", () => {
    const line = "Rebuilt 40 reports in SQL and cut their time by 60%";
    expect(told("Orbit (8 employee start-up)", line)).toMatch(/^At Orbit, /);
    expect(told("", line)).toMatch(/^As a data Analyst, |^As a data analyst, /);
  });

  it("is none where no line tells of a deed that is asked for", () => {
    expect(told("Orbit", "Watered the plants of the office")).toBeUndefined();
  });
});
