import { templateIds } from "@savile/model";
import { expect, test } from "vitest";
import { headingRule, hex, lineOf } from "./borders.ts";
import { lookOf } from "./look.ts";
import type { Look } from "./look.ts";

function lookWith(
  change: Partial<Look["look"]>,
  section: Partial<Look["look"]["section"]> = {},
): Look {
  const modern = lookOf("modern");
  const { look } = modern;
  return { ...modern, look: { ...look, ...change, section: { ...look.section, ...section } } };
}

test.each([
  ["#1f3a5f", "1F3A5F"],
  ["#FFFFFF", "FFFFFF"],
])("the colour %s is %s in Word", (colour, written) => {
  expect(hex(colour)).toBe(written);
});

test.each(templateIds)("every colour of %s is one that Word can read", (template) => {
  for (const colour of Object.values(lookOf(template).colours)) {
    expect(hex(colour)).toMatch(/^[\dA-F]{6}$/u);
  }
});

test("the rule of a heading stands where the template has it", () => {
  expect(headingRule(lookWith({}, { rule: "none" }))).toEqual({});
  expect(Object.keys(headingRule(lookWith({}, { rule: "above" })).border ?? {})).toEqual(["top"]);
  expect(Object.keys(headingRule(lookWith({}, { rule: "below" })).border ?? {})).toEqual([
    "bottom",
  ]);
});

test("the rule of a heading beside its words stands below them, for Word has none beside", () => {
  expect(headingRule(lookWith({}, { rule: "beside" }))).toEqual(
    headingRule(lookWith({}, { rule: "below" })),
  );
});

test("the rule of a heading has the colour of the template's rules", () => {
  const { border } = lookOf("modern").colours;
  expect(headingRule(lookWith({}))).toEqual({ border: { bottom: lineOf(6, hex(border), 3) } });
});
