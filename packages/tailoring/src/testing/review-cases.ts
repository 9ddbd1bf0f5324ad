import type { Decision, Resume, Tailoring } from "@savile/model";
import { parsePosting } from "../posting/parse-posting.ts";
import { review } from "../review.ts";
import type { SourceInput } from "../input/source-input.ts";
import { tailor } from "../tailor.ts";
import { buildResume, factsOf } from "./build-resume.ts";
import * as postings from "./postings.ts";
import * as resumes from "./resumes.ts";

/** A resume in need of many changes: other spellings, wrong tenses, fillers, and more lines than fit. */
export const longResume = buildResume({
  name: "Ines Varga",
  jobs: [
    {
      title: "Platform Engineer",
      company: "Blue Harbor",
      start: "2021-02",
      end: "present",
      bullets: [
        "Wrote the on-call handbook in order to shorten the first hour of an incident",
        "Moved 14 services to K8s and cut the deploy time by 40%",
        "Reviewed the dashboards of the payments team on a weekly basis",
        "Built REST APIs in NodeJS for 2 million requests per day",
        "Kept the Postgres clusters of three regions in step",
        "Trained 5 new colleagues on the release process",
      ],
    },
    {
      title: "Systems Administrator",
      company: "Fennel & Rye",
      start: "2017-05",
      end: "2021-01",
      bullets: [
        "Manages the backups of 60 servers",
        "Answers a queue of 30 tickets each day on a daily basis",
        "Installed the phones of two offices",
        "Write the monthly report for the owners due to the fact that they asked for it",
        "Ordered laptops, screens and printers",
        "Maintains all Linux hosts with Ansible",
      ],
    },
    {
      title: "Help Desk Assistant",
      company: "Alder Clinic",
      start: "2015-06",
      end: "2017-04",
      bullets: [
        "Reset passwords and unlocked accounts",
        "Handles a stock of 200 spare parts",
        "Carried printers between the floors",
      ],
    },
  ],
  education: [{ degree: "BSc Computer Science", school: "Tarn College", end: "2015" }],
  skills: ["Bash", "Ansible", "Postgres", "K8s", "NodeJS", "Grafana", "Linux"],
});

/** Pages of a resume that fits twelve lines to a page. */
export async function shortPages(resume: Resume): Promise<number> {
  return Math.ceil(resume.experience.reduce((sum, job) => sum + job.bullets.length, 0) / 12);
}

/** A resume, a posting and what the product makes of them. */
export interface ReviewCase {
  readonly name: string;
  readonly base: ReviewBase;
  readonly tailoring: Tailoring;
  readonly decisions?: readonly Decision[];
}

/** The part of a review's input that does not depend on the person. */
export type ReviewBase = SourceInput;

export function baseOf(resume: Resume, jobDescription: string): ReviewBase {
  return {
    resume,
    facts: factsOf(resume),
    extractionConfidence: 0.9,
    posting: parsePosting(jobDescription),
    jobDescription,
    today: "2026-11-21",
  };
}

export async function makeCase(
  name: string,
  resume: Resume,
  jobDescription: string,
): Promise<ReviewCase> {
  const base = baseOf(resume, jobDescription);
  const made = await tailor({ ...base, pageBudget: 1, measure: shortPages });
  if (!made.ok) throw new Error(made.error.code);
  return { name, base, tailoring: made.value };
}

const people: Readonly<Record<string, Resume>> = { longResume, ...resumes };

/** Every resume of the tests with every posting of the tests. */
export function allCases(): Promise<ReviewCase[]> {
  return Promise.all(
    Object.entries(people).flatMap(([person, resume]) =>
      Object.entries(postings).map(([job, text]) => makeCase(`${person} ${job}`, resume, text)),
    ),
  );
}

/** What was written, after these decisions. */
export function reviewed(
  { base, tailoring }: ReviewCase,
  decisions: readonly Decision[],
): Tailoring {
  return review({ ...base, tailoring, decisions });
}

/** The same decision on each of some changes. */
export function decideAll(
  changes: Tailoring["changes"],
  action: Decision["action"],
  more: Partial<Decision> = {},
): Decision[] {
  return changes.map(({ id, after }) => ({
    changeId: id,
    action,
    after,
    at: "2026-11-21T10:00:00.000Z",
    ...more,
  }));
}
