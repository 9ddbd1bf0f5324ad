import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openWords } from "../testing/asset-words.ts";

const { words, all } = openWords();
const anyWord = fc.nat(all.length - 1).map((row) => all[row] ?? "");

describe("antonyms", () => {
  it.each([
    ["buy", "sell"],
    ["increase", "decrease"],
    ["open", "close"],
    ["good", "bad"],
    ["employer", "employee"],
    ["success", "failure"],
    ["internal", "external"],
    ["hire", "fire"],
    ["import", "export"],
    ["strength", "weakness"],
    ["day", "night"],
    ["full-time", "part-time"],
    ["formal", "informal"],
    ["legal", "illegal"],
    ["win", "lose"],
    ["include", "exclude"],
    ["quickly", "slowly"],
    ["debit", "credit"],
    ["public", "private"],
    ["junior", "senior"],
  ])("are %j and %j", (a, b) => {
    expect(words.antonyms(a)).toContain(b);
    expect(words.antonyms(b)).toContain(a);
  });

  it("are asked for by part of speech", () => {
    expect(words.antonyms("quickly", "adverb")).toEqual(["slowly"]);
    expect(words.antonyms("quickly", "verb")).toEqual([]);
  });
});

describe("derivations", () => {
  it.each([
    ["negotiate", "negotiation"],
    ["negotiate", "negotiator"],
    ["teach", "teacher"],
    ["develop", "developer"],
    ["analyze", "analyst"],
    ["organize", "organization"],
    ["translate", "translator"],
    ["assist", "assistant"],
    ["decide", "decision"],
    ["inspect", "inspection"],
    ["supervise", "supervisor"],
    ["manage", "management"],
    ["administer", "administration"],
    ["produce", "production"],
    ["survive", "survivor"],
    ["happy", "happiness"],
    ["economy", "economic"],
    ["chemistry", "chemist"],
    ["invest", "investment"],
    ["account", "accountant"],
    ["apply", "application"],
  ])("are %j and %j", (a, b) => {
    expect(words.derivations(a)).toContain(b);
    expect(words.derivations(b)).toContain(a);
  });

  it("lead from a derived word to another in two steps", () => {
    expect(words.derivations("negotiation", "noun")).not.toContain("negotiator");
    expect(words.derivations("negotiation", "noun", 2)).toContain("negotiator");
    expect(words.derivations("negotiation", "noun", 0)).toEqual([]);
  });
});

describe("pertainyms", () => {
  it.each([
    ["dental", "tooth"],
    ["financial", "finance"],
    ["musical", "music"],
    ["lunar", "moon"],
    ["electrical", "electricity"],
    ["quickly", "quick"],
    ["carefully", "careful"],
  ])("are %j and %j", (a, b) => {
    expect(words.pertainyms(a)).toContain(b);
    expect(words.pertainyms(b)).toContain(a);
  });
});

describe("links between words", () => {
  it("are symmetric and never lead to the word itself", () => {
    fc.assert(
      fc.property(anyWord, fc.integer({ min: 1, max: 3 }), (word, steps) => {
        const lookUps = [
          (asked: string) => words.antonyms(asked),
          (asked: string) => words.pertainyms(asked),
          (asked: string) => words.derivations(asked),
        ];
        for (const lookUp of lookUps) {
          expect(lookUp(word)).not.toContain(word);
          for (const other of lookUp(word)) expect(lookUp(other)).toContain(word);
        }
        const far = words.derivations(word, undefined, steps);
        expect(far).toEqual(expect.arrayContaining(words.derivations(word)));
        for (const other of far) {
          expect(words.derivations(other, undefined, steps)).toContain(word);
        }
      }),
      { numRuns: runs(10_000) },
    );
  });
});
