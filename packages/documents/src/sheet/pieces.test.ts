import { expect, test } from "vitest";
import { plainText } from "./clean-text.ts";
import { createPieceMaker, pieceOf, present } from "./pieces.ts";

test.each([
  ["a word", "Botany", true],
  ["60 letters", "word ".repeat(12), true],
  ["61 letters", `${"word ".repeat(12)}s`, false],
  ["two short lines", "one\ntwo", false],
])("a piece of %s is short: %#", (_, text, short) => {
  expect(pieceOf("summary", text).short).toBe(short);
});

test("a piece says which of its words stay on one line, and that only where there are some", () => {
  const text = `${"many words ".repeat(6)}of self-rostering and thereafter`;
  expect(pieceOf("exp1.b1", text).parts).toContain("self-rostering");
  expect(pieceOf("exp1.b1", "of self-rostering")).not.toHaveProperty("parts");
});

test("a piece with a run of more than 60 letters is long, and may break anywhere", () => {
  const run = "x".repeat(61);
  const text = `${"many words ".repeat(6)} self-made ${run}`;
  expect(pieceOf("exp1.b1", text)).toMatchObject({ long: true, short: false });
  expect(pieceOf("exp1.b1", text)).not.toHaveProperty("parts");
  expect(pieceOf("exp1.b1", text.slice(0, -1))).not.toHaveProperty("long");
});

test("a piece has a link only where one is given", () => {
  expect(pieceOf("contact.email", "a@b.org", "mailto:a@b.org").url).toBe("mailto:a@b.org");
  expect(pieceOf("contact.email", "a@b.org")).not.toHaveProperty("url");
});

test("the maker of pieces cleans each text once, with its address", () => {
  const cleaned: string[] = [];
  const make = createPieceMaker((text, address) => {
    cleaned.push(`${address}=${text}`);
    return plainText(text);
  });
  make.one("summary", " a\nb ");
  make.line("name", "Ada\r\n Lovelace");
  make.all("exp1", [
    { id: "b2", text: "two" },
    { id: "b9", text: "" },
  ]);
  expect(cleaned).toEqual(["summary= a\nb ", "name=Ada Lovelace", "exp1.b2=two", "exp1.b9="]);
});

test("the maker of pieces makes none of a text that is cleaned away", () => {
  const make = createPieceMaker((text) => (text.includes("emoji") ? "" : text));
  expect(make.one("summary", "emoji")).toBeNull();
  expect(make.line("name", "")).toBeNull();
  const texts = ["one", "emoji", "two"].map((text, index) => ({ id: `b${index + 1}`, text }));
  expect(make.all("exp1", texts).map(({ at, text }) => [at, text])).toEqual([
    ["exp1.b1", "one"],
    ["exp1.b3", "two"],
  ]);
});

test("the values that exist are all but null, in their order", () => {
  expect(present([null, 0, "", null, false])).toEqual([0, "", false]);
});
