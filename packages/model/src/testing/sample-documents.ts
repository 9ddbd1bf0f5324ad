import type { Result } from "../base/result.ts";
import { entryShapes } from "../edits/list-shapes.ts";
import { parsePeriod } from "../resume/period.ts";
import { emptyResume, noContact } from "../resume/resume.ts";
import type { Text } from "../resume/resume.ts";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import type { Documents } from "../tailoring/edit.ts";

/** Lines with the ids `b1`, `b2`... of a prefix, as many as there are texts. */
export function linesOf(prefix: string, ...texts: string[]): Text[] {
  return texts.map((text, index) => ({ id: `${prefix}${index + 1}`, text }));
}

const contact = {
  ...noContact(),
  email: "ada@example.org",
  links: linesOf("u", "ada.example.org"),
};

/** A pair of documents in which something stands in every kind of list. */
export const sample: Documents = {
  resume: {
    ...emptyResume(),
    name: "Ada",
    contact,
    summary: "A summary.",
    competencies: linesOf("c", "Planning", "Teaching"),
    experience: [
      {
        ...entryShapes.experience.blank("exp1"),
        title: "Engineer",
        company: "Acme",
        dates: parsePeriod("2019 - 2020"),
        bullets: linesOf("b", "line b1", "line b2", "line b3", "line b4"),
      },
      entryShapes.experience.blank("exp2"),
    ],
    education: [
      {
        ...entryShapes.education.blank("edu1"),
        degree: "BSc",
        details: linesOf("d", "With honours"),
      },
    ],
    skills: [
      { ...entryShapes.skills.blank("skl1"), category: "Tools", skills: linesOf("s", "Git", "Go") },
    ],
    languages: [{ id: "lng1", name: "French", level: "fluent" }],
    awards: [
      { ...entryShapes.awards.blank("awd1"), title: "Prize", bullets: linesOf("b", "Of ten") },
    ],
    additional: [{ id: "add1", title: "Hobbies", lines: linesOf("l", "Chess") }],
    order: ["summary", "add1", "experience", "education", "skills"],
  },
  letter: {
    ...emptyLetter(),
    name: "Ada",
    contact,
    salutation: "Dear team,",
    paragraphs: linesOf("p", "First.", "Second.", "Third."),
    closing: "Sincerely,",
    signature: "Ada",
  },
};

/** The value of a success; a failure ends the test with its code. */
export function valueOf<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
