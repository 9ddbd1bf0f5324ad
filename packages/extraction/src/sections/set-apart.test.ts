import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { setApart, tagsApart, textApart } from "./set-apart.ts";

/** A line whose blanks marked "_" are wide; its first word ends at 100, the next one begins at 110. */
function lineOf(marked: string, x = 50): Line {
  const text = marked.replaceAll("_", " ");
  const wide = [...marked.matchAll(/_/g)].map(({ index }, at) => ({
    at: index,
    left: 100 + at * 50,
    right: 110 + at * 50,
  }));
  return { ...plainLine(`l${x}`, text, 0), wide, box: { x, y: 80, w: 300, h: 10 } };
}

test.each([
  ["Lathe_Mill_Press brake", "Lathe\tMill\tPress brake"],
  ["Lathe, mill_and saw", "Lathe, mill and saw"],
  ["Kept the_lathe in order.", "Kept the lathe in order."],
])("%s", (marked, text) => {
  expect(textApart(lineOf(marked))).toBe(text);
});

test("tags stand in cells of their own, where they are skills", () => {
  const line = lineOf("Lathe_Mill");
  expect(setApart({ kinds: ["skills"], lines: [line] }).lines[0]?.cells).toHaveLength(2);
  expect(setApart({ kinds: ["summary"], lines: [line] }).lines[0]).toBe(line);
});

test("labels that end at one edge are lines before their lists", () => {
  const lines = [lineOf("Metal_Lathe_Mill", 70), lineOf("Carpentry_Saws_Planes", 40)];
  const found = setApart({ kinds: ["skills"], lines }).lines.map(({ text }) => text);
  expect(found).toEqual(["Metal", "Lathe\tMill", "Carpentry", "Saws\tPlanes"]);
});

test("first tags that begin at one edge are no labels", () => {
  const lines = [lineOf("Lathe_Mill"), lineOf("Drill_Saw")];
  expect(setApart({ kinds: ["skills"], lines }).lines).toHaveLength(2);
});

test("tags below a heading of one's own are lines of their own", () => {
  const lines = [
    lineOf("Koda_Clinical coach since 2023, three students_X-ray_Car"),
    lineOf("Settled_Sails"),
  ];
  const found = tagsApart({ kinds: ["custom"], lines }).lines.map(({ text }) => text);
  expect(found).toEqual([
    "Koda",
    "Clinical coach since 2023, three students",
    "X-ray",
    "Car",
    "Settled",
    "Sails",
  ]);
});

test.each(["Lathe_Mill", "Kept the lathe in order"])("few or none stay one line: %s", (marked) => {
  expect(tagsApart({ kinds: ["custom"], lines: [lineOf(marked)] }).lines).toHaveLength(1);
});
