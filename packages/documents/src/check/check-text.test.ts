import { emptyResume } from "@savile/model";
import { describe, expect, test } from "vitest";
import { printJson } from "../json/print-json.ts";
import { printMarkdown } from "../markdown/print-markdown.ts";
import { fullResume } from "../testing/full-resume.ts";
import { letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { checkText, checkValues } from "./check-text.ts";

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe("a text file", () => {
  test("has its lines, whatever stands between their letters", () => {
    const text = "\uFEFFAda  Love\nlace\r\n\r\n- o\uFB03ce\u00A0work\n";
    expect(checkText(bytesOf(text), ["Ada Lovelace", "office work"])).toEqual({
      format: "txt",
      lines: 2,
      found: 2,
      missing: [],
      inOrder: true,
      pageCount: null,
      tagged: null,
    });
  });

  test("that should hold nothing holds it", () => {
    expect(checkText(bytesOf(""), [])).toMatchObject({ lines: 0, found: 0, inOrder: true });
  });

  test("that is not UTF-8 is told of the characters that were lost", () => {
    const latin1 = Uint8Array.from([0x5a, 0x6f, 0xeb]);
    expect(checkText(latin1, ["Zoë"])).toMatchObject({
      found: 0,
      missing: ["Zoë", "unreadable character U+FFFD"],
      inOrder: false,
    });
  });

  test("that says a line once lacks it where it is printed twice", () => {
    expect(checkText(bytesOf("Moss\nFern\n"), ["Moss", "Fern", "Moss"])).toMatchObject({
      found: 3,
      missing: [],
      inOrder: false,
    });
  });
});

const documents = [
  ["a resume with every field", resumeDocument(fullResume())],
  ["an empty resume", resumeDocument(emptyResume())],
  ["a letter", letterDocument(sampleLetter())],
] as const;

const printers = { md: printMarkdown, json: printJson };

describe.each(["md", "json"] as const)("a file of values in %s", (format) => {
  const print = printers[format];

  test.each(documents)("of %s has each of them under its address, in order", (_, document) => {
    const found = checkValues(bytesOf(print(document)), format, document);
    expect(found).toMatchObject({ format, missing: [], inOrder: true });
    expect(found.found).toBe(found.lines);
  });

  test("with another value names the one that should be there", () => {
    const resume = { ...fullResume(), headline: "Head of gardens" };
    const found = checkValues(bytesOf(print(resumeDocument(resume))), format, documents[0][1]);
    expect(found).toMatchObject({ missing: ["Head gardener"], inOrder: true });
    expect(found.found).toBe(found.lines - 1);
  });

  test("with two values in each other's places lacks both", () => {
    const resume = fullResume();
    const [first, second, ...others] = resume.competencies.map(({ text }) => text);
    const texts = [second, first, ...others].map((text, index) => ({
      id: `s${index + 1}`,
      text: text ?? "",
    }));
    const swapped = resumeDocument({ ...resume, competencies: texts });
    expect(checkValues(bytesOf(print(swapped)), format, documents[0][1]).missing).toEqual([
      first,
      second,
    ]);
  });

  test("with a value too many says how many the document does not have", () => {
    const resume = fullResume();
    const more = resumeDocument({
      ...resume,
      competencies: [...resume.competencies, { id: "s4", text: "Added by nobody" }],
    });
    expect(checkValues(bytesOf(print(more)), format, documents[0][1]).missing).toEqual([
      "1 values that the document does not have",
    ]);
  });

  test("with its sections in another order is not in order", () => {
    const resume = { ...fullResume(), order: ["languages", "experience"] };
    expect(
      checkValues(bytesOf(print(resumeDocument(resume))), format, documents[0][1]),
    ).toMatchObject({ inOrder: false });
  });

  test("is told of characters that no reader can use", () => {
    const damaged = print(documents[0][1]).replace("Head gardener", "Head\u00ADgardener");
    expect(checkValues(bytesOf(damaged), format, documents[0][1]).missing).toContain(
      "unreadable character U+00AD",
    );
  });
});

test("a file of values that is no JSON is not checked but refused", () => {
  expect(() => checkValues(bytesOf("{"), "json", documents[0][1])).toThrow("JSON");
  expect(() => checkValues(bytesOf("[]"), "json", documents[0][1])).toThrow("no JSON Resume");
});

test("a file of values of a resume has those of no letter", () => {
  const letter = letterDocument({ ...sampleLetter(), name: "Somebody else" });
  const found = checkValues(bytesOf(printJson(documents[0][1])), "json", letter);
  expect(found.missing).toEqual(expect.arrayContaining(["Somebody else", "Dear Hiring Team,"]));
});
