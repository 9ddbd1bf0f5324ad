import type { ClaimIssue } from "@savile/model";
import { describe, expect, it } from "vitest";
import { isResidue, openParts } from "./residue.ts";

const text = "Kept tidy and careful books for two shops";

function issueAt(part: string, more: Partial<ClaimIssue> = {}): ClaimIssue {
  const from = text.indexOf(part);
  return { check: "detail", hard: false, span: [from, from + part.length], detail: "", ...more };
}

describe("the residue", () => {
  it.each([
    ["wording alone", "weak", [issueAt("tidy")], true],
    ["nothing", "supported", [], false],
    ["a grave objection", "unsupported", [issueAt("tidy", { hard: true })], false],
    ["an objection of another kind", "weak", [issueAt("two", { check: "number" })], false],
    [
      "wording and another kind",
      "weak",
      [issueAt("tidy"), issueAt("two", { check: "number" })],
      false,
    ],
  ] as const)("is a doubt about words: %s", (_, verdict, issues, expected) => {
    expect(isResidue(text, { verdict, issues })).toBe(expected);
  });

  it("may be that of other checks", () => {
    const found = { verdict: "weak", issues: [issueAt("tidy", { check: "near-copy" })] } as const;
    expect(isResidue(text, found)).toBe(false);
    expect(isResidue(text, found, new Set(["near-copy"]))).toBe(true);
  });
});

describe("who led", () => {
  it.each([
    ["Directed the books for two shops", "Directed", false],
    ["Kept the books and oversaw two shops", "oversaw", false],
    ["Looked after the books of two shops", "Looked", true],
  ])("%s: %s is a doubt about words: %s", (claim, part, expected) => {
    const from = claim.indexOf(part);
    const span: [number, number] = [from, from + part.length];
    const issues = [{ check: "detail", hard: false, span, detail: "" }];
    expect(isResidue(claim, { verdict: "weak", issues })).toBe(expected);
  });
});

describe("open parts", () => {
  it.each([
    [["tidy"], ["tidy"]],
    [["careful", "tidy"], ["tidy and careful"]],
    [
      ["tidy", "shops"],
      ["tidy", "shops"],
    ],
    [["tidy", "tidy"], ["tidy"]],
    [[], []],
  ])("of %j are %j", (words, parts) => {
    expect(
      openParts(
        text,
        words.map((word) => issueAt(word)),
      ),
    ).toEqual(parts);
  });
});
