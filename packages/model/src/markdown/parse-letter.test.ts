import { runs, timeLimit } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalLetter } from "../resume/canonical.ts";
import { anyText } from "../testing/arbitrary.ts";
import { parseLetterMarkdown } from "./parse-letter.ts";
import { printLetterMarkdown } from "./print-letter.ts";

function read(...lines: string[]) {
  return parseLetterMarkdown(lines.join("\n"));
}

function paragraphs(...lines: string[]): string[] {
  return read("# Ada", "Dear team,", "", ...lines).paragraphs.map(({ text }) => text);
}

describe("the head of a letter", () => {
  it("ends with the greeting, whatever is missing before it", () => {
    expect(read("Ada Byron", "", "Dear team,", "", "Hello there.")).toMatchObject({
      name: "Ada Byron",
      date: "",
      salutation: "Dear team,",
      paragraphs: [{ id: "p1", text: "Hello there." }],
    });
  });

  it("has contact details before the date, and none behind it", () => {
    const letter = read("Ada", "ada@example.org", "2026-03-03", "jobs@acme.example", "Dear all,");
    expect(letter.contact.email).toBe("ada@example.org");
    expect(letter.department).toBe("jobs@acme.example");
  });

  it("joins two lines of one field, so that none is lost", () => {
    expect(read("Ada", "2026-03-03", "Acme Inc.", "Acme Holding Corp.", "Dear all,")).toMatchObject(
      { company: "Acme Inc., Acme Holding Corp." },
    );
  });

  it("takes what a label names, in any order and any case", () => {
    expect(
      read(
        "Ada",
        "COMPANY: Blue Door",
        "date: tomorrow",
        "Business Unit: West",
        "Salutation: Ahoy",
      ),
    ).toMatchObject({
      company: "Blue Door",
      date: "tomorrow",
      businessUnit: "West",
      salutation: "Ahoy",
    });
  });

  it("reads a second date as a line of the recipient", () => {
    const letter = read("Ada", "2026-03-03", "2026-04-04", "Dear all,");
    expect(letter.date).toBe("2026-03-03");
    expect(letter.department).toBe("2026-04-04");
  });
});

describe("the body of a letter", () => {
  it("has a paragraph for each block, wrapped lines joined and escaped breaks kept", () => {
    expect(paragraphs("One", "goes on.", "", "Two\\", "has a break.", "", "- a point")).toEqual([
      "One goes on.",
      "Two\nhas a break.",
      "• a point",
    ]);
  });

  it("loses the marks of foreign Markdown and HTML, and no words", () => {
    expect(paragraphs("## A **bold** [claim](https://x.example)", "", "a < b <b>c</b>")).toEqual([
      "A bold claim",
      "a < b c",
    ]);
  });

  it("may have no close at all", () => {
    const letter = read("Ada", "Dear team,", "One.", "", "Two.");
    expect(letter).toMatchObject({ closing: "", signature: "" });
    expect(letter.paragraphs).toHaveLength(2);
  });

  it("goes on behind a sentence that only begins like a close", () => {
    expect(
      paragraphs("Best results came from patience.", "", "Thank you for reading. I hope"),
    ).toEqual(["Best results came from patience.", "Thank you for reading. I hope"]);
  });
});

describe("the end of a letter", () => {
  it("is everything behind the close, line by line", () => {
    expect(
      read("Ada", "Dear team,", "One.", "", "Yours,", "", "Ada Byron", "Engineer"),
    ).toMatchObject({
      closing: "Yours,",
      signature: "Ada Byron\nEngineer",
    });
  });

  it("begins with what a label calls the close, though its form is none", () => {
    expect(read("Ada", "Dear team,", "One.", "", "Closing: So long", "", "Ada")).toMatchObject({
      closing: "So long",
      signature: "Ada",
    });
  });
});

describe("a letter that was written elsewhere", () => {
  it("is read without an error, and comes back as it was read, whatever it is", () => {
    fc.assert(
      fc.property(fc.array(anyText(), { maxLength: 12 }), (lines) => {
        const letter = parseLetterMarkdown(lines.join("\n"));
        expect(canonicalLetter(letter)).toEqual(letter);
        expect(parseLetterMarkdown(printLetterMarkdown(letter))).toEqual(letter);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it.each([
    ["stars", "*".repeat(60_000)],
    ["links", `Dear a,\n${"[x](".repeat(15_000)}`],
    ["notes", `Dear a,\n${"<!-- ".repeat(12_000)}`],
    ["tags", `Dear a,\n${"<a ".repeat(20_000)}`],
    ["labels", "Date:\n".repeat(10_000)],
    ["greetings", "Dear ".repeat(12_000)],
    ["closes", `Dear a,\n${"Yours,\n\n".repeat(8_000)}`],
    ["recipients", `A\n2026-03-03\n${"Acme Inc.\n".repeat(1_000)}`],
    ["backslashes", `A\n${"\\\n".repeat(20_000)}`],
    ["bars", `A\n${"a | ".repeat(15_000)}`],
  ])("of nothing but %s is read in a time that grows with its length", (_, text) => {
    // Time of the processor, which other programs on the machine do not lengthen.
    const before = process.cpuUsage().user;
    parseLetterMarkdown(text);
    expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(timeLimit(1_500));
  });
});
