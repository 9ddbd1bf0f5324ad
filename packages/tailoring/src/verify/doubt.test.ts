import { describe, expect, it } from "vitest";
import type { ClaimIssue } from "@savile/model";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { doubtAbout, isDoubted, signsIn } from "./doubt.ts";

const resume = buildResume({
  name: "Ilse Hartog",
  jobs: [
    {
      title: "Gardener",
      company: "Larkmoor Estate",
      start: "2015-04",
      end: "2020-05",
      bullets: ["Pruned 600 apple trees each winter", "Repaired the boiler of the glasshouse"],
    },
  ],
});
const source = readSource(resume, factsOf(resume), "2026-11");

function issue(check: string, text: string, word = text, hard = false): ClaimIssue {
  const at = text.indexOf(word);
  return { check, hard, span: [at, at + word.length], detail: "" };
}

describe("the signs of doubt in a claim", () => {
  it("are none where all of it stands in the lines and no check asks", () => {
    expect(signsIn(source, "Pruned 600 apple trees", [], [])).toBeUndefined();
  });

  it("are weighed where words are new", () => {
    expect(signsIn(source, "Pruned 600 apple trees with a helicopter", [], [])).toMatchObject({
      ofWords: 0,
      figures: 1,
      figuresElsewhere: 0,
    });
  });

  it("name the kinds of checks that ask", () => {
    const text = "Pruned the heirloom trees alone";
    const issues = [issue("detail", text, "heirloom"), issue("scope", text, "alone")];
    expect(signsIn(source, text, [], issues)).toMatchObject({ ofWords: 1, ofActs: 1, ofNames: 0 });
  });

  it.each([
    ["Pruned apple trees weekly", "period", "weekly"],
    ["Gardener since 2012", "years", "2012"],
    ["Estate steward with a love of apple trees", "detail", "steward"],
  ])("are not weighed where a fact is asked for: %s", (text, check, word) => {
    expect(signsIn(source, text, [], [issue(check, text, word)])).toBeUndefined();
  });

  it("are not weighed where something objects", () => {
    const text = "Pruned 900 apple trees";
    expect(signsIn(source, text, [], [issue("number", text, "900", true)])).toBeUndefined();
  });
});

describe("a doubt", () => {
  const told = {
    addedShare: 0.2,
    longestNew: 1,
    copied: 0.75,
    copiedRuns: 2,
    lineWeight: 2.4,
    lineUsed: 1,
    meant: 0,
    figures: 1,
    figuresElsewhere: 0,
    ofWords: 1,
    ofNames: 0,
    ofResults: 0,
    ofActs: 0,
  };

  it("is raised by a line with a word changed, and not by one told in words of its meaning", () => {
    expect(isDoubted(told)).toBe(true);
    expect(isDoubted({ ...told, copied: 0.2, copiedRuns: 0, meant: 0.6, ofWords: 0 })).toBe(false);
  });

  it("is told about the whole of a claim", () => {
    expect(doubtAbout("Pruned")).toMatchObject({ check: "detail", hard: false, span: [0, 6] });
  });
});
