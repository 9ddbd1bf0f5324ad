import { describe, expect, it, test } from "vitest";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { asksToStudy, matchEnrolment } from "./match-enrolment.ts";
import { readSource } from "./source.ts";

test.each([
  "Matriculation at an accredited college or graduate school",
  "Currently enrolled in a degree program",
  "Current college student",
  "Must be pursuing a Bachelor's degree",
])("a demand to be a student: %s", (text) => {
  expect(asksToStudy(text)).toBe(true);
});

test.each([
  "Experience in student affairs",
  "Bachelor's degree in Computer Science",
  "Enrolled Agent",
  "Supervise college student services",
])("no demand to be a student: %s", (text) => {
  expect(asksToStudy(text)).toBe(false);
});

function strength(end: string): number {
  const resume = buildResume({
    name: "A B",
    education: [{ degree: "BA in History", school: "X", end }],
  });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  return matchEnrolment(source, "Currently enrolled in a college").strength;
}

describe("a demand to be a student", () => {
  it("is met by studies under way, and not by those that ended", () => {
    expect(strength("2028-06")).toBe(1);
    expect(strength("2019-06")).toBe(0);
  });
});
