import { describe, expect, test } from "vitest";
import { contrast, sourceRules } from "./lint.ts";

/** The first words of the rules that a source breaks. */
function broken(source: string): string[] {
  return sourceRules.filter(({ faults }) => faults(source).length > 0).map(({ name }) => name);
}

describe("the rules of templates", () => {
  test.each(sourceRules)(
    "are each broken by their own planted fault: $name",
    ({ name, planted }) => {
      expect(broken(planted)).toContain(name);
    },
  );

  test.each([
    "",
    "#set text(hyphenate: false, kerning: false)",
    "#set par(justify: false)",
    "#text(weight: 600, fill: s.colours.text)[#body]",
    "#text(weight: if strong { 700 } else { 400 })[x]",
    "#place(top, line(length: 100%))",
    "#align(center)[x] · –",
    "#set text(fallback: false)",
  ])("let pass what harms no reader: %s", (source) => {
    expect(broken(source)).toEqual([]);
  });

  test.each([
    "#set par(justify: true)",
    "#text(tracking: 0.01em)[x]",
    "#text(tracking: -0.2em)[x]",
    "#text(tracking: wide)[x]",
    "#set text(kerning: true)",
    "#table(columns: 2)",
    "#align(right)[2019]",
    "#rotate(90deg)[x]",
    "#text(fill: white)[x]",
    "#smallcaps(lower(name))",
    "★",
    '#import "@preview/x:1.0.0"',
    '#read("../../secret")',
    '#set text(font: "Comic Sans")',
    "#text(weight: 500)[x]",
  ])("stop what harms one: %s", (source) => {
    expect(broken(source)).not.toEqual([]);
  });
});

describe("the contrast of two colours", () => {
  test.each([
    ["#ffffff", "#ffffff", 1],
    ["#000000", "#ffffff", 21],
    ["#767676", "#ffffff", 4.54],
    ["#ff0000", "#ffffff", 4],
    ["#0000ff", "#000000", 2.44],
  ])("of %s on %s is %s", (colour, ground, ratio) => {
    expect(contrast(colour, ground)).toBeCloseTo(ratio, 1);
    expect(contrast(ground, colour)).toBe(contrast(colour, ground));
  });
});
