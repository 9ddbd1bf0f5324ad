import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Marked } from "./mark-lines.ts";
import { takeTitlesBelowText } from "./titles-below-text.ts";

function marked(kind: Marked["kind"], text: string, bold = false): Marked {
  return { line: { ...plainLine(text, text, 0), bold }, kind, dates: [] };
}

const employer = marked("header", "Lumen Outdoor, Austin, TX");
const about = marked("prose", "A family-owned maker of camping gear with 80 staff.");
const title = marked("header", "Marketing Manager", true);
const told = marked("bullet", "Grew revenue of the newsletter");

function headerOf(header: readonly Marked[], body: readonly Marked[]): string[] {
  const [entry] = takeTitlesBelowText([{ header: [...header], body: [...body] }]);
  expect([...(entry?.header ?? []), ...(entry?.body ?? [])]).toHaveLength(
    header.length + body.length,
  );
  return (entry?.header ?? []).map(({ line }) => line.text);
}

test("a title below a line about the employer names the entry", () => {
  expect(headerOf([employer], [about, title, told])).toEqual([
    employer.line.text,
    "Marketing Manager",
  ]);
});

test.each<[string, readonly Marked[], readonly Marked[]]>([
  ["the header has one", [marked("header", "Copywriter, Fennel")], [about, title, told]],
  ["it looks like the text", [employer], [about, marked("header", "Marketing Manager"), told]],
  ["nothing stands above it", [employer], [title, told]],
  ["it is an element", [employer], [about, marked("bullet", "Marketing Manager", true)]],
  ["it names no post", [employer], [about, marked("header", "Lorem Ipsum", true), told]],
  ["much text stands above it", [employer], [about, about, about, about, title]],
])("it stays where it is when %s", (_why, header, body) => {
  expect(headerOf(header, body)).toEqual(header.map(({ line }) => line.text));
});
