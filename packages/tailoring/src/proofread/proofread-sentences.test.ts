import { describe, expect, it } from "vitest";
import { proofread } from "./proofread.ts";
import { brokenSentences } from "./testing/broken-sentences.data.ts";
import { soundSentences } from "./testing/sound-sentences.data.ts";

function linesOf(text: string): { id: string; text: string }[] {
  return text
    .trim()
    .split("\n")
    .map((line) => ({ id: line, text: line }));
}

describe("sentences of many trades", () => {
  it("are left alone where they are whole", () => {
    const flagged = proofread(linesOf(soundSentences), { thisYear: 2026 }).filter(({ ok }) => !ok);
    expect(flagged).toEqual([]);
  });

  it.each(Object.entries(brokenSentences))("are flagged as %s where they are", (kind, text) => {
    const results = proofread(linesOf(text), { thisYear: 2026 });
    const others = results.filter(({ faults }) => faults[0]?.kind !== kind);
    expect(others).toEqual([]);
  });
});
