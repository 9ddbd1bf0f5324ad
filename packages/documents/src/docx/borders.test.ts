import { templateIds } from "@savile/model";
import { expect, test } from "vitest";
import { bandOf, headingRule, hex, lineOf } from "./borders.ts";
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
  const { colours, look } = lookOf(template);
  for (const colour of [...Object.values(colours), look.band ?? "#000000"]) {
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

test("the rule of a heading is thick and in the band's colour where the template has a band", () => {
  const { border } = lookOf("modern").colours;
  expect(headingRule(lookWith({}))).toEqual({ border: { bottom: lineOf(6, hex(border), 3) } });
  expect(headingRule(lookWith({ band: "#f6c14b" }))).toEqual({
    border: { bottom: lineOf(18, "F6C14B", 3) },
  });
});

test("the band of a head is drawn on all sides in its own colour", () => {
  const { shading, border } = bandOf(lookWith({ head: "band", band: "#f6c14b" }));
  expect(shading).toMatchObject({ type: "clear", fill: "F6C14B" });
  expect(Object.keys(border ?? {}).toSorted()).toEqual(["bottom", "left", "right", "top"]);
  for (const edge of Object.values(border ?? {})) expect(edge).toMatchObject({ color: "F6C14B" });
});

test("the band of a head reaches no further than Word allows: 31 points", () => {
  for (const { space } of Object.values(bandOf(lookOf("creative")).border ?? {})) {
    expect(space).toBeLessThanOrEqual(31);
  }
});

test.each([
  ["another head", { head: "left", band: "#f6c14b" }],
  ["no colour", { head: "band" }],
] as const)("a head with %s has no band", (_, look) => {
  expect(bandOf(lookWith(look))).toEqual({});
});
