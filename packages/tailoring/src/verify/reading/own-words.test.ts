import { describe, expect, it } from "vitest";
import { frameOf } from "./frame.ts";
import { isOwnWords } from "./own-words.ts";

function areOwnWords(text: string, lines: readonly string[]): boolean {
  return isOwnWords(frameOf(text), lines.map(frameOf));
}

const lines = [
  "Repaired espresso machines for 40 cafés.",
  "Trained two apprentices in soldering; both passed their exam",
  "Kept the parts store. Counted it every Friday.",
];

describe("own words", () => {
  it.each([
    "Repaired espresso machines for 40 cafés.",
    "repaired espresso machines for 40 cafés",
    "Repaired espresso machines for 40 cafés; kept the parts store. Counted it every Friday.",
    "Repaired espresso machines for 40 cafés, and counted it every Friday",
    "Repaired espresso machines for 40 cafés and trained two apprentices in soldering; both passed their exam",
    "Kept the parts store.",
  ])("are whole lines and sentences, also joined: %s", (text) => {
    expect(areOwnWords(text, lines)).toBe(true);
  });

  it.each([
    "Repaired espresso machines for 40 cafés, which trained two apprentices",
    "Repaired espresso machines for 40 cafés alone",
    "Repaired espresso machines for 400 cafés",
    "Repaired espresso machines for 40 cafés so kept the parts store",
    "Trained two apprentices in soldering",
    "Repaired espresso machinesrepaired espresso machines",
    "",
  ])("are not words between, behind or left out: %s", (text) => {
    expect(areOwnWords(text, lines)).toBe(false);
  });

  it("are not two words that happen to be a line", () => {
    expect(areOwnWords("Team lead", ["Team lead"])).toBe(false);
  });
});
