import { describe, expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { openTo } from "./openness.ts";
import { relationOf } from "./relation.ts";

function relation(resume: ReturnType<typeof buildResume>, posting: string) {
  return relationOf(readSource(resume, factsOf(resume), "2026-11-21"), parsePosting(posting));
}

const baker = buildResume({
  name: "A B",
  jobs: [
    {
      title: "Baker",
      company: "Orbit",
      start: "2015",
      end: "present",
      bullets: ["Baked bread and pastry for three shops", "Kept the food safety log"],
    },
  ],
});

const backend = `Backend Developer at Delta
Requirements
- 3 years of experience
- PostgreSQL
- Kubernetes
- Docker
- REST APIs`;

function student(end: string): ReturnType<typeof buildResume> {
  return buildResume({ name: "A B", education: [{ degree: "BA in History", school: "X", end }] });
}

describe("how a person's work stands to a posting", () => {
  it("is of another field where title and skills are", () => {
    const found = relation(baker, backend);
    expect(found.likeness).toBe(0);
    expect(found.roles.map(({ nearness, counts }) => [nearness, counts])).toEqual([[0, 0]]);
  });

  it("is of the same work by the lines of a role, whatever its title", () => {
    const found = relation(
      buildResume({
        name: "A B",
        jobs: [
          {
            title: "Member of Staff",
            company: "Orbit",
            start: "2019",
            end: "2023",
            bullets: ["Ran PostgreSQL and Docker on Kubernetes", "Wrote REST APIs in Python"],
          },
        ],
      }),
      backend,
    );
    expect(found.likeness).toBeGreaterThan(0.7);
    expect(found.roles.every(({ counts }) => counts > 0)).toBe(true);
  });

  it("is of the same work where a title says no trade and its lines do", () => {
    const bullets = ["Ran PostgreSQL and Docker on Kubernetes", "Wrote REST APIs in Python"];
    const held = (title: string) =>
      relation(
        buildResume({
          name: "A B",
          jobs: [{ title, company: "Orbit", start: "2019", end: "2023", bullets }],
        }),
        backend,
      ).roles[0]?.nearness ?? 0;
    expect(held("Staff Engineer")).toBeGreaterThanOrEqual(0.7);
    expect(held("Baker")).toBeLessThan(0.4);
  });

  it("knows the studies under way", () => {
    expect(relation(student("2028-06"), backend).studies).toHaveLength(1);
    expect(relation(student("2019-06"), backend).studies).toEqual([]);
  });

  it("has no field where the posting names too little", () => {
    expect(relation(baker, "Helper wanted\nRequirements\n- Punctual").likeness).toBeNull();
  });
});

describe("who comes to a job from other trades", () => {
  it.each([
    ["Shop Assistant\nRequirements\n- High school diploma\n- Friendly", "neighbours"],
    ["Shop Assistant\nRequirements\n- Valid driver's license\n- Friendly", "neighbours"],
    ["Marketing Intern\nRequirements\n- Bachelor's degree in progress", "beginners"],
    ["College Aide\nRequirements\n- Matriculation at an accredited college", "beginners"],
    ["Registered Nurse\nRequirements\n- Registered Nurse license", "none"],
    ["Accountant\nRequirements\n- 5 years of experience", "none"],
  ])("%s", (text, expected) => {
    expect(openTo(parsePosting(text))).toBe(expected);
  });
});
