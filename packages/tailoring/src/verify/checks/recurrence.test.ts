import { describe, expect, it } from "vitest";
import { readSource } from "../../match/source.ts";
import { buildResume, factsOf } from "../../testing/build-resume.ts";
import { objectionsOf } from "../../testing/objections-of.ts";
import { contextFor } from "../reading/context.ts";
import { frameOf } from "../reading/frame.ts";
import { checkRecurrence, saysHowOften } from "./recurrence.ts";

const lines = ["Counted the eggs each quarter", "Fed the 12 hens every day", "Sang in a choir"];

describe("a period", () => {
  it.each([
    ["Month after month counted the eggs", ["blocked"]],
    ["Counted the eggs every three months", []],
    ["Counted the eggs once a year", []],
    ["Sang in a choir every week", []],
    ["Daily care of 12 hens, and eggs", []],
  ])("that is shorter than that of its line is refused: %s", (claim, found) => {
    expect(objectionsOf(checkRecurrence, lines, claim)).toEqual(found);
  });

  it.each([
    ["Counted the eggs every three months", "three", true],
    ["Counted the eggs every two months", "two", false],
    ["Counted three baskets", "three", false],
  ])("excuses the words that tell it: %s", (text, part, is) => {
    const resume = buildResume({
      name: "Ada Quill",
      jobs: [{ title: "Hand", company: "Tern Farm", start: "2018", end: "2020", bullets: lines }],
    });
    const source = readSource(resume, factsOf(resume), "2026-11");
    const context = contextFor({ source, factIds: ["exp1.b1"], mode: "line" });
    const from = text.indexOf(part);
    expect(saysHowOften(frameOf(text), context, [from, from + part.length])).toBe(is);
  });
});
