import { expect, test } from "vitest";
import { makeChunk } from "../testing/make-chunk.ts";
import { logicalText, turnPages } from "./right-to-left.ts";

test.each([
  ["םולש", "שלום"],
  ["ﺮﻓ", "فر"],
  ["(ﻦﻣ)", "(من)"],
  ["۱۴۰۰", "۱۴۰۰"],
  ["ﺎﻫTransformer", "Transformerها"],
  ["Excel", "Excel"],
  ["(2019)", "(2019)"],
])("the signs of %j as they are read", (drawn, read) => {
  expect(logicalText(drawn)).toBe(read);
});

interface Drawn {
  readonly text: string;
  readonly x: number;
}

/** Words ten points wide on one line of a page that is 100 points wide. */
function pageOf(words: readonly Drawn[]) {
  const chunks = words.map(({ text, x }, order) =>
    makeChunk(text, { x0: x, x1: x + 10, y: 50, order }),
  );
  return { number: 1, w: 100, h: 100, chunks, fills: [] };
}

function readingOf(words: readonly Drawn[]): string[] {
  const { pages } = turnPages([pageOf(words)]);
  return (pages[0]?.chunks ?? []).toSorted((a, b) => a.x0 - b.x0).map(({ text }) => text);
}

test("a line from right to left is read from its right edge, its Latin words as they stand", () => {
  const line = [
    { text: "תונורתפ", x: 10 },
    { text: "Apache", x: 24 },
    { text: "Spark", x: 36 },
    { text: "חותיפ", x: 50 },
  ];
  expect(readingOf(line)).toEqual(["פיתוח", "Apache", "Spark", "פתרונות"]);
});

test("a comma that was drawn before a Latin word stands behind it", () => {
  expect(
    readingOf([
      { text: "،Kafka", x: 10 },
      { text: "ﺮﻓ", x: 40 },
      { text: "ﻦﻣﺮﻓﺮﻓ", x: 60 },
    ]),
  ).toEqual(["فرفرمن", "فر", "Kafka،"]);
});

test("a page with a word or two from right to left keeps its places", () => {
  const { turned } = turnPages([
    pageOf([
      { text: "Teacher", x: 10 },
      { text: "of", x: 30 },
      { text: "תירבע", x: 50 },
    ]),
  ]);
  expect(turned).toEqual([]);
});
