import { expect, test } from "vitest";
import { matchHeading } from "./match-heading.ts";

test.each([
  ["Where I have done it", "experience"],
  ["Where I've worked so far", "experience"],
  ["Jobs so far", "experience"],
  ["Present post", "experience"],
  ["Other work", "experience"],
  ["Before that", "experience"],
  ["What I do now", "experience"],
  ["Selected freelance contracts", "experience"],
  ["Locum posts", "experience"],
  ["Employed work", "experience"],
  ["What I studied", "education"],
  ["Where I trained", "education"],
  ["What I hold", "certifications"],
  ["Bits of paper", "certifications"],
  ["Tongues", "languages"],
  ["Who I am", "summary"],
  ["How to reach me", "contact"],
  ["When I am not working", "interests"],
])("%j heads %s", (text, kind) => {
  expect(matchHeading(text)).toEqual({ kinds: [kind], exact: true });
});

test.each([
  "Where the river ends",
  "What we sold",
  "Jobs board for schools",
  "Latest posts",
  "Contracts signed with growers",
  "Freelance",
  "Charity workers of the town",
])("%j heads nothing", (text) => {
  expect(matchHeading(text)?.exact ?? false).toBe(false);
});
