import { emptyResume } from "@savile/model";
import { expect, test } from "vitest";
import { linesOfSheet, sheetOf } from "../sheet/printed-lines.ts";
import { resumeDocument } from "../testing/lay-out.ts";
import { plantedDocx, plantedLink, plantedParagraph } from "../testing/planted-docx.ts";
import type { PlantedDocx } from "../testing/planted-docx.ts";
import { checkDocx } from "./check-docx.ts";

const sheet = sheetOf(
  resumeDocument({
    ...emptyResume(),
    name: "Ada",
    summary: "Reads soils.",
    additional: [{ id: "add1", title: "Plants", lines: [{ id: "l1", text: "Moss" }] }],
  }),
);
const lines = linesOfSheet(sheet).map(({ text }) => text);

const paragraphs: readonly (readonly [text: string, style: string])[] = [
  ["Ada", "Title"],
  ["Summary", "Heading1"],
  ["Reads soils.", "Normal"],
  ["Plants", "Heading1"],
  ["Moss", "List"],
];
const core = "<dc:title>Ada</dc:title>";

function check(written: typeof paragraphs, change: PlantedDocx = {}) {
  const body = written.map(([text, style]) => plantedParagraph(text, style)).join("");
  return checkDocx(
    plantedDocx({ core, ...change, body: body + (change.body ?? "") }),
    sheet,
    lines,
  );
}

/** The paragraphs with one of them in another style. */
function restyled(text: string, style: string): typeof paragraphs {
  return paragraphs.map(([one, own]) => [one, one === text ? style : own]);
}

test("a good Word file has every line in order and no fault", () => {
  expect(check(paragraphs)).toEqual({
    format: "docx",
    lines: 5,
    found: 5,
    missing: [],
    inOrder: true,
    pageCount: null,
    tagged: null,
  });
});

test.each([
  ["Ada", "Normal", "the name as a title"],
  ["Reads soils.", "Title", "the name as a title"],
  ["Plants", "Normal", "a heading for each section"],
  ["Reads soils.", "Heading1", "a heading for each section"],
  ["Moss", "Normal", "a real list item for each bullet"],
  ["Reads soils.", "List", "a real list item for each bullet"],
])("a Word file with %j as %s lacks %s", (text, style, fault) => {
  expect(check(restyled(text, style))).toMatchObject({ found: 5, missing: [fault], inOrder: true });
});

test.each([
  ["no title of its own", { core: "" }, "a title of the file"],
  ["a table", { body: "<w:tbl></w:tbl>" }, "a body without w:tbl"],
  ["an unsafe link", { relations: plantedLink("file:///etc") }, "a safe link: file:///etc"],
  ["a soft hyphen", { body: plantedParagraph("a\u00ADb") }, "unreadable character U+00AD"],
])("a Word file with %s is told of it", (_, change, fault) => {
  expect(check(paragraphs, change).missing).toEqual([fault]);
});

test("a Word file without a line names it before its other faults", () => {
  expect(check(paragraphs.slice(0, -1))).toMatchObject({
    lines: 5,
    found: 4,
    missing: ["Moss", "a real list item for each bullet"],
    inOrder: false,
  });
});

test("a Word file with its lines in another order is told apart from one that lacks some", () => {
  expect(check(paragraphs.toReversed())).toMatchObject({ found: 5, missing: [], inOrder: false });
});
