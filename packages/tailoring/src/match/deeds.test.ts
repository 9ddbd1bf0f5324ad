import { expect, test } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume } from "../testing/build-resume.ts";
import { matchRequirements } from "./match-requirements.ts";
import { readSource } from "./source.ts";

function strengthOf(demand: string, bullet: string, skills: readonly string[] = []): number {
  const resume = buildResume({
    name: "Ada Quill",
    jobs: [
      { title: "Clerk", company: "Oak Mill", start: "2018-01", end: "present", bullets: [bullet] },
    ],
    skills,
  });
  const posting = parsePosting(`Clerk\nAlder Works\nRequirements\n- ${demand}`);
  const matches = matchRequirements(readSource(resume, [], "2026-11-01"), posting);
  return Math.max(...matches.map(({ strength }) => strength));
}

test.each([
  ["Supervisory experience", "Supervise two library assistants and 20 teen volunteers."],
  ["Supervisory experience", "Run a two-man crew that installs systems."],
  ["Grant writing", "Won a $15,000 state grant for a reading program."],
  ["Sales experience", "Referred 140 customers to the mortgage desk."],
])("%s is shown by %s", (demand, bullet) => {
  expect(strengthOf(demand, bullet)).toBeGreaterThanOrEqual(0.6);
});

test.each([
  ["Supervisory experience", "Managed the calendar for a team of four."],
  ["Supervisory experience", "Led a project for the nurses of two wards."],
  ["Grant writing", "Filed the papers of a grant."],
  ["Sales experience", "Raised the shelves before opening."],
])("%s is not shown by %s", (demand, bullet) => {
  expect(strengthOf(demand, bullet)).toBeLessThan(0.6);
});

test("who names an example in brackets has a kind of what is asked", () => {
  const demand = "Experience with integrated library systems (Polaris, Sierra)";
  expect(strengthOf(demand, "Shelved books.", ["Polaris"])).toBeGreaterThan(0.4);
  expect(strengthOf(demand, "Shelved books.", ["Word"])).toBe(0);
});
