import { describe, expect, it } from "vitest";
import { frameOf } from "./frame.ts";
import { lettersIn, shortenedIn, spelledIn } from "./initials.ts";

function spelled(text: string, letters: string): string[] {
  return spelledIn(frameOf(text), [letters]).map(([from, to]) => text.slice(from, to));
}

describe("the letters of a text", () => {
  it.each([
    ["Two AEDs and a CPR course", ["aed", "cpr"]],
    ["Codes of the ICD-10-CM", ["icd", "cm"]],
    ["Bills of quantities (BoQ)", ["boq"]],
    ["Chapter III, a Plan", []],
  ])("of %s are %j", (text, letters) => {
    expect(lettersIn(frameOf(text))).toEqual(letters);
  });
});

describe("words that letters stand for", () => {
  it.each([
    ["Ran the National Tide Register alone", "ntr", ["National Tide Register"]],
    ["Stage manager on tour", "sm", ["Stage manager"]],
    ["Loss given default", "lgd", ["Loss given default"]],
    ["Cardiopulmonary resuscitation", "cpr", ["Cardiopulmonary resuscitation"]],
    ["Nonprofit Success Pack", "npsp", ["Nonprofit Success Pack"]],
    ["Northern Union Tide Register Agency", "ntra", ["Northern Union Tide Register Agency"]],
    ["Northern Boatbuilders Association", "nbba", ["Northern Boatbuilders Association"]],
  ])("of %s: %s", (text, letters, found) => {
    expect(spelled(text, letters)).toEqual(found);
  });

  it.each([
    ["National, Tide, Register", "ntr"],
    ["Cerner PowerChart", "cpt"],
    ["The tide register", "ntr"],
    ["Register", "r"],
    ["Health and retirement benefits", "hr"],
  ])("of %s are none: %s", (text, letters) => {
    expect(spelled(text, letters)).toEqual([]);
  });
});

describe("letters for words", () => {
  it.each([
    ["Kept the NTR", "Kept the national tide register", ["NTR"]],
    ["Kept the NTR", "Kept the national register of tides", []],
    ["Kept the OTR", "Kept over the register", []],
  ])("%s of %s: %j", (claim, line, found) => {
    const spans = shortenedIn(frameOf(claim), frameOf(line));
    expect(spans.map(([from, to]) => claim.slice(from, to))).toEqual(found);
  });
});
