import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxBullets, maxEntries, maxTextLength } from "../base/limits.ts";
import { countCharacters, isStorable } from "../text/text.ts";
import {
  firstText,
  isObject,
  linesFromTexts,
  objectOf,
  objectsAt,
  textOf,
  textsAt,
  valueAt,
} from "./read-json.ts";

describe("an object of foreign JSON", () => {
  it.each([[null], [[]], ["text"], [1], [true], [undefined]])("is not %j", (value) => {
    expect(isObject(value)).toBe(false);
    expect(objectOf(value)).toEqual({});
  });

  it("gives its own values only", () => {
    const object = objectOf(JSON.parse('{"a": null, "__proto__": "own"}'));
    expect(valueAt(object, "a")).toBeNull();
    expect(valueAt(object, "__proto__")).toBe("own");
    for (const key of ["toString", "constructor", "hasOwnProperty", "b"]) {
      expect(valueAt(object, key)).toBeUndefined();
    }
  });
});

describe("a text of foreign JSON", () => {
  it.each([
    ["  Ada\r\n Byron ", "Ada\nByron"],
    [2020, "2020"],
    [-0.5, "-0.5"],
    [Number.NaN, ""],
    [Number.POSITIVE_INFINITY, ""],
    [true, ""],
    [null, ""],
    [["Ada"], ""],
    [{ text: "Ada" }, ""],
    ["a\uD83Db", "a\uFFFDb"],
  ])("%j is read as %j", (value, text) => {
    expect(textOf(value)).toBe(text);
  });

  it("is cut to the longest that a document keeps, never inside a character", () => {
    expect(textOf("x".repeat(maxTextLength + 9))).toHaveLength(maxTextLength);
    expect(textOf("🚀".repeat(maxTextLength + 9))).toBe("🚀".repeat(maxTextLength));
  });

  it("can be stored and is short enough, whatever it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 50 }), fc.nat(200), (piece, times) => {
        const text = textOf(piece.repeat(times));
        expect(isStorable(text)).toBe(true);
        expect(countCharacters(text)).toBeLessThanOrEqual(maxTextLength);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe("the first text under some keys", () => {
  const object = { a: "", b: [], c: 7, d: "last" };

  it("is that of the first key that holds one", () => {
    expect(firstText(object, "x", "a", "b", "c", "d")).toBe("7");
    expect(firstText(object, "d", "c")).toBe("last");
  });

  it("is nothing where none does", () => {
    expect(firstText(object, "a", "b", "toString")).toBe("");
    expect(firstText(object)).toBe("");
  });
});

describe("a list of foreign JSON", () => {
  it("gives its objects, and no more than a section holds", () => {
    const list = [null, "x", { a: 1 }, [], ...Array.from({ length: maxEntries }, () => ({}))];
    const objects = objectsAt({ list }, "list");
    expect(objects[0]).toEqual({ a: 1 });
    expect(objects).toHaveLength(maxEntries);
    expect(objectsAt({ list: { 0: {} } }, "list")).toEqual([]);
    expect(objectsAt({}, "list")).toEqual([]);
  });

  it("gives its texts, and no more than an entry holds", () => {
    const list = ["", "one", 2, null, ...Array.from({ length: maxBullets }, () => "more")];
    const texts = textsAt({ list }, "list");
    expect(texts.slice(0, 2)).toEqual(["one", "2"]);
    expect(texts).toHaveLength(maxBullets);
  });

  it("may be a single text, as people write it", () => {
    expect(textsAt({ list: " one " }, "list")).toEqual(["one"]);
    expect(textsAt({ list: "" }, "list")).toEqual([]);
    expect(textsAt({ list: {} }, "list")).toEqual([]);
  });

  it("gives lines that are numbered by their place", () => {
    expect(linesFromTexts({ list: ["one", "", "two"] }, "list")).toEqual([
      { id: "b1", text: "one" },
      { id: "b2", text: "two" },
    ]);
  });
});
