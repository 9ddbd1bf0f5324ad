import { describe, expect, it } from "vitest";
import { maxTextLength } from "../base/limits.ts";
import { fieldAt } from "../resume/shape-at.ts";
import { byPerson, cleaned, isFit } from "./value.ts";

describe("a text of a correction", () => {
  it.each([
    [" one \n two ", "exp1.title", "one two"],
    [" one \n two ", "exp1.nothing", "one two"],
    [" one \n two ", "exp1.summary", "one\ntwo"],
    [" one \n\n two ", "prj1.description", "one\n\ntwo"],
    ["e\u0301\u0000", "cert1.title", "é"],
    [" \n ", "exp1.summary", ""],
  ])("%j for %j is kept as %j", (text, address, kept) => {
    expect(cleaned(text, fieldAt(address))).toBe(kept);
  });

  it.each([
    ["a word", "x", true],
    ["the longest", "🚀".repeat(maxTextLength), true],
    ["nothing", "", false],
    ["one character too many", "x".repeat(maxTextLength + 1), false],
    ["half of a character", "\uD83D", false],
    ["a zero byte", "a\u0000", false],
  ])("that is %s may be kept or not: %#", (_, text, fits) => {
    expect(isFit(text)).toBe(fits);
  });
});

describe("a value of the person", () => {
  const who = { accountId: "a1", at: "2026-01-02T03:04:05.000Z" };

  it("is certain, has no place in the file, and names who wrote it and when", () => {
    expect(byPerson("Ada", who, "2026-05-05").fact).toMatchObject({
      text: "Ada",
      confidence: 1,
      origin: { by: "user", accountId: "a1", at: "2026-05-05", via: "edit" },
    });
    expect(byPerson("Ada", who, undefined).fact).toMatchObject({ origin: { at: who.at } });
    expect(byPerson("Ada", who, undefined).fact).not.toHaveProperty("span");
  });
});
