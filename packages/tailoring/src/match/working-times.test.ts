import { expect, test } from "vitest";
import { matchPair } from "../match-pair.ts";

function verdict(requirement: string, text: string): string {
  const dates = { text: "2018 - 2024", start: "2018", end: "2024" };
  const role = { kind: "job" as const, title: "Porter", company: "Oak Mill", dates };
  return matchPair({ requirement, lines: [{ text, role }], today: "2026-11-01" }).verdict;
}

test.each([
  ["Willingness to work nights", "Night trunk to the coast"],
  ["Willing to work weekends and public holidays", "Every other Sat, and Christmas twice"],
  ["Flexible for early and late shifts", "Earlies and lates in weekly rotation"],
  ["Ready to work on call", "On call one week in five"],
])("%s is met by: %s", (requirement, line) => {
  expect(verdict(requirement, line)).toBe("met");
});

test("some of the times are a part", () => {
  expect(verdict("Willing to work nights and weekends", "Nights, Monday to Friday")).toBe("partly");
});

test.each([
  ["Willingness to work on call", "Called customers before each drop"],
  ["Willingness to travel abroad", "Worked from home throughout"],
])("%s is not met by: %s", (requirement, line) => {
  expect(verdict(requirement, line)).toBe("not");
});
