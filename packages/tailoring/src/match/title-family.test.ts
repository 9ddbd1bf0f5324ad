import { describe, expect, it } from "vitest";
import { sameFamily, sameWork } from "./title-family.ts";

describe("two titles", () => {
  it.each([
    ["Staff Nurse", "Registered Nurse"],
    ["LPN", "Charge Nurse"],
    ["Senior Developer", "Android Developer"],
    ["Bookkeeper", "Corporate Controller"],
    ["Line Cook", "Sous Chef"],
    ["Substitute Teacher", "Reading Tutor"],
  ])("%s and %s are one kind of work", (a, b) => {
    expect(sameFamily(a, b)).toBe(true);
  });

  it.each([
    ["Accountant", "Data Analyst"],
    ["Software Engineer", "Electrician"],
    ["Registered Nurse", "Recruiter"],
    ["Waiter", "Forklift Operator"],
  ])("%s and %s are not", (a, b) => {
    expect(sameFamily(a, b)).toBe(false);
  });
});

describe("years in one title", () => {
  it.each([
    ["Fourth Grade Teacher", "Elementary School Teacher"],
    ["Software Engineer", "Senior Backend Engineer"],
    ["Journeyman Electrician", "Industrial Electrician"],
    ["Manager", "Store Manager"],
    ["HR Generalist", "Human Resources Manager"],
    ["Customer Service Representative", "Call Center Agent"],
  ])("as %s are years in the work of a %s", (a, b) => {
    expect(sameWork(a, b)).toBe(true);
  });

  it.each([
    ["Marketing Coordinator", "Office Coordinator"],
    ["Civil Engineer", "Software Engineer"],
    ["Restaurant Manager", "Bill Review Manager"],
  ])("as %s are none in the work of a %s", (a, b) => {
    expect(sameWork(a, b)).toBe(false);
  });
});
