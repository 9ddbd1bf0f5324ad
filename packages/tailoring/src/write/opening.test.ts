import { describe, expect, it } from "vitest";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import { makePlan } from "../plan/make-plan.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import type { ResumeSketch } from "../testing/build-resume.ts";
import { opening } from "./opening.ts";

function opened(sketch: Omit<ResumeSketch, "name">, jobDescription: string): string | undefined {
  const resume = buildResume({ name: "A B", ...sketch });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const posting = parsePosting(jobDescription);
  const plan = makePlan(source, posting, matchRequirements(source, posting));
  return opening(source, plan, posting)?.text;
}

const job = (title: string, start: string, end: string, ...bullets: string[]) => ({
  title,
  company: "Orbit",
  start,
  end,
  bullets,
});

const analystPosting = "Data Analyst at Acme\n\nRequirements\n- SQL\n- Excel";

describe("the first sentence of a summary", () => {
  it("names the role with its years, what is asked for, and tools as tools", () => {
    const jobs = [job("Data Analyst", "2021-01", "2024-01", "Wrote SQL for 12 reports")];
    expect(opened({ jobs }, analystPosting)).toBe(
      "Data Analyst with 3 years of experience, including work with SQL.",
    );
  });

  it("calls nobody a learner who was taken on, and gives a learner no years", () => {
    const intern = job("Data Analyst Intern", "2019-01", "2021-01", "Wrote SQL for 12 reports");
    const taken = job("Data Analyst", "2021-01", "2023-01", "Wrote SQL for 40 reports");
    expect(opened({ jobs: [taken, intern] }, analystPosting)).toMatch(/^Data Analyst with \d/);
    const education = [{ degree: "B.S. in Computer Science", school: "Oak College", end: "2020" }];
    expect(opened({ jobs: [intern], education }, analystPosting)).toBe(
      "Bachelor's degree in Computer Science, with experience in SQL.",
    );
  });

  it("takes no title of before, and no years that are fewer than what is asked for", () => {
    const now = job("Barista", "2022-01", "2024-01", "Made coffee for 200 guests a day");
    const before = job("Data Analyst", "2019-01", "2021-01", "Wrote SQL for 12 reports");
    expect(opened({ jobs: [now, before] }, analystPosting)).not.toMatch(/^Data Analyst/);
    const asked = `${analystPosting}\n- 5 years of experience in analysis`;
    expect(opened({ jobs: [{ ...before, end: "2024-01" }] }, asked)).toBe(
      "Data Analyst with 5 years of experience, including work with SQL.",
    );
    expect(opened({ jobs: [{ ...before, end: "2022-01" }] }, asked)).toBe(
      "Data Analyst with experience in SQL.",
    );
  });

  it("opens with study and posts where no role is of the kind that is sought", () => {
    const jobs = [
      job(
        "Youth Camp Counselor",
        "2018-06",
        "2018-08",
        "Developed strong communication skills dealing with youth and parents",
      ),
    ];
    const education = [{ degree: "B.A. in Communication", school: "Oak College", end: "2019" }];
    const posting = "Sales Representative at Acme\n\nRequirements\n- Communication skills";
    expect(opened({ jobs, education }, posting)).toBe(
      "Bachelor's degree in Communication, with experience as youth camp counselor.",
    );
  });

  it("says nothing where nothing answers the posting", () => {
    const jobs = [job("Member", "2018-06", "2018-08", "Sang in a choir")];
    expect(opened({ jobs }, analystPosting)).toBeUndefined();
  });
});
