import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { isTermsLine, partTerms } from "./terms-lines.ts";

test.each([
  "Notice period: 2 months. Last drawn salary: SGD 4,650",
  "Expected CTC - 6 LPA",
  "Current salary: R 18 000",
  "Salary expectations: negotiable",
  "Availability: weekends and evenings",
  "Available from 1 March",
  "Earliest start date: at once",
  "Immediate joiner",
])("%s tells on what terms somebody can be had", (text) => {
  expect(isTermsLine({ text })).toBe(true);
});

test.each([
  "Notice boards: layout and print",
  "Available stock counted every week",
  "Salary slips checked for 300 staff",
  "English: fluent",
  "Expected goals: model of the league",
])("%s does not", (text) => {
  expect(isTermsLine({ text })).toBe(false);
});

test("they are apart from the list above them, and stay where they are a section of their own", () => {
  const rows = ["English, Malay", "Notice period: 1 month"];
  const lines = rows.map((text, at) => plainLine(`t.l${at}`, text, 0));
  const parts = partTerms([{ kinds: ["languages"], title: "Languages", lines }]);
  expect(parts.map(({ kinds, lines: own }) => [kinds[0], ...own.map(({ text }) => text)])).toEqual([
    ["languages", "English, Malay"],
    ["custom", "Notice period: 1 month"],
  ]);
  const alone = [{ kinds: ["custom" as const], title: "Notice", lines: lines.slice(1) }];
  expect(partTerms(alone)).toEqual(alone);
});
