import type { CoverLetter } from "@savile/model";
import { expect, test } from "vitest";
import { letterDocument } from "../testing/lay-out.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { plainText } from "./clean-text.ts";
import { letterSheet } from "./letter-sheet.ts";
import { sheetOf } from "./printed-lines.ts";

test("a letter sheet has the sender's name in its title, footer and author", () => {
  expect(letterSheet(sampleLetter(), plainText)).toMatchObject({
    lang: "en",
    region: null,
    title: "Marisol Etxeberria-Quinn – Cover Letter",
    author: "Marisol Etxeberria-Quinn",
    footer: "Marisol Etxeberria-Quinn",
    headline: null,
    sections: [],
  });
});

test("a letter sheet without a name is headed by what it is, in its own language", () => {
  expect(letterSheet({ ...sampleLetter(), name: " ", language: "fr-CA" }, plainText)).toMatchObject(
    {
      lang: "fr",
      region: "CA",
      title: "Lettre de motivation",
      author: "",
      footer: "Lettre de motivation",
      name: { at: "", text: "Lettre de motivation" },
    },
  );
});

function recipient(change: Partial<CoverLetter>) {
  const { letter } = letterSheet({ ...sampleLetter(), ...change }, plainText);
  return letter?.recipient.map(({ at }) => at);
}

test("a letter sheet names the recipient from the nearest to the widest, each if it is known", () => {
  expect(recipient({})).toEqual(["department", "businessUnit", "company", "location"]);
  expect(recipient({ businessUnit: "", location: "\u200B" })).toEqual(["department", "company"]);
  expect(recipient({ department: "", businessUnit: "", company: "", location: "" })).toEqual([]);
});

test("a letter sheet leaves out paragraphs without words and keeps the line feeds of the others", () => {
  const paragraphs = [
    { id: "p1", text: " " },
    { id: "p4", text: "One.\n\nTwo." },
  ];
  const { letter } = letterSheet({ ...sampleLetter(), paragraphs }, plainText);
  expect(letter?.paragraphs).toMatchObject([{ at: "body.p4", text: "One.\nTwo." }]);
});

test("a letter sheet without date, greeting and close has none of them", () => {
  const bare = { ...sampleLetter(), date: "", salutation: " ", closing: "\n", signature: "" };
  expect(letterSheet(bare, plainText).letter).toMatchObject({
    date: null,
    salutation: null,
    closing: null,
    signature: null,
  });
});

test("a letter sheet tells of a profile that it does not print", () => {
  const contact = { ...sampleLetter().contact, linkedin: "marisol" };
  const sheet = letterSheet({ ...sampleLetter(), contact }, plainText);
  expect(sheet.unprinted).toEqual(["contact.linkedin"]);
  expect(sheet.contacts.map(({ at }) => at)).not.toContain("contact.linkedin");
});

test("a letter sheet is what a letter is printed from in every template", () => {
  expect(sheetOf(letterDocument(sampleLetter()), plainText, "academic")).toEqual(
    letterSheet(sampleLetter(), plainText),
  );
});
