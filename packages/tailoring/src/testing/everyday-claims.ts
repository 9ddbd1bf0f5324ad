import type { Resume } from "@savile/model";
import { buildResume } from "./build-resume.ts";
import type { ResumeSketch } from "./build-resume.ts";
import { everydayClaims } from "./everyday-claims.data.ts";
import { rewordedLies } from "./reworded-lies.data.ts";

/** What is said of a person in plain words. */
export interface EverydayClaim {
  readonly trade: string;
  readonly resume: Resume;
  /** Address of the line that it words; none where it may speak of the whole resume. */
  readonly line: string | undefined;
  readonly honest: boolean;
  readonly text: string;
}

type Job = NonNullable<ResumeSketch["jobs"]>[number];

function jobOf(cells: string, bullets: readonly string[]): Job {
  const [title = "", company = "", start = "", end = ""] = cells.split(" | ");
  return { title, company, start, end, bullets };
}

function jobsOf(rows: readonly string[]): Job[] {
  return rows
    .join("\n")
    .split(/^@ /m)
    .slice(1)
    .map((job) => {
      const [head = "", ...rest] = job.split("\n");
      const lines = rest.filter((row) => row.startsWith("+ ")).map((row) => row.slice(2));
      return jobOf(head, lines);
    });
}

const claim = /^(\d|p)([~!]) (.+)$/;

function claimsOf(block: string): EverydayClaim[] {
  const [trade = "", ...rows] = block.trim().split("\n");
  const resume = buildResume({ name: "Ada Quill", jobs: jobsOf(rows) });
  return rows.flatMap((row): EverydayClaim[] => {
    const [, place = "", mark, text = ""] = claim.exec(row) ?? [];
    const line = place === "p" ? undefined : `exp1.b${place}`;
    return mark === undefined ? [] : [{ trade, resume, line, honest: mark === "~", text }];
  });
}

/** All of them, in order. */
export const allEverydayClaims: readonly EverydayClaim[] = everydayClaims
  .split(/^= /m)
  .slice(1)
  .flatMap(claimsOf);

/** Lies about the same people in the words of a model that turns a line round. */
export const allRewordedLies: readonly EverydayClaim[] = rewordedLies
  .split(/^= /m)
  .slice(1)
  .flatMap((block) => {
    const [trade = "", ...rows] = block.trim().split("\n");
    const resume = allEverydayClaims.find((one) => one.trade === trade)?.resume;
    return rows.flatMap((row): EverydayClaim[] => {
      const [, place = "", , text = ""] = claim.exec(row) ?? [];
      return resume === undefined
        ? []
        : [{ trade, resume, line: `exp1.b${place}`, honest: false, text }];
    });
  });
