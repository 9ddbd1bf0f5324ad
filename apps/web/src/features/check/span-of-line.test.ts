// @vitest-environment node
import { sourceTextOf } from "@savile/model";
import type { SourceLine } from "@savile/model";
import { expect, it } from "vitest";
import { spanOfLine } from "./span-of-line.ts";

const lines: SourceLine[] = ["Gardener", "Mossgate, 2019 - 2023", "Pruned trees"].map(
  (text, index) => ({ id: `p1.l${index + 1}`, text, page: 1, block: 0, role: "list" }),
);

it("marks exactly the words of a line in the source text", () => {
  for (const { id, text } of lines) {
    const { start, end, lines: touched } = spanOfLine(lines, id);
    expect(sourceTextOf(lines).slice(start, end)).toBe(text);
    expect(touched).toEqual([id]);
  }
});

it("marks nothing for a line that is not there", () => {
  const span = spanOfLine(lines, "p9.l9");
  expect(span.end - span.start).toBe(0);
  expect(span.lines).toEqual([]);
});
