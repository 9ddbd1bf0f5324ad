import { expect, test } from "vitest";
import { matchPair } from "../match-pair.ts";
import { isSpeech } from "./asked-speech.ts";

test.each([
  "Welsh",
  "Welsh language skills",
  "Speak Welsh",
  "Fluent French and German",
  "to speak basic Polish",
])("asks for a language and for nothing besides: %s", (text) => {
  expect(isSpeech(text)).toBe(true);
});

test.each([
  "German tax law",
  "English literature",
  "Spanish customers",
  "French pastry",
  "language skills",
])("asks for something else: %s", (text) => {
  expect(isSpeech(text)).toBe(false);
});

function verdictOf(text: string): string {
  const role = { kind: "section", section: "languages", title: "Languages" } as const;
  return matchPair({
    requirement: "Welsh language skills",
    lines: [{ text, role }],
    today: "2026-11-01",
  }).verdict;
}

test("a language is met by who speaks it", () => {
  expect(verdictOf("Welsh: first language")).toBe("met");
  expect(verdictOf("Irish: first language")).toBe("not");
});
