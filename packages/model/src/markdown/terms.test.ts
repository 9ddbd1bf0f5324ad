import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../testing/arbitrary.ts";
import { oneLine } from "../text/text.ts";
import { printTerm, readTerms } from "./terms.ts";

describe("a line of terms", () => {
  it.each([
    ["Go, Rust", ["Go", "Rust"]],
    ["AWS (EC2, S3), Azure", ["AWS (EC2, S3)", "Azure"]],
    ["a (b, c", ["a (b", "c"]],
    ["Go | Rust • C", ["Go", "Rust", "C"]],
    ["a\\, b, c", ["a, b", "c"]],
    [" , ,", []],
  ])("%j is read as %j", (raw, terms) => {
    expect(readTerms(raw)).toEqual(terms);
  });

  it("escapes only commas that would cut a term", () => {
    expect(printTerm("AWS (EC2, S3)")).toBe("AWS (EC2, S3)");
    expect(printTerm("a, b")).toBe("a\\, b");
    expect(printTerm("C(, x")).toBe("C\\(\\, x");
  });

  it.each([
    ["", []],
    ["Go", ["Go"]],
    ["Go,, Rust,", ["Go", "Rust"]],
    ["R&D (a (b, c)), C", ["R&D (a (b, c))", "C"]],
    ["a), b", ["a)", "b"]],
    ["C\\# | **Go**", ["C#", "Go"]],
    ["Go · Rust", ["Go", "Rust"]],
  ])("%j gives the terms %j", (raw, list) => {
    expect(readTerms(raw)).toEqual(list);
  });

  it("gives every list of terms back, whatever stands in them", () => {
    fc.assert(
      fc.property(fc.array(anyText(), { maxLength: 5 }), (texts) => {
        const terms = texts.map(oneLine).filter((text) => text !== "");
        expect(readTerms(terms.map((term) => printTerm(term)).join(", "))).toEqual(terms);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it("escapes a mark that the place needs for itself, in and outside of brackets", () => {
    expect(printTerm("a: (b: c)", ":")).toBe("a\\: (b\\: c)");
    expect(printTerm("a: b")).toBe("a: b");
  });
});
