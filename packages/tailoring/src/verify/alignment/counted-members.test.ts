import { describe, expect, it } from "vitest";
import { countsSelfToo, isHoursBetween, namesCounted } from "./counted-members.ts";
import { frameOf } from "../reading/frame.ts";

type Follows = typeof countsSelfToo;

function follows(how: Follows, line: string, claim: string): boolean {
  const frame = frameOf(claim);
  return frame.numbers.some((entry) => how(frame, entry, frameOf(line)));
}

describe("people of whom the person is one", () => {
  it.each([
    ["Painted the hall with two colleagues", "Three of us painted the hall", true],
    ["Painted the hall with two other painters", "Painted the hall in a team of three", true],
    ["Painted the hall with two colleagues", "Painted three halls", false],
    ["Painted the hall for two clients", "Three of us painted the hall", false],
  ])("%s: %s", (line, claim, is) => {
    expect(follows(countsSelfToo, line, claim)).toBe(is);
  });
});

describe("hours between two times of the day", () => {
  it.each([
    ["Sort letters from 5 to 7 a.m.", "Sort letters for two hours", true],
    ["Open from 10 am to 2 pm", "Open for four hours", true],
    ["Sort letters from 5 to 7 a.m.", "Sort letters for three hours", false],
    ["Sort letters before 7 a.m.", "Sort letters for seven hours", false],
  ])("%s: %s", (line, claim, is) => {
    expect(follows((_, entry, frame) => isHoursBetween(entry, frame), line, claim)).toBe(is);
  });
});

describe("members of a list that a claim names", () => {
  it.each([
    ["Grew kale, leeks and beets", "Grew three vegetables: beets, kale and leeks", true],
    ["Speaks Dutch and Polish at work", "Two languages (Dutch and Polish) at work", true],
    ["Grew kale, leeks and beets", "Grew three vegetables: beets, kale and corn", false],
    ["Grew kale and leeks", "Grew three vegetables: kale and leeks", false],
  ])("%s: %s", (line, claim, is) => {
    expect(follows(namesCounted, line, claim)).toBe(is);
  });
});
