import type { Posting, Resume } from "@savile/model";
import { resumeLeaves } from "@savile/model";
import { parsePosting, tailor } from "@savile/tailoring";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildResume, factsOf } from "../../../packages/tailoring/src/testing/build-resume.ts";
import { findTermsIn } from "../../../packages/tailoring/src/terms/find-terms.ts";
import { officePosting } from "../../../packages/tailoring/src/testing/postings.ts";
import { corpusDay, openRenderer } from "../engines.ts";
import { people } from "./people.ts";
import { postings } from "./postings.ts";

const renderer = openRenderer();
afterAll(() => renderer.close());

async function layout(resume: Resume) {
  const made = await renderer.layout({
    document: { kind: "resume", resume },
    template: "modern",
    paper: "letter",
    createdAt: 0,
    want: ["pages"],
  });
  if (!made.ok) throw new Error(made.error.detail);
  return made.value;
}

async function pagesOf(resume: Resume): Promise<number> {
  return (await layout(resume)).pageCount;
}

/** Terms that the first third of page one names. */
async function termsOnTop(resume: Resume): Promise<Set<string>> {
  const [page] = (await layout(resume)).pages;
  const texts = new Map(resumeLeaves(resume).map((leaf) => [leaf.address, leaf.text]));
  const top = (page?.regions ?? [])
    .filter((region) => region.y <= (page?.h ?? 0) / 3)
    .map((region) => texts.get(region.path) ?? "");
  return new Set(findTermsIn(top.join("\n"), { listed: true }).map((hit) => hit.term.id));
}

interface Share {
  readonly pair: string;
  readonly proven: number;
  readonly before: number;
  readonly after: number;
}

function sumOf(shares: readonly Share[], key: "proven" | "before" | "after"): number {
  return shares.reduce((total, share) => total + share[key], 0);
}

async function tailored(resume: Resume, jobDescription: string, posting: Posting, asked?: 1 | 2) {
  const result = await tailor({
    resume,
    facts: factsOf(resume),
    extractionConfidence: 0.95,
    posting,
    jobDescription,
    today: corpusDay,
    measure: pagesOf,
    ...(asked === undefined ? {} : { pageBudget: asked }),
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe("the first third of page one", () => {
  const shares: Share[] = [];

  beforeAll(async () => {
    const jobsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = postings;
    for (const [person, resume] of Object.entries(people))
      for (const [job, text] of Object.entries(jobsOf[person] ?? {})) {
        const posting = parsePosting(text);
        const made = await tailored(resume, text, posting);
        const proven = posting.requirements
          .filter((entry) => entry.level === "required" && entry.kind === "skill")
          .filter((entry) =>
            made.matches.some(
              (match) => match.reqId === entry.id && match.strength >= 0.6 && match.how !== "stem",
            ),
          )
          .flatMap((entry) => entry.canonical.slice(0, 1));
        const [before, after] = [await termsOnTop(resume), await termsOnTop(made.resume.resume)];
        shares.push({
          pair: `${person} x ${job}`,
          proven: proven.length,
          before: proven.filter((id) => before.has(id)).length,
          after: proven.filter((id) => after.has(id)).length,
        });
      }
  });

  it("names four fifths of the required skills that the resume proves, and more than before", () => {
    expect(sumOf(shares, "proven")).toBeGreaterThan(15);
    expect(sumOf(shares, "after")).toBeGreaterThanOrEqual(0.8 * sumOf(shares, "proven"));
    expect(sumOf(shares, "after")).toBeGreaterThanOrEqual(sumOf(shares, "before"));
  });
});

describe("the page budget on the real pages", () => {
  const long = buildResume({
    name: "Ada Winter",
    jobs: [1, 2, 3, 4, 5].map((turn) => ({
      title: "Office Clerk",
      company: `Orbit ${turn}`,
      start: `20${20 - turn * 3}`,
      end: `20${23 - turn * 3}`,
      bullets: Array.from(
        { length: 8 },
        (_, index) =>
          `Kept file number ${turn}${index} of the office in order for ${index + 2} people and two branches, and answered their questions by phone every working day`,
      ),
    })),
  });

  it.each([1, 2] as const)("meets %d page(s) by whole lines", async (budget) => {
    const made = await tailored(long, officePosting, parsePosting(officePosting), budget);
    const { resume } = made.resume;
    expect(await pagesOf(resume)).toBeLessThanOrEqual(budget);
    expect(resume.experience.map((job) => [job.title, job.company, job.dates])).toEqual(
      long.experience.map((job) => [job.title, job.company, job.dates]),
    );
    expect(resume.experience.every((job) => job.bullets.length >= 1)).toBe(true);
    const left = resume.experience.flatMap((job) => job.bullets).length;
    const listed = made.verification.omissions.filter((entry) => entry.why === "page-budget");
    expect(listed).toHaveLength(40 - left);
  });
});
