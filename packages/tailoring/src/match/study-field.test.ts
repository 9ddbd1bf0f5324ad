import { expect, it } from "vitest";
import { fieldFit } from "./study-field.ts";

it.each([
  ["Civil Engineering", "civil engineering", "same"],
  ["Accounting & Finance", "accounting", "same"],
  ["Mechatronics", "mechanical engineering", "near"],
  ["Structural Engineering", "engineering", "same"],
  ["Sound Engineering", "mechanical engineering", "other"],
  ["Economics", "accounting", "near"],
  ["Tourism Management", "nursing", "other"],
  ["Electronics and Communication Engineering", "communication studies", "other"],
  ["Computer Science", "information technology", "near"],
  ["History of Art", "law", "other"],
  ["Maschinenbau", "mechanical engineering", "same"],
  ["Psicología", "psychology", "same"],
  ["Betriebswirtschaftslehre", "business administration", "same"],
  ["Physics", "a science", "same"],
  ["Statistics", "a numerate discipline", "same"],
  ["Theology", "a numerate discipline", "other"],
  ["Library Science", "a technical subject", "other"],
  ["Library Science", "computer science", "other"],
  ["Veterinary Nursing", "nursing", "other"],
  ["Nursing", "veterinary nursing", "other"],
])("%s for %s is %s", (held, asked, fit) => {
  expect(fieldFit(held, asked)).toBe(fit);
});
