import { describe, expect, it } from "vitest";
import { parsePosting } from "./parse-posting.ts";
import { soughtClauses } from "./sought-person.ts";

describe("somebody who is looked for", () => {
  it.each([
    [
      "We should like to hear from people who are secure on a ladder and enjoy flour.",
      "secure on a ladder and enjoy flour",
    ],
    ["Somebody with a head for heights will be listened to.", "a head for heights"],
    ["For this post we'd rather someone able to drive.", "able to drive"],
  ])("%s", (sentence, clause) => {
    expect(soughtClauses(sentence).map(({ text }) => text)).toEqual([clause]);
  });

  it.each([
    "We want to hear from people with disabilities.",
    "You report to someone who bakes.",
    "Please share with anyone who might suit.",
    "We help people who have lost their homes.",
  ])("nobody is: %s", (sentence) => {
    expect(soughtClauses(sentence)).toEqual([]);
  });

  it("says in prose what is asked", () => {
    const { requirements } = parsePosting(
      "Miller wanted\n\nWe're a small mill. New starters welcome, but for this post we'd rather somebody with about two years under their belt who is happy dressing stones.",
    );
    expect(requirements.map(({ text }) => text)).toEqual([
      "two years under their belt",
      "happy dressing stones",
    ]);
  });
});

it("reads somebody again and again without reading the rest each time", () => {
  const text = "somebody with a ".repeat(600);
  const said = soughtClauses(text).reduce((sum, clause) => sum + clause.text.length, 0);
  expect(said).toBeLessThan(text.length);
});
