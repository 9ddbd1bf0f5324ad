import { describe, expect, it, test } from "vitest";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { educationSentence } from "./study.ts";

function sentence(end: string, today: string): string | undefined {
  const degree = "Bachelor of Arts in Communication (expected)";
  const resume = buildResume({
    name: "Ana Ruiz",
    education: [{ degree, school: "Redwood University", end }],
  });
  return educationSentence(readSource(resume, factsOf(resume), today))?.text;
}

describe("a degree that is expected", () => {
  it.each(["2027-06", "2026-11", "2027", "2026", ""])("%j is told as work in progress", (end) => {
    expect(sentence(end, "2026-11-21")).toBe(
      "The degree I am working toward is a Bachelor of Arts in Communication at Redwood University.",
    );
  });

  it.each(["2016-06", "2026-10", "2025"])("%j is past and says nothing either way", (end) => {
    expect(sentence(end, "2026-11-21")).toBeUndefined();
  });
});

test.each([
  [
    "HVAC Technology Diploma",
    "Green Valley College",
    "I have an HVAC Technology Diploma from Green Valley College.",
  ],
  ["GED", "", "I have a GED."],
])("%s is told as something one has", (degree, school, text) => {
  const resume = buildResume({ name: "Ana Ruiz", education: [{ degree, school, end: "2015" }] });
  expect(educationSentence(readSource(resume, factsOf(resume), "2026-11-21"))?.text).toBe(text);
});
