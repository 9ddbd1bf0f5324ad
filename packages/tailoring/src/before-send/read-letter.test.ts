import { expect, it } from "vitest";
import { readLetter } from "./read-letter.ts";

const lines = [
  "Maya Lindqvist",
  "Uppsala",
  "Dear Ms. Berg,",
  "I am applying for the position of office manager, which I saw on your page last",
  "week.",
  "At Norrsken Foods I keep the books of two branches and answer their questions in",
  "three languages.",
  "Kind regards,",
  "Maya Lindqvist",
];

it("finds greeting, paragraphs, farewell and name", () => {
  const letter = readLetter(lines);
  expect(letter.salutation).toBe("Dear Ms. Berg,");
  expect(letter.paragraphs.map(({ text }) => text)).toEqual([
    `${lines[3]} week.`,
    `${lines[5]} three languages.`,
  ]);
  expect([letter.closing, letter.signature]).toEqual(["Kind regards,", "Maya Lindqvist"]);
});

it("leaves out what is not there", () => {
  expect(readLetter(lines.slice(0, 8)).signature).toBe("");
  expect(readLetter(["I write to you."])).toMatchObject({ salutation: "", signature: "" });
});
