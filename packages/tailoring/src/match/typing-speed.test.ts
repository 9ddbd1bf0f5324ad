import { describe, expect, it } from "vitest";
import { matchPair } from "../match-pair.ts";

function verdictOf(requirement: string, line: string): string {
  return matchPair({ requirement, lines: [{ text: line }], today: "2026-03-01" }).verdict;
}

describe("a speed of typing", () => {
  it.each([
    ["Typing speed of 50 wpm", "Type 72 wpm"],
    ["Keyboarding of 45 words per minute", "Keyboard 60 WPM, audio typing"],
  ])("%s is shown by one as high: %s", (requirement, line) => {
    expect(verdictOf(requirement, line)).toBe("met");
  });

  it.each(["Type 45 wpm", "Typing speed 45 wpm", "Typing speed of 40 words per minute"])(
    "is not shown by a lower one: %s",
    (line) => {
      expect(verdictOf("Typing speed of 60 wpm", line)).not.toBe("met");
    },
  );
});
