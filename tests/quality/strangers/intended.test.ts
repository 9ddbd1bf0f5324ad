import { describe, expect, it } from "vitest";
import { realisticResume } from "../../../packages/documents/src/testing/realistic-resume.ts";
import { intendedOf, sameDates } from "./intended.ts";

describe("what a reader should find", () => {
  it("are the values by which somebody is called, as they are printed", () => {
    const resume = realisticResume();
    const { email, jobs, schools } = intendedOf(resume);
    expect(email).toBe(resume.contact.email);
    expect(jobs.map((job) => job.employer)).toEqual(resume.experience.map((job) => job.company));
    expect(jobs[0]?.first).toBe(resume.experience[0]?.bullets[0]?.text);
    expect(schools).toEqual(resume.education.map((entry) => entry.school));
  });
});

describe("dates", () => {
  it.each([
    ["March 2020 – Present", "03/2020 - present"],
    ["2011 – 2015", "2011 - 2015"],
    ["Summer 2022", "Summer 2022"],
  ])("are the same: %s, %s", (one, other) => {
    expect(sameDates(one, other)).toBe(true);
  });

  it.each([
    ["March 2020 – Present", "March 2020"],
    ["2011 – 2015", "2011 – 2016"],
    ["", ""],
  ])("are not the same: %s, %s", (one, other) => {
    expect(sameDates(one, other)).toBe(false);
  });
});
