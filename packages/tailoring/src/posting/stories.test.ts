import { timeLimit } from "@savile/testing";
import { expect, it, test } from "vitest";
import { parsePosting } from "./parse-posting.ts";
import { isStory } from "./stories.ts";

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
])("what is to be told is read: %s", (sentence, asked) => {
  expect(parsePosting(`${job}How to apply\n${sentence}`).answers).toContain(asked);
});

it.each([
  "You describe records to the standard of the house.",
  "Explain prices to customers on the telephone.",
  "In your letter, tell us your salary expectations.",
])("duties, pay and time are no stories: %s", (sentence) => {
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
