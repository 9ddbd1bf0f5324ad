import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

function utf16(text: string, little: boolean, mark: boolean): Uint8Array {
  const codes = Array.from(`${mark ? "\ufeff" : ""}${text}`, (one) => one.charCodeAt(0));
  return Uint8Array.from(
    codes.flatMap((code) => (little ? [code & 255, code >> 8] : [code >> 8, code & 255])),
  );
}

function single(text: string): Uint8Array {
  return Uint8Array.from(text, (one) => one.charCodeAt(0));
}

const words = "Köchin und Bäckerin in Müllheim\nGrüße aus der Küche, schöne Menüs";

function linesOf(bytes: Uint8Array): string[] {
  const result = readText(bytes);
  return result.ok ? result.value.lines.map((line) => line.text) : [result.error.code];
}

test.each([
  ["UTF-8", new TextEncoder().encode(words)],
  ["UTF-8 with a mark", new TextEncoder().encode(`\ufeff${words}`)],
  ["UTF-16 little endian", utf16(words, true, true)],
  ["UTF-16 big endian", utf16(words, false, true)],
  ["UTF-16 little endian without a mark", utf16(words, true, false)],
  ["UTF-16 big endian without a mark", utf16(words, false, false)],
  ["Windows-1252", single(words)],
])("text in %s is decoded", (_name, bytes) => {
  expect(linesOf(bytes)).toEqual(words.split("\n"));
});

test("headings are marked by number signs and by underlines", () => {
  const result = readText(
    new TextEncoder().encode("# Ana Prado\n\nExperience\n==========\nCook\n"),
  );
  const levels = result.ok ? result.value.lines.map((line) => line.headingLevel) : [];
  // The first one is the name of the person.
  expect(levels).toEqual([undefined, 1, undefined]);
});

test("marks of emphasis and links are not part of the text; the target is kept", () => {
  const result = readText(
    new TextEncoder().encode("**Cook**, [Blue Door](https://blue.example)\n"),
  );
  expect(result.ok && result.value.lines[0]?.text).toBe("Cook, Blue Door");
  expect(result.ok && result.value.aside[0]?.text).toBe("https://blue.example");
});

test("tabs and wide blanks separate cells, dashes make bullets", () => {
  const result = readText(new TextEncoder().encode("Cook      2019 - 2021\n- Soup\n* Bread\n"));
  const lines = result.ok ? result.value.lines : [];
  expect(lines[0]?.cells).toHaveLength(2);
  expect(lines.map((line) => line.bullet?.glyph)).toEqual([undefined, "-", "*"]);
});

test("control characters and blanks alone are refused", () => {
  expect(linesOf(single("\u0001\u0002\u0003\u0004abc\u0005\u0006\u0007"))).toEqual(["unsupported"]);
  expect(linesOf(single("  \n\t\n "))).toEqual(["empty"]);
});

test("entities of a page's source are read as the characters that they stand for", () => {
  expect(
    linesOf(new TextEncoder().encode("R&amp;D at Smith &amp;amp; Sons\nIt&#39;s &#8211; new\n")),
  ).toEqual(["R&D at Smith & Sons", "It's – new"]);
});

test("emphasis by underscores is no word, and names with them stay", () => {
  const bytes = new TextEncoder().encode("_Harbour Inn_ (2019)\nsnake_case_name and _x");
  expect(linesOf(bytes)).toEqual(["Harbour Inn (2019)", "snake_case_name and _x"]);
});
