import { expect, it, test } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const job = "Shop Clerk at Orbit Books\nRequirements\n- Excel\n- Two years of experience\n";

it.each([
  ["Ref: OB-1182", "OB-1182"],
  ["Please quote reference 4471/B in your letter.", "4471/B"],
  ["Job ID: 20931", "20931"],
])("the reference of %s", (line, reference) => {
  expect(parsePosting(`${job}${line}`).reference).toBe(reference);
});

it.each([
  ["Closing date: 12 May 2026", "12 May 2026"],
  ["Apply by June 3rd", "June 3rd"],
  ["Applications must be received no later than 2026-05-01.", "2026-05-01"],
])("the deadline of %s", (line, deadline) => {
  expect(parsePosting(`${job}${line}`).deadline).toBe(deadline);
});

test("what an application has to hold is read from the words on applying", () => {
  const { answers } = parsePosting(
    `${job}Please send your CV and a cover letter, stating your salary expectation and notice period.`,
  );
  expect(answers).toEqual(
    expect.arrayContaining([
      expect.stringContaining("CV"),
      expect.stringContaining("salary expectation"),
    ]),
  );
});

test("a posting that says nothing of it asks for nothing", () => {
  const posting = parsePosting(job);
  expect(posting).not.toHaveProperty("reference");
  expect(posting).not.toHaveProperty("deadline");
  expect(posting).not.toHaveProperty("answers");
});
