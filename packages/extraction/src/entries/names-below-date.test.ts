import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { markLines } from "./mark-lines.ts";

const context = { today: "2026-11-01" };

function kindsOf(texts: readonly string[]): string {
  const lines = texts.map((text, at) => ({ ...plainLine(`l${at}`, text, 0), fill: 0.8 }));
  return markLines(lines, context)
    .map(({ kind }) => kind)
    .join(" ");
}

test.each([
  [
    ["08/2011 - 05/2015", "Managed cloud hosting provider", "Software Engineer"],
    "header header header",
  ],
  [
    ["2011 - 2015", "Staff Nurse", "Cared for twelve people on two wards every night."],
    "header header prose",
  ],
  [
    ["2011 - 2015", "Managed a team of nine cooks.", "Wrote the menus of three houses."],
    "header prose prose",
  ],
])("what names the entry below a date alone: %j", (texts, kinds) => {
  expect(kindsOf(texts)).toBe(kinds);
});
