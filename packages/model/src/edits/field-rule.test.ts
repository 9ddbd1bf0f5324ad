import { timeLimit } from "@savile/testing";
import { describe, expect, it } from "vitest";
import { textsByAddress } from "./address-text.ts";
import { checkField, fieldRule } from "./field-rule.ts";
import type { FieldRule } from "./field-rule.ts";
import { entryShapes } from "./list-shapes.ts";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import { emptyResume, recordSections } from "../resume/resume.ts";
import type { Resume } from "../resume/resume.ts";

function check(path: string, text: string): string | null {
  return checkField(fieldRule("resume", path), text);
}

describe("the rule of a field", () => {
  it.each([
    ["contact.email", "email"],
    ["contact.phone", "phone"],
    ["contact.linkedin", "url"],
    ["contact.u1", "text"],
    ["exp1.title", "text"],
    ["exp1.b12345", "textarea"],
    ["exp1.summary", "textarea"],
    ["summary", "textarea"],
    ["exp1.dates", "date"],
    ["crt2.year", "date"],
    ["skl1.s3", "tag"],
    ["cmp.c1", "tag"],
    ["add1.l2", "textarea"],
    ["lng1.level", "text"],
  ])("of %s is for a %s", (path, kind) => {
    expect(fieldRule("resume", path).kind).toBe(kind);
  });

  it("names every field of a document", () => {
    const resume: Resume = {
      ...emptyResume(),
      competencies: [{ id: "c1", text: "" }],
      experience: [{ ...entryShapes.experience.blank("exp1"), bullets: [{ id: "b1", text: "" }] }],
      education: [{ ...entryShapes.education.blank("edu1"), details: [{ id: "d1", text: "" }] }],
      skills: [{ id: "skl1", category: "", skills: [{ id: "s1", text: "" }] }],
      projects: [{ ...entryShapes.projects.blank("prj1"), bullets: [{ id: "b1", text: "" }] }],
      certifications: [entryShapes.certifications.blank("crt1")],
      languages: [entryShapes.languages.blank("lng1")],
      additional: [{ id: "add1", title: "", lines: [{ id: "l1", text: "" }] }],
    };
    for (const section of recordSections) {
      const shape = entryShapes[section];
      resume[section] = [{ ...shape.blank(`${shape.prefix}1`), bullets: [{ id: "b1", text: "" }] }];
    }
    const letter = { ...emptyLetter(), paragraphs: [{ id: "p1", text: "" }] };
    const labels = [
      ...[...textsByAddress(resume).keys()].map((path) => fieldRule("resume", path).label),
      ...[...textsByAddress(letter).keys()].map((path) => fieldRule("cover_letter", path).label),
    ];
    expect(labels.filter((label) => label === "Text")).toEqual([]);
    expect(labels).toContain("Paragraph");
  });

  it("says what is missing, too short and too long in the words of the specification", () => {
    expect(check("name", " ")).toBe("This field is required");
    expect(check("exp1.b1", "")).toBe("This field is required");
    expect(check("name", "A")).toBe("Minimum 2 characters required");
    expect(check("name", "李明")).toBeNull();
    expect(check("exp1.b1", "🚀".repeat(4_000))).toBeNull();
    expect(check("exp1.b1", "🚀".repeat(4_001))).toBe("Maximum 4000 characters allowed");
    expect(check("contact.email", "")).toBeNull();
  });

  it("knows numbers with their bounds", () => {
    const rule: FieldRule = {
      kind: "number",
      label: "Years",
      multiline: false,
      required: false,
      minLength: 1,
      maxLength: 20,
      min: 1,
      max: 60,
    };
    expect(["0", "61", "x", "1e3", "3.5", "60"].map((text) => checkField(rule, text))).toEqual([
      "Minimum value is 1",
      "Maximum value is 60",
      "Invalid format",
      "Invalid format",
      null,
      null,
    ]);
  });

  it.each([
    ["contact.email", "ada@example.org"],
    ["contact.email", "ada.l+cv@mail.example.co.uk"],
    ["contact.email", "jürgen@müller.example"],
    ["contact.email", "o'brien@example.ie"],
    ["contact.phone", "+49 (0) 171 123 45 67"],
    ["contact.phone", "555.010.0000 ext. 12"],
    ["contact.phone", "(555) 010–0000"],
    ["contact.phone", "Mobile: 07700 900123"],
    ["contact.phone", "+91-98765-43210 / +44 20 7946 0000"],
    ["contact.phone", "٠١٢٣٤٥٦٧٨٩"],
    ["contact.phone", "5550100"],
    ["contact.linkedin", "linkedin.com/in/ada"],
    ["contact.linkedin", "https://www.linkedin.com/in/ada-l-123/?x=1#y"],
    ["contact.github", "github.com/ada"],
    ["contact.github", "ada-l"],
    ["contact.github", "localhost:3000/ada"],
    ["exp1.dates", "Mar 2021 – Present"],
    ["exp1.dates", "03/2018 - 2019"],
    ["exp1.dates", "Summer 2019"],
    ["exp1.dates", "seit 2020"],
    ["exp1.dates", "'19–'21"],
    ["exp1.dates", "2021年3月 – 現在"],
    ["exp1.dates", "Present"],
    ["crt1.year", "2021"],
    ["crt1.year", "Expires 05/2026"],
  ])("of %s takes %s", (path, text) => {
    expect(check(path, text)).toBeNull();
  });

  it.each([
    ["contact.email", "ada"],
    ["contact.email", "ada@example"],
    ["contact.email", "ada@@example.org"],
    ["contact.email", "a b@example.org"],
    ["contact.email", "ada@example..org"],
    ["contact.email", "Ada <ada@example.org>"],
    ["contact.phone", "call me"],
    ["contact.phone", "123"],
    ["contact.phone", "ada@example.org 5550100"],
    ["contact.linkedin", "my profile"],
    ["contact.linkedin", "javascript:alert(1)"],
    ["contact.github", "data:text/html,x"],
    ["exp1.dates", "a while ago"],
  ])("of %s finds an invalid format in %s", (path, text) => {
    expect(check(path, text)).toBe("Invalid format");
  });

  it.each(["@", "a@", "a.", "1", "1 ", "(", "a", "http:", "x:"])(
    "is quick, however long a text of %j is",
    (piece) => {
      const hostile = piece.repeat(100_000 / piece.length);
      const { pattern: email } = fieldRule("resume", "contact.email");
      // Time of the processor, which other programs on the machine do not lengthen.
      const start = process.cpuUsage().user;
      for (const path of ["contact.email", "contact.phone", "contact.linkedin", "exp1.dates"]) {
        const rule = fieldRule("resume", path);
        rule.pattern?.test(hostile);
        rule.pattern?.test(`a@${hostile}@`);
        checkField(rule, hostile);
      }
      expect(email).toBeDefined();
      expect((process.cpuUsage().user - start) / 1_000).toBeLessThan(timeLimit(200));
    },
  );
});
