import { emptyResume } from "@savile/model";
import type { TemplateId } from "@savile/model";
import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printedLines } from "../sheet/printed-lines.ts";
import { anyText } from "../testing/any-text.ts";
import { fullResume } from "../testing/full-resume.ts";
import { letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { resumeWithBullets } from "../testing/one-bullet-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { studentResume } from "../testing/student-resume.ts";
import { printText } from "./print-text.ts";
import { findLines } from "./text-equal.ts";

describe("plain text export", () => {
  test.each([
    ["a resume with every field", resumeDocument(fullResume())],
    ["a short resume", resumeDocument(studentResume())],
    ["a letter", letterDocument(sampleLetter())],
  ])("%s has every printed line, in order", (_, document) => {
    const text = printText(document);
    let from = 0;
    const missing = printedLines(document).filter((line) => {
      const at = text.indexOf(line.text, from);
      from = at < 0 ? from : at + line.text.length;
      return at < 0;
    });
    expect(missing).toEqual([]);
  });

  test("sections stand after a blank line, bullets after a dash, and nothing is wrapped", () => {
    const text = printText(resumeDocument(studentResume()));
    expect(text).toContain(
      [
        "",
        "Berufserfahrung",
        "",
        "Werkstudent Softwareentwicklung | 04/2024 – heute",
        "Nordlicht Energie GmbH | Hannover",
        "- Prognosen für Windparks in Python und PostgreSQL, 40 Anlagen, stündlich.",
        "",
      ].join("\n"),
    );
    expect(text).not.toMatch(/\r|\t|\uFEFF|\n\n\n| \n/u);
    expect(text.endsWith("\n")).toBe(true);
  });

  test("the points of a letter stand on lines below one another", () => {
    const paragraphs = [
      "Some examples.",
      "• Built two kilns",
      "• Trained six bakers",
      "Thank you.",
    ];
    const letter = {
      ...sampleLetter(),
      paragraphs: paragraphs.map((text, index) => ({ id: `p${index + 1}`, text })),
    };
    expect(printText(letterDocument(letter))).toContain(
      "Some examples.\n\n• Built two kilns\n• Trained six bakers\n\nThank you.",
    );
  });

  test("the paragraphs of a letter are parted by blank lines", () => {
    const text = printText(letterDocument(sampleLetter()));
    expect(text).toContain("\n\nDear Hiring Team,\n\nI am writing");
    expect(text.trimEnd().endsWith("\n\nSincerely,\nMarisol Etxeberria-Quinn")).toBe(true);
  });

  test("a bullet of several lines hangs under its own words", () => {
    const text = printText(resumeDocument(resumeWithBullets("One\ntwo", "Three")));
    expect(text).toContain("\n- One\n  two\n- Three\n");
  });

  test("skills stand behind their label, languages before their level, and a label may be alone", () => {
    const text = printText(
      resumeDocument({
        ...emptyResume(),
        skills: [
          {
            id: "skl1",
            category: "Tools",
            skills: [
              { id: "s1", text: "Saw" },
              { id: "s2", text: "Spade" },
            ],
          },
          { id: "skl2", category: "Machines", skills: [] },
          { id: "skl3", category: "", skills: [{ id: "s1", text: "Patience" }] },
        ],
        languages: [
          { id: "lng1", name: "Greek", level: "C2" },
          { id: "lng2", name: "Latin", level: "" },
        ],
      }),
    );
    expect(text).toBe(
      "Resume\n\nSkills\n\nTools: Saw, Spade\nMachines:\nPatience\n\nLanguages\n\nGreek (C2)\nLatin\n",
    );
  });

  test("sections stand in the order of the template that is asked for", () => {
    const document = resumeDocument({ ...fullResume(), order: ["experience", "skills"] });
    const at = (template: TemplateId, text: string) => printText(document, template).indexOf(text);
    expect(at("modern", "\nExperience\n")).toBeLessThan(at("modern", "\nSkills\n"));
    expect(at("tech", "\nExperience\n")).toBeGreaterThan(at("tech", "\nSkills\n"));
  });

  test("a letter without date, recipient and close has no gaps where they would stand", () => {
    const bare = { date: "", department: "", businessUnit: "", company: "", location: "" };
    const letter = { ...sampleLetter(), ...bare, closing: "", signature: "" };
    const text = printText(letterDocument(letter));
    expect(text).toContain("operations.example.com\n\nDear Hiring Team,\n\nI am");
    expect(text.endsWith("Thank you for your time.\n")).toBe(true);
  });

  test("whatever is typed is printed as every other export prints it", () => {
    fc.assert(
      fc.property(anyText(), anyText(), (one, other) => {
        const document = resumeDocument({ ...resumeWithBullets(one, other), headline: other });
        const text = printText(document);
        const lines = printedLines(document).map((line) => line.text);
        expect(findLines(text, lines)).toMatchObject({ missing: [], inOrder: true });
        expect(text).not.toMatch(/[\r\t\0\u2028]|\n\n\n/u);
      }),
      { numRuns: runs(300) },
    );
  });
});
