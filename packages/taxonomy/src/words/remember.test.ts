import { expect, it, vi } from "vitest";
import type { Words } from "./read-words.ts";
import { remember } from "./remember.ts";

const none = () => [];

function wordsWith(lookUps: Partial<Words>): Words {
  return remember({
    lemmas: none,
    posOf: none,
    frequency: () => 0,
    senseCounts: none,
    synonyms: none,
    similar: none,
    broader: none,
    narrower: none,
    siblings: none,
    areSiblings: () => false,
    antonyms: none,
    derivations: none,
    pertainyms: none,
    stepsUp: () => null,
    distance: () => null,
    ...lookUps,
  });
}

it("looks up what is asked once", () => {
  const lemmas = vi.fn((word: string, part?: string) => [word, part ?? "any"]);
  const words = wordsWith({ lemmas });
  expect(words.lemmas("ran", "verb")).toEqual(["ran", "verb"]);
  expect(words.lemmas("ran", "verb")).toEqual(["ran", "verb"]);
  expect(lemmas).toHaveBeenCalledTimes(1);
});

it("tells apart a word and a part of speech of the same letters", () => {
  const words = wordsWith({ lemmas: (word, part) => [word, part ?? "any"] });
  expect(words.lemmas("ran", "noun")).toEqual(["ran", "noun"]);
  expect(words.lemmas("noun")).toEqual(["noun", "any"]);
  expect(words.lemmas("ran", "noun")).toEqual(["ran", "noun"]);
});

it("keeps that nothing was found", () => {
  const stepsUp = vi.fn(() => null);
  const words = wordsWith({ stepsUp });
  expect([words.stepsUp("cook", "stone", "noun"), words.stepsUp("cook", "stone", "noun")]).toEqual([
    null,
    null,
  ]);
  expect(stepsUp).toHaveBeenCalledTimes(1);
});

it("hands out a list of its own to everybody", () => {
  const words = wordsWith({ posOf: () => ["noun"] });
  words.posOf("cook").push("verb");
  expect(words.posOf("cook")).toEqual(["noun"]);
});

it("forgets all where too much was asked", () => {
  const posOf = vi.fn((): [] => []);
  const words = wordsWith({ posOf });
  words.posOf("cook");
  for (let at = 0; at < 10_000; at += 1) words.posOf(`word ${at}`);
  words.posOf("cook");
  expect(posOf).toHaveBeenCalledTimes(10_002);
});
