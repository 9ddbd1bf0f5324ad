import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openWords } from "../testing/asset-words.ts";
import { maxLetters } from "./entries.ts";
import type { WordPart } from "./word-part.ts";

const { words, all, forms } = openWords();
const anyWord = fc.nat(all.length - 1).map((row) => all[row] ?? "");
const anyForm = fc.nat(forms.length - 1).map((row) => forms[row] ?? "");
const isPlain = (word: string) => /^[a-z]{3,}$/.test(word);

const vowel = /[aeiou]/;

/** Plurals and third persons alike. */
function withS(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function doubled(word: string): string {
  const isShort = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(word);
  return isShort ? `${word}${word.at(-1)}` : word;
}

function pastOf(verb: string): string {
  if (verb.endsWith("e")) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled(verb)}ed`;
}

function participleOf(verb: string): string {
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  return /[^aeioy]e$/.test(verb) && vowel.test(verb.slice(0, -1))
    ? `${verb.slice(0, -1)}ing`
    : `${doubled(verb)}ing`;
}

describe("lemmas", () => {
  it.each([
    ["ran", ["run"]],
    ["children", ["child"]],
    ["taught", ["teach"]],
    ["women", ["woman"]],
    ["mice", ["mouse"]],
    ["geese", ["goose"]],
    ["criteria", ["criterion"]],
    ["went", ["go"]],
    ["bought", ["buy"]],
    ["studies", ["study"]],
    ["boxes", ["box"]],
    ["potatoes", ["potato"]],
    ["knives", ["knife"]],
    ["bigger", ["bigger", "big"]],
    ["happiest", ["happy"]],
    ["running", ["running", "run"]],
    ["led", ["led", "lead"]],
    ["carrying", ["carry"]],
    ["leaves", ["leaf", "leave"]],
    ["princess", ["princess"]],
    ["police officers", ["police officer"]],
    ["vice presidents", ["vice president"]],
    ["took over", ["take over"]],
    ["buses", ["bus"]],
    ["dies", ["die"]],
    ["carried out", ["carry out"]],
    ["men-at-arms", ["man-at-arms"]],
    ["Negotiated", ["negotiate"]],
  ])("of %j are %j", (form, found) => {
    expect(words.lemmas(form)).toEqual(found);
  });

  it("of one part of speech leave out those of the others", () => {
    expect(words.lemmas("left", "verb")).toEqual(["leave"]);
    expect(words.lemmas("leaves", "noun")).toEqual(["leaf", "leave"]);
    expect(words.lemmas("running", "noun")).toEqual(["running"]);
    expect(words.lemmas("quickly", "verb")).toEqual([]);
  });

  it("of a word begin with itself, and so do those of a lemma", () => {
    fc.assert(
      fc.property(fc.oneof(anyWord, anyForm), (form) => {
        for (const lemma of words.lemmas(form)) expect(words.lemmas(lemma)[0]).toBe(lemma);
        for (const part of words.posOf(form)) expect(words.lemmas(form, part)).not.toEqual([]);
      }),
      { numRuns: runs(10_000) },
    );
    fc.assert(
      fc.property(anyWord, (word) => {
        expect(words.lemmas(word.toUpperCase())[0]).toBe(word);
      }),
      { numRuns: runs(10_000) },
    );
  });

  it("of a regular form hold its noun and its verb", () => {
    fc.assert(
      fc.property(anyWord.filter(isPlain), (word) => {
        const forms: Readonly<Record<WordPart, readonly string[]>> = {
          noun: [withS(word)],
          verb: [withS(word), pastOf(word), participleOf(word)],
          adjective: [],
          adverb: [],
        };
        for (const part of words.posOf(word).filter((one) => words.lemmas(word, one)[0] === word)) {
          const missed = forms[part].filter((form) => !words.lemmas(form, part).includes(word));
          expect([part, missed]).toEqual([part, []]);
        }
      }),
      { numRuns: runs(10_000) },
    );
  });

  it("of an irregular form are there", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        expect(words.lemmas(form)).not.toEqual([]);
      }),
      { numRuns: runs(5000) },
    );
  });
});

describe("parts of speech", () => {
  it.each([
    ["negotiate", ["verb"]],
    ["nurse", ["noun", "verb"]],
    ["children", ["noun"]],
    ["ran", ["verb"]],
    ["happy", ["adjective"]],
    ["quickly", ["adverb"]],
    ["light", ["noun", "verb", "adjective", "adverb"]],
    ["the", []],
    ["zzxqy", []],
  ])("of %j are %j", (word, found) => {
    expect(words.posOf(word)).toEqual(found);
  });
});

describe("frequency", () => {
  it("ranks everyday words over rare ones", () => {
    const order = ["be", "work", "manager", "solder", "amanuensis"];
    const classes = order.map((word) => words.frequency(word));
    expect(classes).toEqual(classes.toSorted((a, b) => b - a));
    expect(new Set(classes).size).toBe(order.length);
    expect(classes.at(-1)).toBe(0);
  });

  it("of a word is that of its parts of speech together, and never below one of them", () => {
    fc.assert(
      fc.property(anyWord, (word) => {
        for (const part of words.posOf(word)) {
          expect(words.frequency(word, part)).toBeLessThanOrEqual(words.frequency(word));
        }
      }),
      { numRuns: runs(5000) },
    );
  });

  it("counts each meaning that is known", () => {
    expect(words.senseCounts("teach", "verb")).toHaveLength(2);
    expect(words.senseCounts("be", "verb")).toHaveLength(4);
    expect(words.senseCounts("negotiate", "noun")).toEqual([]);
  });
});

describe("words of the asset", () => {
  it("are shorter than what is looked up at all", () => {
    expect(all.filter((word) => word.length > maxLetters)).toEqual([]);
  });
});
