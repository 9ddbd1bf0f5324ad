import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { footLines } from "./foot-line.ts";

/** Lines at their heights; a number above 1000 is a height on the second page. */
function linesAt(rows: readonly (readonly [string, number, Partial<Line>?])[]): Line[] {
  return rows.map(([text, at, more], index) => ({
    ...plainLine(`p.l${index}`, text, 0),
    page: at > 1000 ? 2 : 1,
    box: { x: 50, y: at % 1000, w: 200, h: 12 },
    ...more,
  }));
}

const body = [
  ["Cook, Blue Door", 60],
  ["Cooked for 40 guests", 80],
] as const;

function texts(lines: readonly Line[]): string[] {
  return lines.map(({ text }) => text);
}

function feetOf(rows: Parameters<typeof linesAt>[0]) {
  const { contact, closing } = footLines(linesAt(rows), 10);
  return { contact: texts(contact), closing: texts(closing) };
}

test.each([
  ["an address far below the text", [...body, ["ana@example.org", 760]]],
  ["an address and a number right below it", [...body, ["ana@example.org | 0161 496 0123", 94]]],
  [
    "two rows of a block of their own",
    [
      ...body,
      ["Ana Prado\t0161 496 0123", 100, { block: 3 }],
      ["ana@example.org", 112, { block: 3 }],
    ],
  ],
] as const)("%s is contact", (_name, rows) => {
  const { contact, closing } = feetOf(rows);
  expect(contact).toEqual(rows.slice(2).map(([text]) => text));
  expect(closing).toEqual([]);
});

test("details above the text of a later page are contact", () => {
  const head = "Ana Prado • 0161 496 0123 • ana@example.org";
  expect(feetOf([...body, [head, 1020], ["Baker, Red Door", 1040]]).contact).toEqual([head]);
});

test.each(["Ana Prado, page 2", "June 10, 2026\tAna Prado · Résumé", "Page 1 of 2"])(
  "%j below a page closes it",
  (text) => {
    expect(feetOf([...body, [text, 780]]).closing).toEqual([text]);
  },
);

test.each([
  ["the last line of the text", [...body, ["ana@example.org", 94]]],
  [
    "a block that tells more",
    [
      ...body,
      ["Wrote to ana@example.org.", 100, { block: 3 }],
      ["ana@example.org", 112, { block: 3 }],
    ],
  ],
] as const)("%s is no foot", (_name, rows) => {
  expect(feetOf(rows)).toEqual({ contact: [], closing: [] });
});
