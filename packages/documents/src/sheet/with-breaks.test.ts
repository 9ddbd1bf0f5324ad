import { describe, expect, test } from "vitest";
import { resumeDocument } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { linesOfSheet, sheetOf } from "./printed-lines.ts";
import type { EntryBlock, Sheet } from "./sheet.ts";
import { withBreaks } from "./with-breaks.ts";

function entryOf(sheet: Sheet, id: string): EntryBlock | undefined {
  return sheet.sections
    .flatMap((section) => section.blocks)
    .find((block): block is EntryBlock => block.kind === "entry" && block.id === id);
}

describe("page breaks that a person wants", () => {
  const sheet = sheetOf(resumeDocument(realisticResume()));

  test("a long entry is kept together on request, and no other", () => {
    expect(entryOf(sheet, "exp1")?.keep).toBe(false);
    const wished = withBreaks(sheet, { exp1: { keepTogether: true } });
    expect(entryOf(wished, "exp1")?.keep).toBe(true);
    expect(entryOf(wished, "exp2")).toEqual(entryOf(sheet, "exp2"));
  });

  test("a short entry may be parted on request, and its section with it", () => {
    const wished = withBreaks(sheet, { vol1: { keepTogether: false } });
    expect(entryOf(wished, "vol1")?.keep).toBe(false);
    expect(
      wished.sections.find((section) => section.blocks[0] === entryOf(wished, "vol1"))?.keep,
    ).toBe(false);
  });

  test("an entry begins a page on request", () => {
    const wished = withBreaks(sheet, { exp3: { breakBefore: true } });
    expect(entryOf(wished, "exp3")?.breakBefore).toBe(true);
    expect(entryOf(wished, "exp2")?.breakBefore).toBeUndefined();
  });
});

test("a section whose first entry begins a page begins it with its heading", () => {
  const sheet = sheetOf(resumeDocument(realisticResume()));
  const wished = withBreaks(sheet, { exp1: { breakBefore: true } });
  expect(entryOf(wished, "exp1")?.breakBefore).toBeUndefined();
  const begun = wished.sections.filter((section) => section.breakBefore === true);
  expect(begun.map((section) => section.heading.text)).toEqual(["Experience"]);
});

test("page breaks for entries that the sheet does not have change nothing", () => {
  const sheet = sheetOf(resumeDocument(realisticResume()));
  expect(withBreaks(sheet, {})).toEqual(sheet);
  const elsewhere = { exp99: { breakBefore: true }, name: { keepTogether: false }, exp1: {} };
  expect(withBreaks(sheet, elsewhere)).toEqual(sheet);
});

test("page breaks add and lose no printed line", () => {
  const sheet = sheetOf(resumeDocument(realisticResume()));
  const everywhere = Object.fromEntries(
    ["exp1", "exp2", "exp3", "edu1", "vol1"].map((id) => [id, { breakBefore: true }]),
  );
  expect(linesOfSheet(withBreaks(sheet, everywhere))).toEqual(linesOfSheet(sheet));
});
