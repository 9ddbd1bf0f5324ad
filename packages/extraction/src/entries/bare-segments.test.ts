import { expect, it } from "vitest";
import { divideText, isWholeTitle, wholeValue } from "./bare-segments.ts";
import type { Order } from "./bare-segments.ts";

function divided(text: string, order: Order): string[] {
  return (divideText(text, order)?.segments ?? []).map(
    ({ letter, start, end }) => `${letter} ${text.slice(start, end)}`,
  );
}

it.each<[string, Order, string[]]>([
  [
    "Thornbury Biologics Halifax, Nova Scotia Quality Analyst",
    ["C", "L", "T"],
    ["C Thornbury Biologics", "L Halifax, Nova Scotia", "T Quality Analyst"],
  ],
  [
    "Chef de chantier Valombre SAS Limoges",
    ["T", "C", "L"],
    ["T Chef de chantier", "C Valombre SAS", "L Limoges"],
  ],
  [
    "Alder Nursery Teaching Assistant",
    ["C", "L", "T"],
    ["C Alder Nursery", "T Teaching Assistant"],
  ],
])("divides %j", (text, order, parts) => {
  expect(divided(text, order)).toEqual(parts);
});

it.each(["Cook", "Rose Court, Care Assistant", "looked after guests"])(
  "leaves %j as it is",
  (text) => {
    expect(divided(text, ["C", "T", "L"])).toEqual([]);
  },
);

it("does not gain by a name that nothing speaks for", () => {
  const text = "Day Rehabilitation Specialist";
  const value = divideText(text, ["C", "L", "T"])?.value ?? 0;
  expect(value - wholeValue(text)).toBeLessThan(1);
});

it.each([
  ["STAFF SOFTWARE ENGINEER", true],
  ["Head Chef", true],
  ["Blue Door Head Chef", false],
  ["Cook", false],
])("%j is nothing but a title: %s", (text, isWhole) => {
  expect(isWholeTitle(text)).toBe(isWhole);
});
