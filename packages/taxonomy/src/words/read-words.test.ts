import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPack } from "../pack/read-pack.ts";
import { writePack } from "../pack/write-pack.ts";
import { openWords } from "../testing/asset-words.ts";
import { packWords } from "./pack-words.ts";
import { readWords } from "./read-words.ts";
import type { Words } from "./read-words.ts";
import { wantedSections, wordsContent } from "./sections.ts";
import type { GraphEntry, WordGraph } from "./word-graph.ts";
import { wordParts } from "./word-part.ts";
import type { WordPart } from "./word-part.ts";

const part: WordPart = "noun";
const none = { antonyms: [], derivations: [], pertainyms: [] } as const;

function entry(
  word: string,
  synsets: readonly number[],
  links: Partial<GraphEntry> = {},
): GraphEntry {
  const senses = synsets.map((synset) => ({ synset, count: synset + 1 }));
  return { word, part, senses, otherCount: 0, ...none, ...links };
}

/** A noun for each list of synsets; each synset lies under one that comes before it, or under none. */
const anyGraph: fc.Arbitrary<WordGraph> = fc
  .record({
    parents: fc.array(fc.nat(100), { minLength: 1, maxLength: 12 }),
    members: fc.array(fc.uniqueArray(fc.nat(100), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 20,
    }),
  })
  .map(({ parents, members }) => ({
    synsets: parents.map((parent, number) => ({
      part,
      broader: number === 0 || parent % 3 === 0 ? [] : [parent % number],
      similar: [],
    })),
    entries: members.map((synsets, place) =>
      entry(`w${String(place).padStart(2, "0")}`, [
        ...new Set(synsets.map((synset) => synset % parents.length)),
      ]),
    ),
    forms: [{ form: "irregular", entries: [0] }],
  }));

function opened(graph: WordGraph): Words {
  const read = readWords(packWords(graph));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** Everything that can be asked of one word. */
function answersOf(words: Words, word: string): readonly unknown[] {
  return [
    words.lemmas(word),
    words.posOf(word),
    words.antonyms(word),
    words.derivations(word),
    words.pertainyms(word),
    ...wordParts.flatMap((one) => [
      words.synonyms(word, one),
      words.similar(word, one),
      words.broader(word, one),
      words.narrower(word, one),
      words.siblings(word, one),
      words.senseCounts(word, one),
    ]),
  ];
}

describe("words that are packed", () => {
  it("answer as their graph does", () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const words = opened(graph);
        for (const own of graph.entries) {
          const shared = graph.entries.filter(
            (other) =>
              other !== own &&
              other.senses.some(({ synset }) => own.senses.some((one) => one.synset === synset)),
          );
          expect(words.synonyms(own.word, part).toSorted()).toEqual(
            shared.map(({ word }) => word).toSorted(),
          );
          expect(words.senseCounts(own.word, part)).toEqual(own.senses.map(({ count }) => count));
        }
        expect(words.lemmas("irregular")).toEqual(["w00"]);
      }),
      { numRuns: runs(1000) },
    );
  });

  it("pass through meanings that no word has, but for siblings", () => {
    const synset = (broader: readonly number[]) => ({ part, broader, similar: [] });
    const words = opened({
      synsets: [synset([]), synset([0]), synset([1]), synset([1]), synset([0])],
      entries: [entry("dog", [2]), entry("stone", [4]), entry("thing", [0]), entry("wolf", [3])],
      forms: [],
    });
    expect(words.broader("dog", part)).toEqual(["thing"]);
    expect(words.narrower("thing", part)).toEqual(["dog", "wolf", "stone"]);
    expect(words.siblings("dog", part)).toEqual(["wolf"]);
    expect(words.stepsUp("dog", "thing", part)).toBe(2);
  });

  it("are told apart by part of speech", () => {
    const words = opened({
      synsets: [
        { part: "noun", broader: [], similar: [] },
        { part: "verb", broader: [], similar: [] },
      ],
      entries: [
        entry("help", [0], { derivations: [1] }),
        { ...entry("help", [1]), part: "verb", otherCount: 5 },
        { ...entry("helper", [0], { derivations: [1] }) },
      ],
      forms: [],
    });
    expect(words.posOf("help")).toEqual(["noun", "verb"]);
    expect(words.synonyms("help", "noun")).toEqual(["helper"]);
    expect(words.synonyms("help", "verb")).toEqual([]);
    expect(words.derivations("help")).toEqual(["helper"]);
    expect(words.derivations("helper")).toEqual(["help"]);
    expect([words.frequency("help", "noun"), words.frequency("help", "verb")]).toEqual([1, 3]);
  });

  it("are refused with more meanings than are kept", () => {
    const synsets = Array.from({ length: 5 }, () => ({ part, broader: [], similar: [] }));
    const graph = { synsets, entries: [entry("much", [0, 1, 2, 3, 4])], forms: [] };
    expect(() => packWords(graph)).toThrow("5 senses: much");
  });
});

describe("words that cannot be read", () => {
  const synset = { part, broader: [], similar: [] };
  const bytes = packWords({
    synsets: [synset, { ...synset, broader: [0], similar: [0] }],
    entries: [
      entry("maker", [0], { antonyms: [1], derivations: [1], pertainyms: [1] }),
      entry("making", [0, 1]),
    ],
    forms: [{ form: "made", entries: [0] }],
  });

  it("are an error where a byte was changed", () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = bytes.slice();
        damaged[at] = (damaged[at] ?? 0) ^ change;
        expect(readWords(damaged).ok).toBe(false);
      }),
      { numRuns: runs(5000) },
    );
  });

  it("are an error where they were cut, are empty or something else", () => {
    const other = writePack("tables", {});
    for (const wrong of [new Uint8Array(), bytes.slice(0, -4), bytes.slice(1), other]) {
      expect(readWords(wrong).ok).toBe(false);
    }
  });

  it("are an error where a section is longer or shorter than the others say", () => {
    const pack = readPack(bytes, wordsContent, wantedSections);
    if (!pack.ok) throw new Error(pack.error.code);
    const { value } = pack;
    const texts = (name: string) => ({
      [name]: value.u8(name),
      [`${name}#`]: value.u32(`${name}#`),
    });
    const numbers = wantedSections.filter((name) => name !== "words" && name !== "forms");
    const columnOf = (name: string) => {
      if (name.startsWith("counts")) return value.u16(name);
      return name === "parts" || name.endsWith(".sizes") ? value.u8(name) : value.u32(name);
    };
    const whole = Object.fromEntries(numbers.map((name) => [name, columnOf(name)]));
    const written = (changed: Readonly<Record<string, Uint8Array | Uint16Array | Uint32Array>>) =>
      readWords(
        writePack(wordsContent, { ...texts("words"), ...texts("forms"), ...whole, ...changed }),
      );
    expect(written({}).ok).toBe(true);
    for (const name of numbers) {
      const cut = columnOf(name).slice(1);
      expect([name, written({ [name]: cut })]).toEqual([
        name,
        { ok: false, error: { code: "damaged" } },
      ]);
    }
  });
});

describe("hostile words", () => {
  const { words } = openWords();
  const nothing = answersOf(words, "").map(() => []);

  it.each([
    ["empty", ""],
    ["10,000 letters", "a".repeat(10_000)],
    ["10,000 blanks", " ".repeat(10_000)],
    ["a blank", " "],
    ["blanks", "   "],
    ["other scripts", "переговоры"],
    ["Chinese", "谈判"],
    ["Arabic", "مفاوضات"],
    ["a lone surrogate", "\ud800"],
    ["a lone low surrogate in a word", "ne\udc00gotiate"],
    ["a zero", "negotiate\u0000"],
    ["a prototype", "__proto__"],
    ["a constructor", "constructor "],
    ["endings only", "ingeding"],
  ])("%s: nothing is known", (_name, word) => {
    expect(answersOf(words, word)).toEqual(nothing);
    expect(words.frequency(word)).toBe(0);
    expect(words.distance(word, "dog", "noun")).toBeNull();
    expect(words.stepsUp("dog", word, "noun")).toBeNull();
    expect(words.areSiblings("dog", word, "noun")).toBe(false);
  });

  it("are answered whatever they hold", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.double(), (word, senses) => {
        for (const lemma of words.lemmas(word)) expect(words.posOf(lemma)).not.toEqual([]);
        for (const one of wordParts) {
          expect(words.synonyms(word, one, senses)).toEqual(expect.any(Array));
          expect(words.synonyms("week", one, senses)).toEqual(expect.any(Array));
          expect(words.distance(word, "week", one, Math.abs(senses) % 9)).not.toBeUndefined();
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});
