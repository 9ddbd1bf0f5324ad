import { describe, expect, it } from "vitest";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { barsOf } from "./bars.ts";
import { relationOf } from "./relation.ts";

interface Person {
  readonly title: string;
  readonly start?: string;
  readonly skills?: readonly string[];
}

function bars({ title, start = "2015", skills = [] }: Person, text: string): string[] {
  const resume = buildResume({
    name: "A B",
    jobs: [{ title, company: "Orbit", start, end: "present", bullets: [] }],
    skills: [...skills],
  });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const posting = parsePosting(text);
  const matches = matchRequirements(source, posting);
  return barsOf(posting, matches, relationOf(source, posting)).map(({ reason }) => reason);
}

describe("what stands in the way whatever else is met", () => {
  it("is a licence of the trade, and none to drive", () => {
    const nurse = { title: "Registered Nurse" };
    const asked = "Registered Nurse at Delta\nRequirements\n- ";
    expect(bars(nurse, `${asked}Dental hygienist license`)).toHaveLength(1);
    expect(bars(nurse, `${asked}Valid driver's license`)).toEqual([]);
  });

  it("is a language other than the one of the posting", () => {
    const text = "Sales Clerk at Delta\nRequirements\n- Fluent Norwegian or Danish\n- English";
    expect(bars({ title: "Sales Clerk" }, text)).toHaveLength(1);
    expect(bars({ title: "Sales Clerk", skills: ["Danish"] }, text)).toEqual([]);
  });

  it("are years in this work for whoever comes from another one", () => {
    const text = "Accountant at Delta\nRequirements\n- 5 years of accounting experience";
    expect(bars({ title: "Baker" }, text)).toHaveLength(1);
    expect(bars({ title: "Accountant", start: "2024" }, text)).toEqual([]);
  });
});
