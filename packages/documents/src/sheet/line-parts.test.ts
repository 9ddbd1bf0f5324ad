import { runs, timeLimit } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyProse } from "../testing/any-text.ts";
import { lineParts } from "./line-parts.ts";

/** The parts of a text that stay on one line. */
function whole(text: string): string[] {
  return (lineParts(text) ?? []).filter((_, index) => index % 2 === 1);
}

const start = "Cut the waiting time of new patients at six clinics";

describe("what stays on one line", () => {
  test("words joined by hyphens", () => {
    expect(whole(`${start} through self-rostering and same-week appointments in spring`)).toEqual([
      "self-rostering",
      "same-week",
      "in spring",
    ]);
  });

  test("a number and its unit", () => {
    expect(whole(`${start} by 18 % after one year, at a cost of 4,500 € for each clinic`)).toEqual([
      "18 %",
      "4,500 €",
      "each clinic",
    ]);
  });

  test("a number at the end with its unit and the word before them", () => {
    expect(whole(`${start} and brought no-shows from 14 % down to 8 %.`)).toEqual([
      "no-shows",
      "14 %",
      "to 8 %.",
    ]);
  });

  test("the last two words of prose, but not a long last word", () => {
    expect(whole(`${start} and kept it there for two more years in a row`)).toEqual(["a row"]);
    expect(whole(`${start} and kept it there in spite of all restructuring`)).toEqual([]);
  });

  test("nothing of a short text, nor of lines that a person broke", () => {
    expect(lineParts("A well-known self-starter")).toBeUndefined();
    expect(
      lineParts(`${start}\nthrough self-rostering and same-week appointments`),
    ).toBeUndefined();
  });

  test("no run that is wider than a line", () => {
    expect(whole(`${start} see ${"very-".repeat(12)}long for all restructuring`)).toEqual([]);
  });
});

test.each([
  `${start} by 18 % through self-rostering`,
  `a-b ${"c-d 5 % ".repeat(20)}`,
  "x ".repeat(60),
  `- ${"-".repeat(80)} --`,
])("the parts are the text: %s", (text) => {
  expect((lineParts(text) ?? [text]).join("")).toBe(text);
});

test("the parts of any prose are the text, by turns such that may break and such that may not", () => {
  fc.assert(
    fc.property(anyProse(), (text) => {
      const parts = lineParts(text);
      if (parts === undefined) return;
      expect(parts.join("")).toBe(text);
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.slice(1)).not.toContain("");
    }),
    { numRuns: runs(1_000) },
  );
});

test("the parts of a text of 60 letters are none, and of one more they are", () => {
  const text = `${"word ".repeat(10)}self-made ready`;
  expect(lineParts(text.slice(0, 60))).toBeUndefined();
  expect(whole(`${"word ".repeat(10)}of self-made`)).toEqual(["of self-made"]);
});

test.each([
  ["a hyphen that joins nothing", "- one – two -three- four", []],
  ["a minus before a number", "from -5 to +5 degrees of frost", []],
  [
    "a compound of 32 letters",
    `a ${"x".repeat(15)}-${"y".repeat(16)} and`,
    [`${"x".repeat(15)}-${"y".repeat(16)}`],
  ],
  ["a compound of 33 letters", `a ${"x".repeat(16)}-${"y".repeat(16)} and`, []],
  ["a unit after a word", "the share in % and the sum in € and", []],
  ["degrees after a number", "at 21 °C in the glass house and", ["21 °C"]],
  ["letters from right to left", "של ניהול-עצמי אחד ועוד מילים", ["ניהול-עצמי"]],
])("of %s there is on one line what belongs together", (_, text, kept) => {
  expect(whole(`${text} ${"and the restructuring ".repeat(3)}thereafter`)).toEqual(kept);
});

test("a long text is taken apart in no time", () => {
  const started = performance.now();
  lineParts("a-".repeat(50_000));
  lineParts("1 % ".repeat(25_000));
  lineParts("x".repeat(100_000));
  expect(performance.now() - started).toBeLessThan(timeLimit(150));
});
