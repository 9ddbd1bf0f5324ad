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
  ["JOB #: 2026-OB-017", "2026-OB-017"],
  ["File 2026-11", "2026-11"],
  ["Competition No. 26-114", "26-114"],
  ["Announcement number: 26-OB-33", "26-OB-33"],
  ["Advert no: HR 12/26", "HR 12/26"],
  ["Home > Jobs > Posting 4471", "4471"],
  ["Kenn-Nr. 2026-88", "2026-88"],
  ["Listed 22/11/26 · Views 641 · ID OB-77310", "OB-77310"],
])("the reference of %s", (line, reference) => {
  expect(parsePosting(`${job}${line}`).reference).toBe(reference);
});

it.each([
  "Page 3 of 4",
  "Home > Jobs > Job 300 of 2840",
  "Call 01632 960 112",
  "Grade 7, SCP 24",
  "Under Regulation 2016/679 you may object.",
  "Registered charity no. 1082211",
  "Company number 04412233",
  "Post code: LS1 4AB",
  "Posting 2026-11-24",
])("no reference is %s", (line) => {
  expect(parsePosting(`${job}${line}`)).not.toHaveProperty("reference");
});

it.each(["Open until filled", "Interviews on the 20th", "Start by the 1st of March if you can"])(
  "no deadline is %s",
  (line) => {
    expect(parsePosting(`${job}${line}`)).not.toHaveProperty("deadline");
  },
);

it.each([
  ["CVs to me by noon on the 9th, please", "noon on the 9th"],
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
