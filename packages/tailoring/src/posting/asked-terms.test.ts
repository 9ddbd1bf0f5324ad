import { questionsOf } from "@savile/model";
import { timeLimit } from "@savile/testing";
import { expect, it, test } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const job = "Shop Clerk at Orbit Books\nRequirements\n- Excel\n- Two years of experience\n";

function termsOf(sentence: string) {
  const posting = parsePosting(`${job}\nHow to apply\n${sentence}`);
  return questionsOf(posting).flatMap((one) => (one.kind === "terms" ? [...one.terms] : []));
}

it.each([
  [
    "Please send a CV, stating current and expected salary and notice period.",
    "pay-now pay notice",
  ],
  ["Please state your current package and notice period in your letter.", "pay-now notice"],
  ["Let me have your CV and your current and expected package.", "pay-now pay"],
  ["Send a detailed CV stating expected salary, and date available.", "pay start"],
  ["Apply with a letter that tells us when you could start.", "start"],
  ["Please include salary requirements with your application.", "pay"],
  ["Applicants should indicate their period of notice and earliest start date.", "notice start"],
])("pay and time are asked for: %s", (sentence, terms) => {
  expect(termsOf(sentence).join(" ")).toBe(terms);
});

it.each([
  "Notice period: up to 60 days is workable.",
  "Send your CV. The salary is £30,000 and the notice period one month.",
  "Please do not send us your salary history.",
  "We give you competitive pay, and include a pension.",
  "Apply now and enjoy your salary packaging.",
  "Please tell us your availability for interviews.",
  "Start date: 4 January.",
])("pay and time are told or not wanted: %s", (sentence) => {
  expect(termsOf(sentence)).toEqual([]);
});

test("a long run of asking words takes no longer than its length", () => {
  const start = performance.now();
  parsePosting(`${job}${"please send state current and expected your ".repeat(400)}`);
  expect(performance.now() - start).toBeLessThan(timeLimit(1_500));
});
