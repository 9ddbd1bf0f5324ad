import { describe, expect, it } from "vitest";
import { blindSheet, countPreferred } from "./blind-sheet.ts";

const duels = ["baker", "welder", "nurse", "clerk", "driver", "tutor"].map((name) => ({
  name,
  posting: `We look for a ${name}.`,
  ours: `the letter of one ${name}`,
  theirs: `what another wrote for a ${name}`,
}));

describe("a blind sheet", () => {
  it("holds both letters of each pair and names no writer", () => {
    const { sheet } = blindSheet(duels);
    for (const { ours, theirs } of duels) {
      expect(sheet).toContain(ours);
      expect(sheet).toContain(theirs);
    }
    expect(sheet).not.toMatch(/\b(?:ours|theirs|savile)\b/i);
  });

  it("puts ours now first, now second, and the same when made twice", () => {
    const { key, sheet } = blindSheet(duels);
    expect(new Set(key).size).toBe(2);
    expect(blindSheet(duels)).toEqual({ key, sheet });
    for (const [at, { ours }] of duels.entries()) {
      const part = sheet.split("\n---\n")[at] ?? "";
      expect(part.indexOf(ours) < part.indexOf("## B")).toBe(key[at] === "A");
    }
  });

  it("counts what a reader preferred by the key", () => {
    const { key } = blindSheet(duels);
    const other = key.map((ours) => (ours === "A" ? "B" : "A"));
    const answers = [`1\t${key[0]}`, `2 ${other[1]}`, "3 =", "9 A", "no answer"].join("\n");
    expect(countPreferred(key, answers)).toEqual({ ours: 1, theirs: 1, neither: 1 });
  });
});
