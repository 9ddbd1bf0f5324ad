import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sourceTextOf } from "./source.ts";
import type { SourceLine } from "./source.ts";

function line(id: string, text: string): SourceLine {
  return { id, text, block: 0, role: "paragraph" };
}

describe("the text of a source", () => {
  it("is all lines in their order, empty ones too, with nothing at its end", () => {
    expect(sourceTextOf([line("t.l1", "one"), line("t.l2", ""), line("t.l3", "three")])).toBe(
      "one\n\nthree",
    );
    expect(sourceTextOf([])).toBe("");
  });

  it("holds each line at the place that the lengths of those before it give", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { maxLength: 8 }), (texts) => {
        const source = sourceTextOf(texts.map((text, index) => line(`t.l${index + 1}`, text)));
        let start = 0;
        for (const text of texts) {
          expect(source.slice(start, start + text.length)).toBe(text);
          start += text.length + 1;
        }
      }),
      { numRuns: runs(100) },
    );
  });
});
