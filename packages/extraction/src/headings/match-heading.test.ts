import { expect, test } from "vitest";
import { matchHeading, withoutPeriod } from "./match-heading.ts";

test.each([
  ["Work Experience", "experience"],
  ["EMPLOYMENT HISTORY:", "experience"],
  ["Berufserfahrung", "experience"],
  ["Expérience professionnelle", "experience"],
  ["Experiencia laboral", "experience"],
  ["Experiência profissional", "experience"],
  ["Education", "education"],
  ["Ausbildung", "education"],
  ["Formation", "education"],
  ["Formación académica", "education"],
  ["Skills", "skills"],
  ["EDV-Kenntnisse", "skills"],
  ["Compétences", "skills"],
  ["Sprachen", "languages"],
  ["Idiomas", "languages"],
  ["Licenses & Certifications", "certifications"],
  ["Weiterbildung", "certifications"],
  ["About Me", "summary"],
  ["Loisirs", "interests"],
  ["Ehrenamt", "volunteer"],
  ["Selected Clinical Experience", "experience"],
  ["SKILLS & TOOLS", "skills"],
  ["WORKEXPERIENCE", "experience"],
  ["技能", "skills"],
  ["Erfaring", "experience"],
  ["Uddannelse", "education"],
  ["Färdigheter", "skills"],
])("%s heads a section of %s", (text, kind) => {
  expect(matchHeading(text)?.kinds[0]).toBe(kind);
});

test("a combined heading carries both kinds", () => {
  expect(matchHeading("Education & Certifications")?.kinds).toEqual([
    "education",
    "certifications",
  ]);
  expect(matchHeading("Honors/Awards")?.exact).toBe(true);
});

test.each(["Cooked for eighty guests", "Ana Prado", "Acme Corp", "Managed education of staff"])(
  "%s is no heading",
  (text) => {
    expect(matchHeading(text)?.exact ?? false).toBe(false);
  },
);

test.each([
  ["Programs, Skills, Software", "skills"],
  ["Areas of Specialization", "competencies"],
])("%s is a whole heading of %s", (text, kind) => {
  expect(matchHeading(text)).toEqual({ kinds: [kind], exact: true });
});

test.each(["Tarn, Skills, Awards", "Cooking, Baking, Skills"])("%s is none", (text) => {
  expect(matchHeading(text)?.exact ?? false).toBe(false);
});

test.each(["Registration", "Tickets and licences"])("%s heads papers", (heading) => {
  expect(matchHeading(heading)).toEqual({ kinds: ["certifications"], exact: true });
});

test("what stands in brackets behind a heading belongs to no name of it", () => {
  expect(matchHeading("WORK EXPERIENCE (5 years+)")).toEqual({
    kinds: ["experience"],
    exact: true,
  });
});

test("in which order a section stands is no part of its name", () => {
  expect(matchHeading("Work, newest first")).toEqual({ kinds: ["experience"], exact: true });
  expect(matchHeading("Education – in reverse order")).toEqual({
    kinds: ["education"],
    exact: true,
  });
  expect(matchHeading("Work, newest shift first aider")?.exact ?? false).toBe(false);
});

test.each([
  ["Freelance contracts, September 2019 – present", "Freelance contracts"],
  ["Work since 2014", "Work"],
  ["Locum posts (2019-2021)", "Locum posts"],
  ["Class of 2019 reunion", "Class of 2019 reunion"],
  ["Skills", "Skills"],
])("the period of a heading is no part of it: %s", (text, words) => {
  expect(withoutPeriod(text)).toBe(words);
});
