import { expect, it } from "vitest";
import { findDates } from "../fields/dates/find-dates.ts";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { loudHeaders } from "./loud-headers.ts";

function found(lines: readonly Line[]): string[] {
  const rows = lines.map((line) => ({
    line,
    anchor: findDates(line.text, { today: "2026-11-01" })[0],
  }));
  return [...loudHeaders(rows)].map((line) => line.text);
}

function line(text: string, look: Partial<Line> = {}): Line {
  return { ...plainLine(text, text, 0), ...look };
}

const element = line("Trained two colleagues", { bullet: { glyph: "•", level: 0 } });
const title = line("Lorem ipsum dolor.", { bold: true, gap: 1.8 });

it("a line with white space above and another style opens the entry of the range below", () => {
  expect(found([element, title, line("Larch View"), line("2019 – 2020")])).toEqual([
    "Lorem ipsum dolor.",
    "Larch View",
  ]);
});

it("in plain text a line without a mark below a list opens one, however long", () => {
  const firm = line("LARCH VIEW HOTEL & SUITES, Any Town, NC (94 rooms, limited service)", {
    gap: 2,
  });
  expect(found([element, firm, line("Night Porter | 2019 – 2020")])).toEqual([firm.text]);
});

it.each<[string, Line, Line]>([
  ["its gap is that of the text", { ...title, gap: 1 }, line("2019 – 2020")],
  [
    "its look is that of the text",
    { ...title, bold: false, box: { x: 0, y: 0, w: 9, h: 9 } },
    line("2019 – 2020"),
  ],
  ["no range follows", title, line("Larch View")],
  ["the range stands apart", title, line("2019 – 2020", { gap: 2 })],
  ["a glyph stands before it", { ...title, bullet: { glyph: "•", level: 0 } }, line("2019 – 2020")],
])("such a line opens none where %s", (_why, head, next) => {
  expect(found([element, head, next])).toEqual([]);
});

const box = { x: 0, y: 0, w: 300, h: 10 };
const sentence = line("Held the line for a brunch of two hundred.", { box, fill: 1, gap: 1 });

it.each<[string, Line, readonly string[]]>([
  ["in capitals", line("THE GILDED LADLE", { box, gap: 1, caps: true }), ["THE GILDED LADLE"]],
  [
    "in the look of the sentence that fills its line",
    line("The Gilded Ladle", { box, gap: 1 }),
    [],
  ],
  ["that ends as a sentence does", line("Wrote menus.", { box, gap: 1, caps: true }), []],
  ["that is long", line("A B C D E F G H I", { box, gap: 1, caps: true }), []],
])("below the end of a sentence, a line %s above a range", (_why, name, want) => {
  expect(
    found([element, sentence, name, line("Sous Chef · 2015 – 2019", { box, gap: 1 })]),
  ).toEqual(want);
});

it("so does a name below a sentence that left room for its first word", () => {
  const short = { ...sentence, fill: 0.4 };
  const name = line("The Gilded Ladle", { box, gap: 1 });
  expect(found([element, short, name, line("Sous Chef · 2015 – 2019", { box, gap: 1 })])).toEqual([
    name.text,
  ]);
});

it("so does a bold name out at the edge below elements, whatever is told behind it", () => {
  const told = { ...element, box, gap: 1, indent: 20 };
  const text = "The Gilded Ladle (family-run, two sites)";
  const pieces = [{ start: 0, end: 16, bold: true, italic: false, size: 10 }];
  const role = line("Sous Chef | 2015 – 2019", { box, gap: 1 });
  expect(found([told, line(text, { box, gap: 1.2, pieces }), role])).toEqual([text]);
  expect(found([told, line(text, { box, gap: 1.2, pieces, indent: 20 }), role])).toEqual([]);
});
