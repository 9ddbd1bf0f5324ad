import { describe, expect, it } from "vitest";
import { textEdit } from "@savile/model";
import type { Decision, Resume } from "@savile/model";
import { review } from "./review.ts";
import { longResume, makeCase, shortPages } from "./testing/review-cases.ts";
import { softwarePosting } from "./testing/postings.ts";
import { fitPages } from "./fit-pages.ts";
import type { FittedPages } from "./fit-pages.ts";

const long = await makeCase("long", longResume, softwarePosting);

function bulletsOf(resume: Resume): number {
  return resume.experience.reduce((sum, job) => sum + job.bullets.length, 0);
}

function fit(
  from: FittedPages,
  pageBudget: 1 | 2 | 3 | undefined,
  decisions: readonly Decision[] = [],
): Promise<FittedPages> {
  return fitPages({ ...long.base, ...from, decisions, pageBudget, measure: shortPages });
}

const written: FittedPages = { tailoring: long.tailoring, setAside: [] };

describe("fitting pages", () => {
  it("takes lines back in with more room, and the same ones out again with less", async () => {
    const two = await fit(written, 2);
    expect(bulletsOf(two.tailoring.resume.resume)).toBe(bulletsOf(longResume));
    const one = await fit(two, 1);
    expect(await shortPages(one.tailoring.resume.resume)).toBe(1);
    expect(one.tailoring.resume.resume).toEqual(long.tailoring.resume.resume);
    expect(one.tailoring.changes.map((change) => change.id).toSorted()).toEqual(
      long.tailoring.changes.map((change) => change.id).toSorted(),
    );
  });

  it("brings the wording of a line back with the line", async () => {
    const two = await fit(written, 2);
    const again = await fit(await fit(two, 1), 2);
    expect(again.tailoring.resume.resume).toEqual(two.tailoring.resume.resume);
    expect(again.setAside).toEqual([]);
  });

  it("leaves every role a line and the others their wording", async () => {
    const one = await fit(await fit(written, 2), 1);
    for (const job of one.tailoring.resume.resume.experience) {
      expect(job.bullets.length).toBeGreaterThan(0);
    }
    expect(one.tailoring.verification.omissions.length).toBeGreaterThan(0);
  });

  it("keeps the lines that the person worded, and their words", async () => {
    const { tailoring } = await fit(written, 2);
    const one = await fit({ tailoring, setAside: [] }, 1);
    const dropped = one.tailoring.changes.find((change) => change.id.startsWith("ch.select."));
    if (dropped === undefined) throw new Error("nothing was left out");
    const documents = { resume: tailoring.resume.resume, letter: tailoring.letter.letter };
    const at = "2026-11-21T00:00:00Z";
    const made = textEdit({ documents, document: "resume", at }, dropped.path, "Words of mine");
    const pending = made.ok ? [made.value] : [];
    const edited = review({ ...long.base, tailoring, decisions: [], pending });
    const again = await fit({ tailoring: edited, setAside: [] }, 1);
    expect(JSON.stringify(again.tailoring.resume.resume)).toContain("Words of mine");
    expect(again.tailoring.edited).toMatchObject({ outdated: [] });
    expect(await shortPages(again.tailoring.resume.resume)).toBe(1);
  });

  it("keeps what the person brought back", async () => {
    const one = await fit(await fit(written, 2), 1);
    const dropped = one.tailoring.changes.find((change) => change.id.startsWith("ch.select."));
    if (dropped === undefined) throw new Error("nothing was left out");
    const decisions: Decision[] = [
      { changeId: dropped.id, action: "reject", after: null, at: "2026-11-21T00:00:00Z" },
    ];
    const again = await fit(one, 1, decisions);
    const texts = again.tailoring.resume.resume.experience.flatMap((job) =>
      job.bullets.map((bullet) => bullet.text),
    );
    expect(texts).toContain(dropped.before);
    expect(await shortPages(again.tailoring.resume.resume)).toBe(1);
  });
});
