import { describe, expect, it } from "vitest";
import { inFirstPerson } from "./own-words.ts";
import { heldTitle } from "./role-words.ts";
import { degreeName, withArticle } from "./study.ts";

describe("a sentence of one's own summary", () => {
  it.each([
    ["Paralegal with experience in civil litigation.", "I have experience in civil litigation."],
    [
      "Nurse with 6 years of experience in cardiac care",
      "I have 6 years of experience in cardiac care.",
    ],
    ["Comfortable with heavy filing deadlines.", "I am comfortable with heavy filing deadlines."],
    ["Line cook with a steady hand on the grill.", "I have a steady hand on the grill."],
  ])("%j is said as %j", (text, said) => {
    expect(inFirstPerson(text)).toBe(said);
  });

  it.each(["Accountant who closes books on time.", "I love what I do.", "Seeking a new position"])(
    "%j is left to the resume",
    (text) => {
      expect(inFirstPerson(text)).toBeUndefined();
    },
  );
});

describe("names as they stand in a sentence", () => {
  it.each([
    ["B.S., Construction Management", "a B.S. in Construction Management"],
    ["B.S. Accounting", "a B.S. in Accounting"],
    [
      "Associate of Applied Science, Culinary Arts",
      "an Associate of Applied Science in Culinary Arts",
    ],
    ["A-Levels in Art and Business", "A-Levels in Art and Business"],
    ["Bachelor of Arts, GPA 3.8", "a Bachelor of Arts"],
  ])("the degree %j is %j", (degree, said) => {
    expect(withArticle(degreeName(degree))).toBe(said);
  });

  it.each([
    ["Staff Nurse, Cardiac ICU", "a Staff Nurse (Cardiac ICU)"],
    ["Founder", "Founder"],
    ["Engineer", "an Engineer"],
  ])("the title %j is %j", (title, said) => {
    expect(heldTitle(title)).toBe(said);
  });
});
