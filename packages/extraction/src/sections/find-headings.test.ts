import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { findHeadings } from "./find-headings.ts";

const loud: Partial<Line> = { size: 12, bold: true, gap: 2 };

/** Lines below each other, twelve points apart; a row of `y` of its own stands there. */
function headingsOf(rows: readonly (readonly [string, Partial<Line>?, number?])[]): string[] {
  const lines = rows.map(([text, look, x = 50], at) => ({
    ...plainLine(`l${at}`, text, 0),
    box: { x, y: 50 + at * 12, w: text.length * 5, h: 10 },
    ...look,
  }));
  return findHeadings(lines, "2026-11-01").map(({ line }) => line.text);
}

const known = [
  ["EXPERIENCE", loud],
  ["Cook at the Blue Door in Leeds for two years"],
  ["EDUCATION", loud],
  ["A course of one year at the college in Leeds"],
  ["SKILLS", loud],
] as const;

test("a word among others on a row heads nothing", () => {
  const row = { box: { x: 120, y: 300, w: 40, h: 10 }, bold: true, size: 11, gap: 2 };
  const beside = { box: { x: 50, y: 300, w: 40, h: 10 } };
  expect(headingsOf([...known, ["Baking", beside], ["Tools", row]])).not.toContain("Tools");
  expect(headingsOf([...known, ["Tools", { ...row, gap: 2 }]])).toContain("Tools");
});

test("names of entries that are larger than the headings head no sections", () => {
  const heading: Partial<Line> = { size: 9, bold: true, gap: 2 };
  const firm: Partial<Line> = { size: 12, bold: true, gap: 1.9 };
  const jobs = ["BLUE DOOR", "RED DOOR", "GREEN DOOR"].flatMap((name) => [
    [name, firm] as const,
    ["Cook | 2019 - 2021"] as const,
    ["Cooked for forty guests and kept the kitchen clean"] as const,
  ]);
  const found = headingsOf([
    ["WORK EXPERIENCE", heading],
    ...jobs,
    ["EDUCATION", heading],
    ["BSc"],
  ]);
  expect(found).toEqual(["WORK EXPERIENCE", "EDUCATION"]);
});

test("names of entries in one column leave the unknown headings of the other one alone", () => {
  const name: Partial<Line> = { ...loud, block: 1 };
  const found = headingsOf([
    ["LANGUAGES", loud],
    ["English"],
    ["Polish"],
    ["METAL WORK", loud],
    ["Welding"],
    ["INTERESTS", loud],
    ["Chess"],
    ["EXPERIENCE", name, 300],
    ["BLUE DOOR", name, 300],
    ["Cook of the house from 2019 to 2021", { block: 1 }, 300],
    ["RED DOOR", name, 300],
    ["Cook of the house from 2016 to 2019", { block: 1 }, 300],
    ["EDUCATION", name, 300],
  ]);
  expect(found).toEqual(["LANGUAGES", "METAL WORK", "INTERESTS", "EXPERIENCE", "EDUCATION"]);
});

test("the last word of a bold name that was too long for its column heads nothing", () => {
  const bold: Partial<Line> = { size: 10.5, bold: true };
  const name = [
    ["Associate of Applied", { ...bold, gap: 1.6 }],
    ["Science in Electrical", { ...bold, gap: 1 }],
  ] as const;
  expect(headingsOf([...known, ...name, ["Technology", { ...bold, gap: 1 }]])).not.toContain(
    "Technology",
  );
  expect(headingsOf([...known, ...name, ["Technology", { ...bold, gap: 2 }]])).toContain(
    "Technology",
  );
});

test("a heading below the level of those that name sections names an entry, at their level a section", () => {
  const first: Partial<Line> = { headingLevel: 1, gap: 2 };
  const second: Partial<Line> = { headingLevel: 2, gap: 2 };
  const rows = (sections: Partial<Line>) =>
    [
      ["Experience", sections],
      ["Head Beekeeper", second],
      ["Golden Comb, 2019 - 2021"],
      ["Skills", sections],
      ["Queen rearing"],
      ["What bees taught me", sections],
      ["Patience"],
    ] as const;
  expect(headingsOf(rows(first))).toEqual(["Experience", "Skills", "What bees taught me"]);
  expect(headingsOf(rows(second))).toContain("What bees taught me");
});
