import { describe, expect, it } from "vitest";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import { makePlan } from "../plan/make-plan.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import type { ResumeSketch } from "../testing/build-resume.ts";
import { credentials } from "./credentials.ts";

function told(sketch: Omit<ResumeSketch, "name">, ...asked: string[]): string | undefined {
  const resume = buildResume({ name: "A B", ...sketch });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const lines = asked.map((one) => `- ${one}`).join("\n");
  const posting = parsePosting(`Accountant at Orbit\n\nRequirements\n${lines}`);
  const plan = makePlan(source, posting, matchRequirements(source, posting));
  return credentials(source, plan, posting)?.text;
}

const education = [{ degree: "B.S. in Finance", school: "Oak College", end: "2012" }];

describe("the papers that a summary names", () => {
  it("are those that are asked for, a degree by its plain name", () => {
    const certifications = [{ name: "CPA" }, { name: "First aid" }];
    expect(
      told({ education, certifications }, "Bachelor's degree in Finance", "CPA license"),
    ).toMatch(/^Bachelor's degree in Finance(?: and CPA)?\.$/);
  });

  it("are none where none is asked for, or what is asked for is not held", () => {
    expect(told({ education }, "Excel")).toBeUndefined();
    expect(told({ education }, "CPA license")).toBeUndefined();
  });
});
