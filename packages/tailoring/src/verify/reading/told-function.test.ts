import { describe, expect, it } from "vitest";
import { frameOf } from "./frame.ts";
import { isToldFunction } from "./told-function.ts";

function isTold(line: string, claim: string, word: string): boolean {
  const frame = frameOf(claim);
  const found = frame.words.find(({ lower }) => lower === word);
  return found !== undefined && isToldFunction(frame, found, [frameOf(line)]);
}

describe("a function that a line gives the person", () => {
  it.each([
    ["Started as a cashier and moved up", "Joined as a cashier", "cashier", true],
    ["Mentor to two trainees", "Guide two trainees as mentor", "mentor", true],
    ["Stood in for the dispatcher on Sundays", "Filled in as dispatcher", "dispatcher", true],
    ["Interpreted at meetings", "Served as interpreter at meetings", "interpreter", true],
    ["Worked for the dispatcher", "Worked as dispatcher", "dispatcher", false],
    ["Stood in for the dispatcher on Sundays", "Worked as dispatcher", "dispatcher", false],
    ["Managed the till", "Served as manager", "manager", false],
    ["Interpreted at meetings", "Interpreter at the court", "interpreter", false],
  ])("%s: %s", (line, claim, word, told) => {
    expect(isTold(line, claim, word)).toBe(told);
  });
});
