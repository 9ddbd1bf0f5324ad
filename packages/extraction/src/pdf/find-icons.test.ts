import { expect, test } from "vitest";
import { makeChunk } from "../testing/make-chunk.ts";
import type { Chunk, PageContent } from "../text-line/chunk.ts";
import { findIcons } from "./find-icons.ts";

type Drawn = readonly [text: string, x: number, y: number, font?: string];

function chunk([text, x0, y, font = "Body"]: Drawn, order: number): Chunk {
  return makeChunk(text, { x0, y, font, order, spaced: true });
}

function texts(set: ReadonlySet<Chunk>): string[] {
  return [...set].map((one) => one.text);
}

/** Icons and marks that are found on a page of these texts. */
function found(drawn: readonly Drawn[]): { icons: string[]; marks: string[] } {
  const page: PageContent = { number: 1, w: 595, h: 842, chunks: drawn.map(chunk), fills: [] };
  const { icons, marks } = findIcons([page]);
  return { icons: texts(icons), marks: texts(marks) };
}

test("signs of a font with which nothing else is written are icons", () => {
  const drawn: Drawn[] = [
    ["H", 50, 100, "T1"],
    ["555-0148", 57, 100],
    ["½", 50, 112, "T1"],
    ["Leeds", 57, 112],
  ];
  expect(found(drawn).icons).toEqual(["H", "½"]);
  expect(found([...drawn, ["Kate", 50, 60, "T1"]]).icons).toEqual([]);
});

test("the letters of a name that is spaced out are text, in a font of its own too", () => {
  const letters = Array.from("KATE", (letter, at): Drawn => [letter, 50 + at * 9, 60, "Title"]);
  expect(found(letters)).toEqual({ icons: [], marks: [] });
});

test("different signs in a column before the contacts are icons, whatever letters they are", () => {
  expect(
    found([
      ["*", 50, 100],
      ["kate@example.org", 64, 100],
      ["m", 50, 112],
      ["Leeds", 64, 112],
    ]).icons,
  ).toEqual(["*", "m"]);
});

test("grades before subjects are no contacts", () => {
  const grades: Drawn[] = [
    ["A", 50, 100],
    ["Physics", 64, 100],
    ["B", 50, 112],
    ["Chemistry", 64, 112],
  ];
  expect(found(grades)).toEqual({ icons: [], marks: [] });
});

function rowsOf(sign: string, x: number): Drawn[] {
  return ["Ran", "Led", "Cut"].flatMap((text, at): Drawn[] => [
    [sign, 50, 100 + at * 12],
    [text, x, 100 + at * 12],
  ]);
}

test("one letter before three rows, further off than a blank is wide, marks a list", () => {
  expect(found(rowsOf("a", 64)).marks).toEqual(["a", "a", "a"]);
  expect(found(rowsOf("I", 57)).marks).toEqual([]);
  expect(found(rowsOf("1", 64)).marks).toEqual([]);
});

test("a sign before names is an icon if it stands there every time", () => {
  const pins: Drawn[] = [
    ["Larkspur,", 50, 100],
    ["#", 98, 100],
    ["Dundee", 106, 100],
    ["Windrush,", 50, 130],
    ["#", 98, 130],
    ["Albany", 106, 130],
  ];
  expect(found(pins).icons).toEqual(["#", "#"]);
  const flat: Drawn[] = [
    ["Flat", 50, 160],
    ["#", 73, 160],
    ["12", 81, 160],
  ];
  expect(found([...pins, ...flat]).icons).toEqual([]);
});

test("an initial inside a name stays", () => {
  const names = [60, 80, 90].flatMap((y): Drawn[] => [
    ["Kate", 50, y],
    ["T", 73, y],
    ["Garcia", 81, y],
  ]);
  expect(found(names).icons).toEqual([]);
});

test("asterisks right below each other at one edge are the marks of a list, those before names apart are icons", () => {
  const listed: Drawn[] = [
    ["*", 50, 100],
    ["Hung doors", 55, 100],
    ["*", 50, 112],
    ["Fitted kitchens", 55, 112],
  ];
  expect(found(listed)).toEqual({ icons: [], marks: ["*", "*"] });
  const apart = listed.map(([text, x, y], at): Drawn => [text, x, at < 2 ? y : y + 60]);
  expect(found(apart).marks).toEqual([]);
});
