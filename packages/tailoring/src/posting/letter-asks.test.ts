import { timeLimit } from "@savile/testing";
import { expect, test } from "vitest";
import { letterAsk } from "./letter-asks.ts";
import { parsePosting } from "./parse-posting.ts";

test.each([
  [
    "Please put the reference in your cover letter together with your hourly rate expectation and the tallest hedge you have laid.",
    "tell us the tallest hedge you have laid",
  ],
  [
    "The letter of interest shall state (a) how the applicant meets each demand and (b) whether the applicant is related to anybody here.",
    "tell us how the applicant meets each demand and whether the applicant is related to anybody here",
  ],
  [
    "Click apply and include a cover letter that says when you'd be available, and outlines the kilns you've kept.",
    "tell us the kilns you've kept",
  ],
  [
    "Kindly state your present pay, also whether a house is needed for a family.",
    "tell us whether a house is needed for a family",
  ],
  [
    "In your letter please say something of your own garden and why this post.",
    "tell us something of your own garden and why this post",
  ],
  [
    "Please tell how many hours you want to work and whether weekends are possible for you.",
    "tell us how many hours you want to work and whether weekends are possible for you",
  ],
  [
    "In your letter: a menu for one day that you are proud of, and your earliest joining date.",
    "tell us a menu for one day that you are proud of",
  ],
  [
    "Do tell us why mixed farms, your notice period and which of cow, sheep or goose is hardest.",
    "tell us why mixed farms and which of cow, sheep or goose is hardest",
  ],
  [
    "Apply with CV and a letter (2 pages max) outlining how you meet each point and one piece of work that didn't go to plan.",
    "outline how you meet each point and one piece of work that didn't go to plan",
  ],
  ["Please send a letter addressing the selection criteria.", "address the selection criteria"],
  ["Please tell us whether you would move to Leeds.", "tell us whether you would move to Leeds"],
  [
    "Kindly state why you are leaving and to Ms Jo Quill (jo@elm.example).",
    "tell us why you are leaving",
  ],
])("%s", (sentence, ask) => {
  expect(letterAsk(sentence)).toBe(ask);
});

test.each([
  "Please send a CV and a cover letter with two referees.",
  "Please state your salary expectation and notice period.",
  "In your letter please quote the reference number.",
  "You write letters that explain the rules to members.",
  "Please tell us if you need an adjustment.",
  "Please tell us where you saw this job.",
  "Send your CV to Jo by Friday.",
])("nothing is to be told: %s", (sentence) => {
  expect(letterAsk(sentence)).toBeUndefined();
});

test("questions that stand on one line behind words that announce them are asked", () => {
  const { answers } = parsePosting(
    "Apprentice Joiner at Oak Mill\nRequirements\n- Driving licence\n\nWhen you apply you'll be asked: What have you made that you like? How would you come to work? Put both in your letter.",
  );
  expect(answers).toEqual(
    expect.arrayContaining(["What have you made that you like?", "How would you come to work?"]),
  );
});

test("a long run of asking words takes no longer than its length", () => {
  const start = performance.now();
  for (const length of [100, 550])
    letterAsk("in your letter please tell us why and what ".repeat(length).slice(0, length));
  expect(performance.now() - start).toBeLessThan(timeLimit(300));
});
