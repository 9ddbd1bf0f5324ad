import { describe, expect, test } from "vitest";
import { printedLines } from "../sheet/printed-lines.ts";
import { fullResume } from "../testing/full-resume.ts";
import { letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { studentResume } from "../testing/student-resume.ts";
import { printText } from "./print-text.ts";

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

  test("the paragraphs of a letter are parted by blank lines", () => {
    const text = printText(letterDocument(sampleLetter()));
    expect(text).toContain("\n\nDear Hiring Team,\n\nI am writing");
    expect(text.trimEnd().endsWith("\n\nSincerely,\nMarisol Etxeberria-Quinn")).toBe(true);
  });
});
