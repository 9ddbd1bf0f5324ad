import { describe, expect, it } from "vitest";
import type { Change, Resume } from "@savile/model";
import { parsePosting } from "../posting/parse-posting.ts";
import { tailor } from "../tailor.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";

async function changesOf(resume: Resume, jobDescription: string): Promise<readonly Change[]> {
  const result = await tailor({
    resume,
    facts: factsOf(resume),
    extractionConfidence: 0.95,
    posting: parsePosting(jobDescription),
    jobDescription,
    today: "2026-11-21",
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.changes;
}

const posting = `Data Analyst at Orbit

Requirements
- Data analysis
- SQL
- Bachelor's degree in Computer Science`;

const analyst = buildResume({
  name: "A B",
  summary: "Seeking an internship in the field of geology.",
  jobs: [
    {
      title: "Data Analyst",
      company: "Brightwave",
      start: "2021-01",
      end: "2024-01",
      bullets: [
        "Analyzed ticket data with SQL and cut the backlog by 30%",
        "Trained two interns in reporting",
      ],
    },
  ],
  education: [{ degree: "B.S. in Computer Science", school: "Oak College", end: "2020" }],
  skills: ["Tableau", "Python"],
});

describe("a resume for a posting that fits", () => {
  it("opens with a summary for this job in the place of an objective", async () => {
    const changes = await changesOf(analyst, posting);
    const summary = changes.find(({ path }) => path === "summary");
    expect(summary?.after).toBe(
      "Data Analyst with 3 years of experience, including data analysis and work with SQL. Most recently at Brightwave, analyzed ticket data with SQL and cut the backlog by 30%. Bachelor's degree in Computer Science.",
    );
    expect(summary?.verdict).toBe("supported");
  });

  it("lists what lines of work show, in the words of the posting, and nothing else", async () => {
    const changes = await changesOf(analyst, posting);
    const added = changes.filter(({ path }) => path.startsWith("skl1.x-"));
    expect(added.map(({ after }) => after)).toEqual(["SQL", "Data analysis"]);
    expect(added.every(({ evidence }) => evidence.length > 0)).toBe(true);
  });

  it("takes what a line aims at for no skill", async () => {
    const aiming = buildResume({
      name: "A B",
      jobs: [
        {
          title: "Software Engineer",
          company: "Orbit",
          start: "2021-01",
          end: "2024-01",
          bullets: ["Fixed five bugs to enhance user experience"],
        },
      ],
      skills: ["Python"],
    });
    const changes = await changesOf(aiming, "Designer at Orbit\n\nRequirements\n- UX design");
    expect(changes.filter(({ path }) => path.startsWith("skl1.x-"))).toEqual([]);
  });

  it("puts the summary first, and skills that page one would not show behind it", async () => {
    const order = ["experience", "education", "skills", "summary"];
    const changes = await changesOf({ ...analyst, order }, posting);
    const sections = changes.find(({ path }) => path === "order");
    expect(sections?.after).toBe("summary experience education skills");
  });
});
