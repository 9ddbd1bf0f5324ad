import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxBullets, maxTextLength } from "../base/limits.ts";
import { resumeShape } from "../resume/resume-shape.ts";
import type { ListValue } from "../tailoring/edit.ts";
import { linesOf } from "../testing/sample-documents.ts";
import { isIdOf, isSameValue, textFailure, valueFailure } from "./check-value.ts";
import { entryShapes, lineShape } from "./list-shapes.ts";

describe("two values", () => {
  it.each([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [Number.NaN, Number.NaN],
    [[], []],
    [[{ id: "b1" }], [{ id: "b1" }]],
    [undefined, undefined],
    [null, null],
  ])("%j and %j are the same", (one, other) => {
    expect(isSameValue(one, other)).toBe(true);
  });

  it.each([
    [{}, []],
    [[], {}],
    [{}, null],
    [null, {}],
    [null, undefined],
    ["1", 1],
    [{ a: undefined }, {}],
    [{}, { a: undefined }],
    [{ a: undefined }, { b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ])("%j and %j are not", (one, other) => {
    expect(isSameValue(one, other)).toBe(false);
  });

  it("are the same when one is a copy of the other, whichever comes first", () => {
    const anything = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        expect(isSameValue(one, structuredClone(one))).toBe(true);
        expect(isSameValue(one, other)).toBe(isSameValue(other, one));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe("an id", () => {
  it.each([
    ["b", "b1"],
    ["exp", "exp20"],
    ["b", "b999999999999999"],
  ])("of the list of %s may be %s", (prefix, id) => {
    expect(isIdOf(prefix, id)).toBe(true);
  });

  it.each([
    ["b", "b0"],
    ["b", "b01"],
    ["b", "b"],
    ["b", ""],
    ["b", "b-1"],
    ["b", "b1.5"],
    ["b", "b1e3"],
    ["b", "b 1"],
    ["b", "b1\n"],
    ["b", "b١"],
    ["b", "B1"],
    ["b", "c1"],
    ["exp", "ex1"],
    ["b", "b1000000000000000"],
    ["b", "b1.text"],
    ["b", "__proto__"],
  ])("of the list of %s may not be %j", (prefix, id) => {
    expect(isIdOf(prefix, id)).toBe(false);
  });
});

describe("a text", () => {
  it.each([
    ["nothing", "", undefined],
    ["signs of any script", "日本語 🚀 العربية", undefined],
    ["the longest", "x".repeat(maxTextLength), undefined],
    ["the longest, counted in characters and not in units", "🚀".repeat(maxTextLength), undefined],
    ["one character more", "x".repeat(maxTextLength + 1), "too_long"],
    ["a zero byte", "a\u0000b", "bad_value"],
    ["half of a character", "a\uD83D", "bad_value"],
    ["half of a character, and too many", "\uDE80".repeat(maxTextLength + 1), "bad_value"],
  ])("that is %s: %#", (_, text, failure) => {
    expect(textFailure(text)).toBe(failure);
  });
});

describe("a line for a list", () => {
  const shape = lineShape(resumeShape.experience.lines);

  it.each<[string, ListValue, string | undefined]>([
    ["with words fits", { id: "b1", text: "Led." }, undefined],
    ["without words fits, too", { id: "b1", text: "" }, undefined],
    ["with the id of another list does not", { id: "d1", text: "" }, "bad_value"],
    ["that is too long does not", { id: "b1", text: "x".repeat(4_001) }, "too_long"],
    ["that is an entry does not", entryShapes.languages.blank("b1"), "bad_value"],
  ])("%s", (_, value, failure) => {
    expect(valueFailure(value, shape)).toBe(failure);
  });

  it("does not fit with a name that a line has not", () => {
    expect(valueFailure(Object.assign({ id: "b1", text: "" }, { bold: "" }), shape)).toBe(
      "bad_value",
    );
  });
});

describe("an entry for a list", () => {
  const shape = entryShapes.experience;
  const blank = shape.blank("exp7");

  it("fits with as many lines as an entry holds, and with no more", () => {
    const full = linesOf("b", ...Array.from({ length: maxBullets }, () => "Led."));
    expect(valueFailure({ ...blank, bullets: full }, shape)).toBeUndefined();
    expect(valueFailure({ ...blank, bullets: [...full, { id: "b99", text: "" }] }, shape)).toBe(
      "too_many",
    );
  });

  it("fits in whatever order its values were written", () => {
    const turned = Object.fromEntries(Object.entries(blank).toReversed());
    expect(valueFailure(Object.assign(shape.blank("exp7"), turned), shape)).toBeUndefined();
  });

  it.each([
    ["a number for a text", { title: 1 }, "bad_value"],
    ["nothing for a text", { title: null }, "bad_value"],
    ["a text for the dates", { dates: "2020" }, "bad_value"],
    ["nothing for the dates", { dates: null }, "bad_value"],
    ["a list for the dates", { dates: [] }, "bad_value"],
    ["dates without an end", { dates: { text: "", start: "" } }, "bad_value"],
    ["dates that say more", { dates: { text: "", start: "", end: "", zone: "" } }, "bad_value"],
    ["a text for the lines", { bullets: "Led." }, "bad_value"],
    ["lines that are texts", { bullets: ["Led."] }, "bad_value"],
    ["a line that is nothing", { bullets: [null] }, "bad_value"],
    ["a line without an id", { bullets: [{ text: "" }] }, "bad_value"],
    ["a line with more than a text", { bullets: [{ id: "b1", text: "", x: 1 }] }, "bad_value"],
    ["an id of no number", { bullets: [{ id: "b", text: "" }] }, "bad_value"],
    ["an id that names a way", { bullets: [{ id: "b1.b2", text: "" }] }, "bad_value"],
    ["an id twice", { bullets: [...linesOf("b", "one"), ...linesOf("b", "two")] }, "bad_value"],
    ["a line that cannot be kept", { bullets: linesOf("b", "a\u0000") }, "bad_value"],
    ["a line that is too long", { bullets: linesOf("b", "x".repeat(4_001)) }, "too_long"],
    [
      "dates that are too long",
      { dates: { text: "x".repeat(4_001), start: "", end: "" } },
      "too_long",
    ],
    ["a value of another section", { school: "" }, "bad_value"],
    ["an id that is a number", { id: 7 }, "bad_value"],
  ])("does not fit with %s", (_, part, failure) => {
    expect(valueFailure(Object.assign(shape.blank("exp7"), part), shape)).toBe(failure);
  });

  it("does not fit where a value is missing", () => {
    const { summary: _, ...rest } = blank;
    expect(valueFailure(Object.assign({ ...rest, bullets: [] }), shape)).toBe("bad_value");
  });
});
