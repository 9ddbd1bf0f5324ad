import { expect, test } from "vitest";
import { joinFragments } from "./fragment.ts";
import type { Word } from "./fragment.ts";
import { splitAtStops } from "./tab-stops.ts";

interface Placed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly bold?: boolean;
}

/** Words of five points a letter, each at its own place. */
function wordsOf(list: readonly Placed[]): Word[] {
  return list.map(({ text, x, y, bold }, order) => ({
    text,
    x0: x,
    x1: x + text.length * 5,
    y,
    size: 10,
    font: "",
    bold: bold === true,
    italic: false,
    order,
    angle: 0,
    spaced: true,
  }));
}

/** Words after each other with a blank of three points. */
function line(text: string, x: number, y: number): Placed[] {
  let at = x;
  return text.split(" ").map((word) => {
    const placed = { text: word, x: at, y };
    at += word.length * 5 + 3;
    return placed;
  });
}

const body = ["Ran the ward", "Trained six nurses", "Kept the rotas", "Wrote the plans"].flatMap(
  (text, index) => line(text, 150, 100 + index * 14),
);

function texts(list: readonly Placed[]): string[] {
  return splitAtStops(joinFragments(wordsOf(list))).map((one) => one.text);
}

test("a date set close to its text is a cell where the text begins at a stop", () => {
  const dated = [{ text: "2014-2016", x: 100, y: 200 }, ...line("Staff Nurse", 150, 200)];
  expect(texts([...body, ...dated]).slice(-2)).toEqual(["2014-2016", "Staff Nurse"]);
});

test("a heading set close to its text is a cell, and the text knows that a cell begins", () => {
  const headed = [{ text: "Skills", x: 115, y: 200 }, ...line("wound care, rotas", 150, 200)];
  const found = splitAtStops(joinFragments(wordsOf([...body, ...headed])));
  expect(found.slice(-2).map((one) => [one.text, one.cell])).toEqual([
    ["Skills", undefined],
    ["wound care, rotas", true],
  ]);
});

test("labels that end at one place are cells, whatever they say", () => {
  const rows = ["Wards", "Tools", "Trade", "Hours"].flatMap((label, index) => [
    { text: label, x: 120, y: 200 + index * 14 },
    ...line("many of them", 150, 200 + index * 14),
  ]);
  expect(texts([...body, ...rows])).toContain("Tools");
});

test("a bold word is a label, a plain one in a wide blank is not", () => {
  const row = line("many of them", 150, 200);
  const label = { text: "Wards", x: 120, y: 200 };
  expect(texts([...body, { ...label, bold: true }, ...row])).toContain("Wards");
  expect(texts([...body, label, ...row])).not.toContain("Wards");
});

test("nothing is cut where the blanks of the line are as wide", () => {
  const wide = ["Now", "she", "ran", "all"].map((text, index) => ({
    text,
    x: 110 + index * 20,
    y: 200,
    bold: index < 2,
  }));
  expect(texts([...body, ...wide]).at(-1)).toBe("Now she ran all");
});

test("a page without a stop is left as it is", () => {
  const fragments = joinFragments(wordsOf(line("Skills wound care", 50, 100)));
  expect(splitAtStops(fragments)).toBe(fragments);
});
