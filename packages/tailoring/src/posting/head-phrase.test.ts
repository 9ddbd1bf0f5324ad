import { expect, it } from "vitest";
import { headPhrase, withoutSequel } from "./head-phrase.ts";

it.each([
  ["Improvisation matters more to us than a big repertoire", "Improvisation"],
  ["eye for detail go without saying", "eye for detail"],
  ["Budgeting doesn't scare you", "Budgeting"],
  ["travel interstate about six nights a month", "travel interstate"],
  ["prune fruit without the book", "prune fruit"],
  ["Field recording in February, yes", "Field recording"],
  ["check the numbers before you believe the story", "check the numbers"],
  [
    "Explain technical rules in plain language to upset or anxious customers",
    "Explain technical rules in plain language",
  ],
])("%s", (phrase, head) => {
  expect(headPhrase(phrase)).toBe(head);
});

it.each([
  "knowledge of payroll",
  "steady nerves",
  "driving licence",
  "able to work under pressure",
])("%s stays whole", (phrase) => {
  expect(headPhrase(phrase)).toBe(phrase);
});

it("keeps what years are of", () => {
  const years = "1 year minimum experience in a high production print environment";
  expect(withoutSequel(`${years} would help`)).toBe(years);
  expect(withoutSequel("three years of milling or closely related work")).toBe(
    "three years of milling",
  );
});
