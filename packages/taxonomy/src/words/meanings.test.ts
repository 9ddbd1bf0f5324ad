import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openWords } from "../testing/asset-words.ts";
import { wordParts } from "./word-part.ts";
import type { WordPart } from "./word-part.ts";

const { words, all } = openWords();
const anyWord = fc.nat(all.length - 1).map((row) => all[row] ?? "");
const anyPart = fc.constantFrom(...wordParts);
const anySenses = fc.integer({ min: 1, max: 4 });

describe("synonyms", () => {
  it.each([
    ["car", "noun", "automobile"],
    ["physician", "noun", "doctor"],
    ["attorney", "noun", "lawyer"],
    ["purchase", "verb", "buy"],
    ["teach", "verb", "instruct"],
    ["supervise", "verb", "oversee"],
    ["illness", "noun", "sickness"],
    ["error", "noun", "mistake"],
    ["employ", "verb", "hire"],
    ["assist", "verb", "help"],
    ["construct", "verb", "build"],
    ["repair", "verb", "mend"],
    ["rapidly", "adverb", "quickly"],
    ["wage", "noun", "salary"],
    ["begin", "verb", "start"],
    ["customer", "noun", "client"],
    ["job", "noun", "occupation"],
    ["quick", "adjective", "speedy"],
    ["huge", "adjective", "immense"],
    ["bicycle", "noun", "bike"],
  ] as const)("of %j (%s) hold %j, and so the other way", (word, part, synonym) => {
    expect(words.synonyms(word, part)).toContain(synonym);
    expect(words.synonyms(synonym, part)).toContain(word);
  });

  it("are symmetric, and fewer where fewer meanings count", () => {
    fc.assert(
      fc.property(anyWord, anyPart, anySenses, (word, part, senses) => {
        const found = words.synonyms(word, part, senses);
        expect(found).not.toContain(word);
        for (const synonym of found) {
          expect(words.synonyms(synonym, part, senses)).toContain(word);
          expect(words.distance(word, synonym, part)).toBe(0);
        }
        expect(words.synonyms(word, part)).toEqual(expect.arrayContaining(found));
      }),
      { numRuns: runs(10_000) },
    );
  });
});

describe("similar words", () => {
  it.each([
    ["fast", "adjective", "rapid"],
    ["huge", "adjective", "large"],
    ["tiny", "adjective", "small"],
    ["cheap", "adjective", "low-cost"],
  ] as const)("of %j (%s) hold %j, and so the other way", (word, part, other) => {
    expect(words.similar(word, part)).toContain(other);
    expect(words.similar(other, part)).toContain(word);
  });

  it("are symmetric", () => {
    fc.assert(
      fc.property(anyWord, anyPart, anySenses, (word, part, senses) => {
        for (const other of words.similar(word, part, senses)) {
          expect(words.similar(other, part, senses)).toContain(word);
        }
      }),
      { numRuns: runs(5000) },
    );
  });
});

describe("broader and narrower words", () => {
  it.each([
    ["sedan", "noun", "car"],
    ["surgeon", "noun", "doctor"],
    ["oak", "noun", "tree"],
    ["carpenter", "noun", "woodworker"],
    ["novel", "noun", "book"],
    ["bungalow", "noun", "house"],
    ["teacher", "noun", "educator"],
    ["monday", "noun", "weekday"],
    ["paris", "noun", "national capital"],
    ["rose", "noun", "shrub"],
    ["week", "noun", "time period"],
    ["bicycle", "noun", "wheeled vehicle"],
    ["whisper", "verb", "speak"],
    ["stroll", "verb", "walk"],
    ["bake", "verb", "cook"],
    ["saw", "noun", "hand tool"],
    ["nurse", "noun", "health professional"],
    ["piano", "noun", "percussion instrument"],
    ["hydrogen", "noun", "element"],
    ["fry", "verb", "cook"],
  ] as const)("%j (%s) is a kind of %j, and not the other way", (word, part, other) => {
    expect(words.broader(word, part)).toContain(other);
    expect(words.narrower(other, part)).toContain(word);
    expect(words.narrower(word, part)).not.toContain(other);
    expect(words.stepsUp(word, other, part)).toBe(1);
    expect(words.stepsUp(other, word, part)).toBeNull();
  });

  it("are inverse", () => {
    fc.assert(
      fc.property(anyWord, anyPart, anySenses, (word, part, senses) => {
        for (const other of words.broader(word, part, senses)) {
          expect(words.narrower(other, part, senses)).toContain(word);
        }
        for (const other of words.narrower(word, part, senses).slice(0, 20)) {
          expect(words.broader(other, part, senses)).toContain(word);
        }
      }),
      { numRuns: runs(5000) },
    );
  });
});

const unlike: readonly (readonly [string, string, WordPart])[] = [
  ["week", "month", "noun"],
  ["alto", "tenor", "noun"],
  ["january", "february", "noun"],
  ["english", "german", "noun"],
  ["violin", "cello", "noun"],
  ["oak", "maple", "noun"],
  ["spanish", "portuguese", "noun"],
  ["red", "blue", "noun"],
  ["monday", "tuesday", "noun"],
  ["paris", "london", "noun"],
  ["hammer", "saw", "noun"],
  ["bus", "train", "noun"],
  ["gold", "silver", "noun"],
  ["mother", "father", "noun"],
  ["trumpet", "trombone", "noun"],
  ["hour", "minute", "noun"],
  ["inch", "foot", "noun"],
  ["euro", "dollar", "noun"],
  ["bake", "fry", "verb"],
  ["lion", "tiger", "noun"],
];

describe("siblings", () => {
  it.each(unlike)("are %j and %j (%s), which are no synonyms", (a, b, part) => {
    expect(words.areSiblings(a, b, part)).toBe(true);
    expect(words.siblings(a, part)).toContain(b);
    expect(words.synonyms(a, part)).not.toContain(b);
  });

  it.each([
    ["car", "automobile", "noun"],
    ["sedan", "car", "noun"],
    ["nurse", "hammer", "noun"],
    ["car", "car", "noun"],
    ["quick", "slow", "adjective"],
  ] as const)("are not %j and %j (%s)", (a, b, part) => {
    expect(words.areSiblings(a, b, part)).toBe(false);
    expect(words.siblings(a, part)).not.toContain(b);
  });

  it("are symmetric, share no meaning, and are told alike by the list and by the question", () => {
    fc.assert(
      fc.property(anyWord, anyWord, anyPart, anySenses, (word, other, part, senses) => {
        const found = words.siblings(word, part, senses);
        const synonyms = words.synonyms(word, part, senses);
        expect(words.areSiblings(word, other, part, senses)).toBe(found.includes(other));
        for (const sibling of found.slice(0, 10)) {
          expect(words.areSiblings(word, sibling, part, senses)).toBe(true);
          expect(words.areSiblings(sibling, word, part, senses)).toBe(true);
          expect(synonyms).not.toContain(sibling);
        }
      }),
      { numRuns: runs(5000) },
    );
  });
});

describe("distances", () => {
  it.each([
    ["car", "automobile", "noun", 0],
    ["sedan", "car", "noun", 1],
    ["violin", "cello", "noun", 2],
    ["nurse", "doctor", "noun", 3],
    ["cat", "dog", "noun", 4],
  ] as const)("from %j to %j (%s) is %d", (a, b, part, steps) => {
    expect(words.distance(a, b, part)).toBe(steps);
    expect(words.distance(b, a, part)).toBe(steps);
    expect(words.distance(a, b, part, steps - 1)).toBeNull();
  });

  it.each([
    ["dog", "animal", "noun", 2],
    ["violin", "musical instrument", "noun", 3],
    ["sedan", "vehicle", "noun", 5],
    ["carpenter", "person", "noun", 5],
    ["teacher", "teacher", "noun", 0],
    ["dog", "cat", "noun", null],
    ["dog", "zzxqy", "noun", null],
  ] as const)("up from %j to %j (%s) is %j", (a, b, part, steps) => {
    expect(words.stepsUp(a, b, part)).toBe(steps);
  });

  it("are symmetric, and never longer than the way up", () => {
    fc.assert(
      fc.property(anyWord, anyWord, anyPart, fc.nat(8), (a, b, part, limit) => {
        const found = words.distance(a, b, part, limit);
        const up = words.stepsUp(a, b, part, limit);
        expect(words.distance(b, a, part, limit)).toBe(found);
        expect(found ?? 0).toBeLessThanOrEqual(up ?? limit);
        for (const parent of words.broader(a, part)) {
          expect(words.stepsUp(a, parent, part)).not.toBeNull();
        }
      }),
      { numRuns: runs(5000) },
    );
  });
});
