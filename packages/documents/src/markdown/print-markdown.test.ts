import {
  canonicalLetter,
  canonicalResume,
  emptyResume,
  parseLetterMarkdown,
  parseResumeMarkdown,
} from "@savile/model";
import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../testing/any-text.ts";
import { fullResume } from "../testing/full-resume.ts";
import { letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { resumeWithBullets } from "../testing/one-bullet-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { printMarkdown } from "./print-markdown.ts";

const documents = [
  ["a resume with every field", resumeDocument(fullResume())],
  ["an empty resume", resumeDocument(emptyResume())],
  ["a letter", letterDocument(sampleLetter())],
] as const;

test.each(documents)(
  "the Markdown of %s ends with one line feed and has no other breaks",
  (_, document) => {
    const text = printMarkdown(document);
    expect(text).toMatch(/[^\n]\n$/u);
    expect(text).not.toMatch(/[\r\u2028\u2029\0]/u);
  },
);

test("the Markdown of a resume with every field is read again without loss", () => {
  expect(parseResumeMarkdown(printMarkdown(resumeDocument(fullResume())))).toEqual(
    canonicalResume(fullResume()),
  );
});

test("the Markdown of a letter is read again without loss", () => {
  expect(parseLetterMarkdown(printMarkdown(letterDocument(sampleLetter())))).toEqual(
    canonicalLetter(sampleLetter()),
  );
});

test("the Markdown of whatever is typed is read again without loss, and printed again the same", () => {
  fc.assert(
    fc.property(anyText(), anyText(), (one, other) => {
      const resume = { ...resumeWithBullets(one, other), summary: other, name: one };
      const text = printMarkdown(resumeDocument(resume));
      const read = parseResumeMarkdown(text);
      expect(read).toEqual(canonicalResume(resume));
      expect(printMarkdown(resumeDocument(read))).toBe(text);
    }),
    { numRuns: runs(50) },
  );
});
