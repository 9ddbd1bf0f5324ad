import { expect, it, test } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const job = "Shop Clerk at Orbit Books\nRequirements\n- Excel\n- Two years of experience\n";

it.each([
  ["Ref: OB-1182", "OB-1182"],
  ["Please quote reference 4471/B in your letter.", "4471/B"],
  ["Job ID: 20931", "20931"],
  ["Kennziffer OB-WB-26-14, until 15.12.2026", "OB-WB-26-14"],
  ["Write before 18 December, vac.nr. BT-2611-OB.", "BT-2611-OB"],
  ['Mail a letter with "CLERK-OB-03" in the subject.', "CLERK-OB-03"],
  ["Listed 22/11/26 · Views 641 · ID OB-77310", "OB-77310"],
])("the reference of %s", (line, reference) => {
  expect(parsePosting(`${job}${line}`).reference).toBe(reference);
});

it.each([
  ["Closing date: 12 May 2026", "12 May 2026"],
  ["Apply by June 3rd", "June 3rd"],
  ["Write me a letter. By Friday 8 January please.", "Friday 8 January"],
  ["Closing date: 20-Dec-2026", "20-Dec-2026"],
  [
    "Send your documents (letter, CV, certificates) with your start date and your wishes for pay, under OB-14, until 15.12.2026",
    "15.12.2026",
  ],
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
