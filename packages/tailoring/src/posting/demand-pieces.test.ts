import { describe, expect, it, test } from "vitest";
import { demandPieces, soughtQualities } from "./demand-pieces.ts";

describe("a clause falls into the demands that it joins", () => {
  it.each([
    [
      "Strong interpersonal skills, with the ability to build trust",
      ["interpersonal skills", "build trust"],
    ],
    ["Detailed oriented and meticulous", ["Detailed oriented", "meticulous"]],
    [
      "target driven, highly organised and proactive individual",
      ["target driven", "highly organised", "proactive individual"],
    ],
    ["Knowledge of brands, galleries and artisans", ["brands", "galleries", "artisans"]],
    ["Ability to read, write and speak English", ["read, write and speak English"]],
    ["Must be able to bend, kneel and crawl", ["bend", "kneel", "crawl"]],
    [
      "Account skills including planning, reporting and client management",
      ["Account skills", "planning", "reporting", "client management"],
    ],
    [
      "Able to run machines including, but not limited to, presses (hot and cold), lathes and mills",
      ["run machines", "presses (hot and cold)", "lathes", "mills"],
    ],
    [
      "The Account Manager will be highly motivated and proactive",
      ["highly motivated", "proactive"],
    ],
    [
      "Knowledge of house brands, open galleries and young artisans",
      ["house brands", "open galleries", "young artisans"],
    ],
    ["Confident and polite demeanor", ["Confident and polite demeanor"]],
    ["Ability to read and write English", ["read and write English"]],
    [
      "Ability to build and maintain productive relationships",
      ["build and maintain productive relationships"],
    ],
    ["Excellent phone manner with a passion for service", ["phone manner", "passion for service"]],
    ["A track record of success", ["track record of success"]],
    ["You must be comfortable working on your own", ["comfortable working on your own"]],
    ["Experience with tills, which we built ourselves", ["tills"]],
  ])("%s", (clause, pieces) => {
    expect(demandPieces(clause).map(({ text }) => text)).toEqual(pieces);
  });
});

test("each piece stands in the clause where it says", () => {
  const clause = "Ideally, you have contacts at top brands, and good judgement under pressure";
  for (const { text, start } of demandPieces(clause))
    expect(clause.slice(start, start + text.length)).toBe(text);
});

test("a long demand ends where it can end", () => {
  const [piece] = demandPieces(
    "Capacity to write long letters to many people in several countries about matters of the trade with care",
  );
  expect(piece?.text.split(" ").length).toBeLessThanOrEqual(12);
  expect(piece?.text).not.toMatch(/\b(?:of|to|in|about|with)$/);
});

test("what somebody who is sought has to be", () => {
  expect(
    soughtQualities("We are seeking a driven and reliable Clerk").map(({ text }) => text),
  ).toEqual(["driven", "reliable"]);
  expect(soughtQualities("We are seeking a third grade teacher")).toEqual([]);
});

it.each([
  ["a record of care and an eye for detail", ["record of care", "eye for detail"]],
  ["Feeling for style, steady nerves", ["Feeling for style", "steady nerves"]],
  ["Karl Fischer and GC advantageous", ["Karl Fischer", "GC"]],
  ["happy planning shifts and filling gaps", ["happy planning shifts", "filling gaps"]],
  ["Data-driven: you check the numbers before you believe them", ["Data-driven"]],
  ["InDesign, so that a page does not explode", ["InDesign"]],
  ["Attention to health and safety", ["Attention to health and safety"]],
])("falls apart into things that are asked: %s", (clause, pieces) => {
  expect(demandPieces(clause).map(({ text }) => text)).toEqual(pieces);
});
