import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { likenessOf, matchValues } from "./match-values.ts";

function lines(...texts: string[]) {
  return texts.map((text) => likenessOf(text, [], text));
}

/** The old text that each new one goes on. */
function matched(old: readonly string[], made: readonly string[]): (string | undefined)[] {
  const pairs = matchValues(lines(...old), lines(...made));
  return made.map((_, to) => old[pairs.get(to) ?? -1]);
}

describe("the likeness of a value", () => {
  it("counts words whatever their case, with letters of any script", () => {
    const { words } = likenessOf("", [], "Go, go: ÜBER über Données 2020");
    expect([...words]).toEqual([
      ["go", 2],
      ["über", 2],
      ["données", 1],
      ["2020", 1],
    ]);
  });

  it("keeps the marks that belong to a name, and no others", () => {
    expect([...likenessOf("", [], "C++ / C# — (C)").words.keys()]).toEqual(["c++", "c#", "c"]);
  });

  it("holds no word where nothing is stated", () => {
    expect(likenessOf("", [], " … ").words.size).toBe(0);
  });
});

describe("values that go on others", () => {
  it("are the same ones first, in their order where several are the same", () => {
    const twins = matchValues(lines("same", "other", "same"), lines("same", "same", "other"));
    expect([...twins].toSorted(([a], [b]) => a - b)).toEqual([
      [0, 0],
      [1, 2],
      [2, 1],
    ]);
  });

  it("are then those with most words in common", () => {
    const old = ["Led a team of five people", "Cut the build to two minutes"];
    const made = ["Cut the build to one minute", "Led a team of six people"];
    expect(matched(old, made)).toEqual([old[1], old[0]]);
  });

  it("are the better pair where two could go on one", () => {
    const old = ["Wrote the handbook for nurses"];
    expect(matched(old, ["Wrote the book", "Wrote the handbook for new nurses"])).toEqual([
      undefined,
      old[0],
    ]);
  });

  it("are found by their name where hardly a word is left", () => {
    const old = [
      likenessOf("1", ["acme"], "engines of all kinds"),
      likenessOf("2", ["initech"], "reports for managers"),
    ];
    const made = [
      likenessOf("3", ["initech"], "reports on printers, tapes"),
      likenessOf("4", ["acme"], "engines, small ones for boats"),
    ];
    expect([...matchValues(old, made)].toSorted(([a], [b]) => a - b)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it("do not count an absent name as the same one", () => {
    const old = [likenessOf("1", ["", ""], "alpha"), likenessOf("2", ["", ""], "beta gamma")];
    const made = [likenessOf("3", ["", ""], "beta delta")];
    expect([...matchValues(old, made)]).toEqual([[0, 1]]);
  });

  it("are otherwise those at the same place between the same neighbours", () => {
    expect(matched(["first", "one", "last"], ["first", "uno", "last"])).toEqual([
      "first",
      "one",
      "last",
    ]);
    expect(matched(["first", "last"], ["first", "new", "last"])).toEqual([
      "first",
      undefined,
      "last",
    ]);
  });

  it("beyond any list of ours are matched by their place, however alike others are", () => {
    const same = Array.from({ length: 300 }, (_, index) => `word${index}`);
    const old = [...same, "alpha beta", "gamma delta"];
    expect(matched(old, [...same, "gamma delta too", "alpha beta too"])).toEqual(old);
    expect(matched(old.slice(300), ["gamma delta too", "alpha beta too"])).toEqual([
      "gamma delta",
      "alpha beta",
    ]);
  });

  it("are each matched once at most, and all of them with themselves", () => {
    const words = fc.constantFrom("go", "rust", "led team", "wrote book", "", "Ünïcode");
    const texts = fc.array(words, { maxLength: 8 });
    fc.assert(
      fc.property(texts, texts, (old, made) => {
        const pairs = matchValues(lines(...old), lines(...made));
        const from = [...pairs.values()];
        expect(new Set(from).size).toBe(from.length);
        for (const [to, place] of pairs) {
          expect(made[to]).toBeTypeOf("string");
          expect(old[place]).toBeTypeOf("string");
        }
        const self = matchValues(lines(...old), lines(...old));
        expect([...self.keys()]).toEqual([...self.values()]);
        expect(self.size).toBe(old.length);
      }),
      { numRuns: runs(200) },
    );
  });
});
