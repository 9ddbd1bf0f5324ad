import { timeLimit } from "@savile/testing";
import { describe, expect, test } from "vitest";
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

test("a long text is taken apart in no time", () => {
  const started = performance.now();
  lineParts("a-".repeat(50_000));
  lineParts("1 % ".repeat(25_000));
  lineParts("x".repeat(100_000));
  expect(performance.now() - started).toBeLessThan(timeLimit(150));
});
