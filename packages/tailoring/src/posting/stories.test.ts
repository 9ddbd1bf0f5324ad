import { isStory } from "@savile/model";
import { timeLimit } from "@savile/testing";
import { expect, it, test } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const job = "Shop Clerk at Orbit Books\nRequirements\n- Excel\n";

it.each([
  [
    "In your letter please tell us about a pay error you found.",
    "please tell us about a pay error you found",
  ],
  ["Describe a time when you kept a rule.", "Describe a time when you kept a rule"],
  [
    "Send a letter, and in it describe one order that went wrong.",
    "describe one order that went wrong",
  ],
  [
    "It should give an example of a change that you made.",
    "give an example of a change that you made",
  ],
  ["The covering letter should say how you would begin.", "say how you would begin"],
  [
    "Please use the letter to tell us, in a page, how you would begin.",
    "tell us, in a page, how you would begin",
  ],
  [
    "In the letter name one shelf of our shop and tell us what you would put on it.",
    "name one shelf of our shop and tell us what you would put on it",
  ],
  [
    "In the letter, please answer this: what would you do with a book that nobody buys?",
    "what would you do with a book that nobody buys?",
  ],
  [
    "In your letter, tell us about a late order, and state your salary expectations.",
    "tell us about a late order",
  ],
  [
    "Send a letter that tells us something about your reading, with two referees, to us@orbit.example.",
    "tell us something about your reading",
  ],
  [
    "Send a letter answering these two questions: 1. What is a good shop? 2. Tell us about a book you sold.",
    "What is a good shop?",
  ],
])("what is to be told is read: %s", (sentence, asked) => {
  expect(parsePosting(`${job}How to apply\n${sentence}`).answers).toContain(asked);
});

it.each([
  "You describe records to the standard of the house.",
  "Explain prices to customers on the telephone.",
  "In your letter, tell us your salary expectations.",
  "Tell us if you need an adjustment to take part.",
  "In your application, please tell us where you saw this job.",
  "Tell us what support you need for the interview.",
])("duties, help, pay and time are no stories: %s", (sentence) => {
  const { answers = [] } = parsePosting(`${job}${sentence}`);
  expect(answers.filter(isStory)).toEqual([]);
});

test("a question about pay that was wrong is a story, and no wish to talk about pay", () => {
  expect(isStory("tell us about a pay error you found")).toBe(true);
  expect(isStory("tell us your salary expectation")).toBe(false);
});

test("a long run of asking words takes no longer than its length", () => {
  const start = performance.now();
  parsePosting(`${job}${"tell us describe a time ".repeat(400)}`);
  expect(performance.now() - start).toBeLessThan(timeLimit(1_500));
});
