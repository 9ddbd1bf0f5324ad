import { describe, expect, it } from "vitest";
import type { Resume } from "@savile/model";
import { parsePosting } from "../posting/parse-posting.ts";
import { tailor } from "../tailor.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { engineerResume, nurseResume } from "../testing/gauntlet.ts";
import * as postings from "../testing/postings.ts";
import * as resumes from "../testing/resumes.ts";

const people: Readonly<Record<string, Resume>> = { ...resumes, engineerResume, nurseResume };
const jobs: Readonly<Record<string, string>> = postings;

async function changesOf(resume: Resume, jobDescription: string) {
  const result = await tailor({
    resume,
    facts: factsOf(resume),
    extractionConfidence: 0.95,
    posting: parsePosting(jobDescription),
    jobDescription,
    today: "2026-11-21",
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe("tailoring what was tailored for the same posting", () => {
  // Every third pair: each person and each posting is met several times.
  const pairs = Object.entries(people)
    .flatMap(([person, resume]) =>
      Object.entries(jobs).map(([job, text]) => ({ person, job, resume, text })),
    )
    .filter((_, index) => index % 3 === 0);

  it.each(pairs)("finds nothing to do: $person, $job", async ({ resume, text }) => {
    const first = await changesOf(resume, text);
    const second = await changesOf(first.resume.resume, text);
    const texts = second.changes.map(({ path, rule, before, after }) => ({
      path,
      rule,
      before,
      after,
    }));
    expect(texts).toEqual([]);
  });

  it("rewrites a line with several reasons in one change", async () => {
    const resume = buildResume({
      name: "A B",
      jobs: [
        {
          title: "Engineer",
          company: "Orbit",
          start: "2019",
          end: "2022",
          bullets: ["Maintain the Postgres and K8s set-up in order to serve 12 teams"],
        },
      ],
    });
    const { changes, resume: made } = await changesOf(resume, postings.softwarePosting);
    const line = made.resume.experience[0]?.bullets[0]?.text;
    expect(line).toBe("Maintained the PostgreSQL and Kubernetes set-up to serve 12 teams");
    expect(changes.filter((change) => change.path === "exp1.b1")).toHaveLength(1);
  });
});
