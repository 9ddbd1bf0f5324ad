import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { bareElements } from "./bare-list.ts";

function countOf(texts: readonly string[], gap = 1): number {
  const body = texts.map((text, at) => ({
    kind: "prose" as const,
    line: { ...plainLine(`l${at}`, text, 0), gap },
    dates: [],
  }));
  return bareElements(body).size;
}

test("three deeds below each other are elements without marks", () => {
  expect(countOf(["Built the booking service", "Cut the time of a release", "Led 9 people"])).toBe(
    3,
  );
});

test.each([
  ["a wrapped sentence", ["Led the team that built", "and ran the booking service", "Cut costs"]],
  ["a word that leads on", ["Trained the staff of", "Tarn College and of", "Hill House"]],
  ["two lines alone", ["Built the service", "Cut the time"]],
  ["sentences that go on", ["Built it. Ran it", "Cut costs. Led", "Sold it"]],
])("no list: %s", (_name, texts) => {
  expect(countOf(texts)).toBe(0);
});

test("white space parts them", () => {
  expect(countOf(["Built it", "Cut it", "Led it"], 2)).toBe(0);
});
