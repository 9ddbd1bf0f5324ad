import { expect, test } from "vitest";
import { parsePosting } from "./parse-posting.ts";

function yearsOf(line: string) {
  const posting = parsePosting(
    `Pet Groomer\nHappy Paws Ltd, Leeds\n\nWe are looking for a groomer to join our salon.\n\nExperience:\n* ${line}\n`,
  );
  return posting.requirements
    .filter(({ kind }) => kind === "years")
    .map(({ text, level, minYears }) => ({ text, level, minYears }));
}

test.each([
  ["Optical dispensing: 3 years (Required)", "Optical dispensing: 3 years", "required", 3],
  ["Customer service: 1 year (Preferred)", "Customer service: 1 year", "preferred", 1],
  ["Pet grooming: 2 years", "Pet grooming: 2 years", "required", 2],
])("%s asks for years of what stands before them", (line, text, level, minYears) => {
  expect(yearsOf(line)).toEqual([{ text, level, minYears }]);
});

test.each([
  ["Experience: 2 years (Required)"],
  ["Relevant experience: 2 years"],
  ["Minimum: 2 years (Required)"],
])("%s names no work before them", (line) => {
  expect(yearsOf(line)[0]?.text).not.toContain(":");
});
