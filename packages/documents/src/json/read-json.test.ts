import { canonicalLetter, canonicalResume } from "@savile/model";
import { expect, test } from "vitest";
import { fullResume } from "../testing/full-resume.ts";
import { letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { studentResume } from "../testing/student-resume.ts";
import { printJson } from "./print-json.ts";
import { readJson } from "./read-json.ts";

test.each([
  ["with every field", fullResume()],
  ["in another language", { ...studentResume(), language: "de-CH" }],
])("a JSON file of a resume %s is read as its one form", (_, resume) => {
  expect(readJson(printJson(resumeDocument(resume)))).toEqual(
    resumeDocument(canonicalResume(resume)),
  );
});

test.each([
  ["a whole letter", {}],
  ["a letter without name", { name: "" }],
  [
    "a letter of blanks and empty paragraphs",
    { date: " ", paragraphs: [{ id: "p1", text: "\n" }] },
  ],
  ["a letter of markup and signs", { company: '"}],{"meta":null} <b>&amp; \u2028 שלום 🚀' }],
])("a JSON file of %s is read as its one form", (_, change) => {
  const letter = { ...sampleLetter(), ...change };
  expect(readJson(printJson(letterDocument(letter)))).toEqual(
    letterDocument(canonicalLetter(letter)),
  );
});

test("a JSON Resume from elsewhere is read as a resume", () => {
  const file = {
    basics: { name: "Ada Lovelace", label: "Analyst", location: { city: "London" } },
    work: [{ position: "Translator", name: "Taylor", highlights: ["Added notes A to G"] }],
  };
  expect(readJson(JSON.stringify(file))).toMatchObject({
    kind: "resume",
    resume: {
      name: "Ada Lovelace",
      headline: "Analyst",
      experience: [
        { title: "Translator", company: "Taylor", bullets: [{ text: "Added notes A to G" }] },
      ],
    },
  });
});

test("a JSON file with half a letter is read as the resume that it holds beside it", () => {
  const half = { basics: { name: "Ada" }, meta: { savile: { letter: { name: "Ada" } } } };
  expect(readJson(JSON.stringify(half))).toMatchObject({ kind: "resume", resume: { name: "Ada" } });
});

test.each(["null", "42", '"Ada"', "[]", "{}", '{"basics":null}', '{"__proto__":{"basics":{}}}'])(
  "a JSON file without a resume is refused: %s",
  (text) => {
    expect(() => readJson(text)).toThrow("the file is no JSON Resume");
  },
);

test.each(["", "Ada", '{"basics":', "{'basics':{}}"])(
  "a file that is no JSON is refused: %j",
  (text) => {
    expect(() => readJson(text)).toThrow(SyntaxError);
  },
);
