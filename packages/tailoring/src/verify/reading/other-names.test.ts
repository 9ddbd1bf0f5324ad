import { expect, it } from "vitest";
import { frameOf } from "./frame.ts";
import { isInOtherName } from "./other-names.ts";

function inOther(text: string, noun: string): boolean {
  const frame = frameOf(text);
  return isInOtherName(
    frame,
    frame.words.findIndex((word) => word.text === noun),
  );
}

it.each([
  ["Dock Worker Identification Card", "Worker"],
  ["Associate of Arts in dyeing", "Associate"],
  ["Helped my Kiln Manager with the audit", "Manager"],
  ["Sander work on floors", "Sander"],
])("a noun may belong to another name: %s", (text, noun) => {
  expect(inOther(text, noun)).toBe(true);
});

it.each([
  ["Kiln Manager, Orland Pottery", "Manager"],
  ["Sales Associate at Orland Pottery", "Associate"],
  ["Manager work in two shops", "Manager"],
  ["As Dock Worker I kept the tally", "Worker"],
])("a noun may be a title of one's own: %s", (text, noun) => {
  expect(inOther(text, noun)).toBe(false);
});
