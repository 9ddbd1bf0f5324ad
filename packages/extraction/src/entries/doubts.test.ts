import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { withDoubts } from "./doubts.ts";
import type { Entry, Place } from "./entry.ts";

function place(text: string): Place {
  return { line: plainLine(text, text, 0), start: 0, end: text.length, text };
}

function entry(title: string, organization: string, ...rest: readonly string[]): Entry {
  const names = { title: place(title), organization: place(organization) };
  return { ...names, rest: rest.map(place), parts: [], header: [], margin: 4 };
}

function guessed(...entries: readonly Entry[]): readonly boolean[] {
  return withDoubts(entries).map((one) => one.guessed === true);
}

const sound = entry("Keyworker", "Larch View");
const swapped = entry("Lead", "Marketing Manager");
const leftOver = entry("Lead", "Larch View", "Marketing Manager");

test("entries are guesses where most of a section has a title left over or in the place of the employer", () => {
  expect(guessed(swapped, leftOver)).toEqual([true, true]);
  expect(guessed(swapped, sound, leftOver, sound)).toEqual([true, false, true, false]);
});

test.each<[string, readonly Entry[], number]>([
  ["one of them has", [swapped, sound], 2],
  ["few of them have", [swapped, leftOver, sound, sound, sound], 5],
  [
    "other words are left over",
    [entry("Cook", "Inn", "Lorem ipsum"), entry("Cook", "Inn", "Dolor")],
    2,
  ],
])("they are none where %s", (_why, entries, count) => {
  expect(guessed(...entries)).toEqual(Array.from({ length: count }, () => false));
});
