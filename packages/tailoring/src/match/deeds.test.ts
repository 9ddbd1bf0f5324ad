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

test("what is asked for in two may stand in two lines, and not in one alone", () => {
  const demand = "Experience with CRRT and ventilators";
  expect(strengthOf(demand, "Cared for two patients.", ["CRRT", "Ventilators"])).toBe(0.9);
  expect(strengthOf(demand, "Cared for two patients.", ["CRRT"])).toBe(0.5);
});

test("a licence may be written out in words", () => {
  const posting = parsePosting("Nurse\nAlder Hospital\nRequirements\n- Current RN license\n- CPA");
  const resume = buildResume({
    name: "Ada Quill",
    certifications: [{ name: "Registered Nurse" }, { name: "Notary Public" }],
  });
  const matches = matchRequirements(readSource(resume, [], "2026-11-01"), posting);
  expect(matches.map(({ strength }) => strength > 0)).toEqual([true, false]);
});

test("years in a kind of house are years at employers that name themselves by it", () => {
  const posting = parsePosting(
    "Porter\nOak\nRequirements\n- 3 years of commercial construction experience",
  );
  const years = (company: string): number => {
    const jobs = [
      { title: "Porter", company, start: "2018-01", end: "present", bullets: ["Ran."] },
    ];
    const source = readSource(buildResume({ name: "Ada Quill", jobs }), [], "2026-11-01");
    return matchRequirements(source, posting)[0]?.strength ?? 0;
  };
  expect(years("Alder Valley Construction")).toBe(1);
  expect(years("Alder Mill")).toBe(0);
});
