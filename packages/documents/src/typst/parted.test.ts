import { describe, expect, test } from "vitest";
import type { Anchors } from "../pages/regions.ts";
import { linesOfSheet, sheetOf } from "../sheet/printed-lines.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { resumeDocument } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { studentResume } from "../testing/student-resume.ts";
import { entriesBeyond, keptEntries, withParted } from "./parted.ts";

const area = { left: 50, top: 60, right: 550, bottom: 740 };

describe("entries beyond a page's end", () => {
  test.each<[string, Anchors, readonly string[]]>([
    ["nothing", [], []],
    ["a line at the end", [["exp1.b1", "end", 1, 50, 740, 10]], []],
    ["a line a little below it", [["exp1.b1", "end", 1, 50, 742, 10]], []],
    ["a line below it", [["exp1.b1", "end", 1, 50, 742.1, 10]], ["exp1"]],
    [
      "two lines of one entry",
      [
        ["exp1.b1", "end", 1, 0, 800, 9],
        ["exp1.b2", "start", 2, 0, 900, 9],
      ],
      ["exp1"],
    ],
    [
      "lines of two entries",
      [
        ["exp1.b1", "end", 1, 0, 800, 9],
        ["vol1.title", "stop", 1, 0, 900, 9],
      ],
      ["exp1", "vol1"],
    ],
    ["a text without an entry", [["summary", "end", 1, 0, 800, 9]], ["summary"]],
  ])("are those of %s", (_, anchors, ids) => {
    expect([...entriesBeyond(anchors, area)]).toEqual(ids);
  });
});

/** Which entries of a sheet are kept whole, and which sections. */
function keptOf(sheet: Sheet) {
  const blocks = sheet.sections.flatMap((section) => section.blocks);
  return {
    entries: blocks.flatMap((block) => (block.kind === "entry" && block.keep ? [block.id] : [])),
    sections: sheet.sections.flatMap(({ keep, heading }) => (keep ? [heading.text] : [])),
  };
}

describe("entries that may be parted", () => {
  const sheet = sheetOf(resumeDocument(studentResume()));

  test("are asked for only where they were kept", () => {
    expect(keptEntries(sheet, new Set(["exp1", "prj1", "exp9"]))).toEqual(["exp1", "prj1"]);
    expect(keptEntries(sheet, new Set())).toEqual([]);
    const long = sheetOf(resumeDocument(realisticResume()));
    expect(keptEntries(long, new Set(["exp1"]))).toEqual([]);
  });

  test("are no longer kept, nor is their section, and all others are", () => {
    const before = keptOf(sheet);
    const after = keptOf(withParted(sheet, new Set(["exp1"])));
    expect(before.sections).toContain("Berufserfahrung");
    expect(after.entries).toEqual(before.entries.filter((id) => id !== "exp1"));
    expect(after.sections).toEqual(before.sections.filter((text) => text !== "Berufserfahrung"));
  });

  test("lose no line by it, and without any the sheet is as it was", () => {
    const parted = withParted(sheet, new Set(["exp1", "edu1", "prj1"]));
    expect(linesOfSheet(parted)).toEqual(linesOfSheet(sheet));
    expect(withParted(sheet, new Set())).toEqual(sheet);
  });
});
