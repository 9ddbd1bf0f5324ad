import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalLetter } from "../resume/canonical.ts";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import type { CoverLetter } from "../tailoring/cover-letter.ts";
import { anyLetter } from "../testing/arbitrary.ts";
import { parseLetterMarkdown } from "./parse-letter.ts";
import { printLetterMarkdown } from "./print-letter.ts";

const letter: CoverLetter = {
  ...emptyLetter(),
  name: "Ada Byron",
  contact: {
    email: "ada@example.org",
    phone: "+1 555 010 0000",
    location: "Portland, OR",
    linkedin: "",
    github: "",
    links: [],
  },
  date: "March 3, 2026",
  department: "Human Resources Department",
  businessUnit: "Retail (West)",
  company: "Acme Inc.",
  location: "Portland, OR",
  salutation: "Dear Ms Doe,",
  paragraphs: [
    { id: "p1", text: "I am writing about the post." },
    { id: "p2", text: "Best results came from patience." },
  ],
  closing: "Sincerely,",
  signature: "Ada Byron",
};

describe("a letter as Markdown", () => {
  it("comes back as its canonical form, whatever it holds", () => {
    fc.assert(
      fc.property(anyLetter(), (letter) => {
        expect(parseLetterMarkdown(printLetterMarkdown(letter))).toEqual(canonicalLetter(letter));
      }),
      { numRuns: runs(600) },
    );
  });

  it("reads like a letter", () => {
    expect(printLetterMarkdown(letter)).toBe(
      [
        "# Ada Byron",
        "",
        "ada@example.org | +1 555 010 0000 | Portland, OR",
        "",
        "March 3, 2026",
        "",
        "Human Resources Department\\",
        "Retail (West)\\",
        "Acme Inc.\\",
        "Portland, OR",
        "",
        "Dear Ms Doe,",
        "",
        "I am writing about the post.",
        "",
        "Best results came from patience.",
        "",
        "Sincerely,",
        "",
        "Ada Byron",
        "",
      ].join("\n"),
    );
  });

  it("labels a line whose form does not name its field", () => {
    const text = printLetterMarkdown({ ...letter, date: "early spring", company: "Blue Door" });
    expect(text).toContain("Date: early spring");
    expect(text).toContain("Blue Door\\");
    expect(parseLetterMarkdown(text)).toMatchObject({ date: "early spring", company: "Blue Door" });
  });

  it("reads a letter that was written elsewhere", () => {
    const read = parseLetterMarkdown(
      [
        "**Ada Byron**",
        "ada@example.org | 555 010 0000",
        "",
        "3 March 2026",
        "",
        "Talent Team",
        "Acme GmbH",
        "Austin, TX",
        "",
        "To whom it may concern:",
        "",
        "This paragraph is",
        "wrapped over lines.",
        "",
        "Kind regards,",
        "Ada Byron",
        "Engineer",
      ].join("\r\n"),
    );
    expect(read).toMatchObject({
      name: "Ada Byron",
      date: "3 March 2026",
      department: "Talent Team",
      company: "Acme GmbH",
      location: "Austin, TX",
      salutation: "To whom it may concern:",
      paragraphs: [{ id: "p1", text: "This paragraph is wrapped over lines." }],
      closing: "Kind regards,",
      signature: "Ada Byron\nEngineer",
    });
    expect(read.contact.email).toBe("ada@example.org");
  });

  it("takes an empty file for an empty letter", () => {
    expect(parseLetterMarkdown("")).toEqual(emptyLetter());
    expect(parseLetterMarkdown(printLetterMarkdown(emptyLetter()))).toEqual(emptyLetter());
  });

  it("keeps a language other than English", () => {
    const text = printLetterMarkdown({ ...letter, language: "de" });
    expect(text).toContain("<!-- language: de -->");
    expect(parseLetterMarkdown(text).language).toBe("de");
  });
});

it("points of a letter are entries of a list, and come back with their mark", () => {
  const paragraphs = ["Some examples.", "• Built two kilns", "• - of clay", "• Sincerely,"].map(
    (text, index) => ({ id: `p${index + 1}`, text }),
  );
  const letter = { ...emptyLetter(), name: "Ada", salutation: "Dear team,", paragraphs };
  const printed = printLetterMarkdown(letter);
  expect(printed).toContain("\n\n- Built two kilns\n\n");
  expect(parseLetterMarkdown(printed).paragraphs).toEqual(paragraphs);
});
