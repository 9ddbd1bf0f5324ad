import { expect, it } from "vitest";
import { kindOfPhrase } from "./phrase-kind.ts";
import { isThing, opensWithQuality, opensWithTrait } from "./trait-words.ts";

it.each([
  "Working knowledge of payroll",
  "Decision making and problem solving skills",
  "Passion for the sea",
  "Team player",
])("%s is what a person brings", (text) => {
  expect(opensWithTrait(text)).toBe(true);
});

it.each([
  "Maintain knowledge of the product",
  "Track costs each day",
  "As a trusted partner, we focus on skills",
  "Will work with our team to improve the customer experience",
  "Both awards show the company's commitment",
])("%s is not", (text) => {
  expect(opensWithTrait(text)).toBe(false);
});

it.each(["Comfortable in a busy shop", "Results oriented", "Highly organised", "Eager to learn"])(
  "%s is how a person is",
  (text) => {
    expect(opensWithQuality(text)).toBe(true);
  },
);

it.each([
  "Located in Leeds",
  "Founded in 1986",
  "Competitive salary",
  "Environment",
  "Nevertheless",
])("%s is not how a person is", (text) => {
  expect(opensWithQuality(text)).toBe(false);
});

it.each([
  ["documentation", true],
  ["resilience", true],
  ["read", false],
])("%s by itself says what is asked: %s", (word, thing) => {
  expect(isThing(word)).toBe(thing);
});

it.each([
  ["lift 50 lbs", "physical"],
  ["work nights and weekends", "schedule"],
  ["right to work in the UK", "clearance"],
  ["criminal background check", "clearance"],
  ["passion for bread", "soft"],
  ["double-entry bookkeeping", "skill"],
])("%s is of the kind %s", (text, kind) => {
  expect(kindOfPhrase(text)).toBe(kind);
});
