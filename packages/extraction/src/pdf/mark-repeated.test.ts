import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { markRepeated } from "./mark-repeated.ts";

const page = (number: number) => ({ number, w: 595, h: 842, chunks: [], fills: [] });
const at = (number: number, text: string, y = 30): Line => ({
  ...plainLine(`p${number}.${text}`, text, 0),
  page: number,
  box: { x: 50, y, w: 100, h: 10 },
});

test.each([
  ["Ana Prado – 2 / 2", at(2, "Ana Prado – 2 / 2"), true],
  ["Ana Prado, page 2 of 2", at(2, "Ana Prado, page 2 of 2"), true],
  ["the number of another page", at(2, "Falls went down by 1 / 2"), false],
  ["what stands in the middle", at(2, "Won – 2 / 2", 400), false],
])("a head of one page that says its number is no content: %s", (_, line, isHead) => {
  const { lines, repeated } = markRepeated([at(1, "Ana Prado"), line], [page(1), page(2)]);
  expect(repeated.map(({ text }) => text)).toEqual(isHead ? [line.text] : []);
  expect(lines).toHaveLength(isHead ? 1 : 2);
});
