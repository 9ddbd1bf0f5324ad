import { extract } from "@savile/extraction";
import { expect, test } from "vitest";
import { describeReading, unreadShare } from "./describe-reading.ts";

async function readingOf(text: string) {
  const result = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const resume = `Mira Holt
mira@example.com | Leeds

EXPERIENCE
Warehouse Clerk, Harbor Parcel Inc., March 2021 - Present
- Keep stock records in SAP
- Train new colleagues

SKILLS
Excel, SAP
`;

test("a file of which all was read says so", async () => {
  const found = await readingOf(resume);
  expect(unreadShare(found)).toBe(0);
  expect(describeReading(found)).toBe("1 jobs, 0 % of the words in no value");
});

test("words in no value and jobs without parts are counted", async () => {
  const found = await readingOf(resume);
  const [job] = found.resume.experience;
  if (job === undefined) throw new Error("no job");
  const changed = {
    ...found,
    facts: found.facts.filter(({ kind }) => kind !== "bullet"),
    resume: { ...found.resume, experience: [{ ...job, title: "" }] },
  };
  expect(unreadShare(changed)).toBeGreaterThan(0.2);
  expect(describeReading(changed)).toMatch(/^1 jobs, 1 without title, \d\d % of the words/);
});

test("a file that could not be read says so", () => {
  expect(describeReading(undefined)).toBe("not read");
});
