import { expect, test } from "vitest";
import { dropRules } from "./drop-rules.ts";
import { plainLine } from "./line.ts";
import type { Reading } from "./line.ts";

function kept(texts: readonly string[]): string[] {
  const lines = texts.map((text, at) => plainLine(`t.l${at}`, text, at));
  const reading: Reading = { format: "txt", pages: [], lines, aside: [], findings: [] };
  return dropRules(reading).lines.map(({ text }) => text);
}

test("lines that only draw are dropped", () => {
  expect(kept(["SKILLS", "________________", "Welding", "-----", "· · · · ·"])).toEqual([
    "SKILLS",
    "Welding",
  ]);
});

test("short marks and marks with words stay", () => {
  const texts = ["---", "Welding _____", "C++", "5.5"];
  expect(kept(texts)).toEqual(texts);
});
