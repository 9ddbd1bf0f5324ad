import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs, timeLimit } from "@savile/testing";
import { withoutPrograms } from "./without-programs.ts";

/** The same rule as one expression: plain, and slow on what is opened and never closed. */
const plainly =
  /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script\s*>|<(style|svg|noscript)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;

describe("what a page keeps for itself", () => {
  it("goes, and the linked data and the words stay", () => {
    const linked = '<script type="application/ld+json">{"a":1}</script>';
    const page = `<p>A</p><SCRIPT src="x">secret()</Script ><style>b{}</style>${linked}<svg><path/></svg><p>B</p>`;
    expect(withoutPrograms(page)).toBe(`<p>A</p>  ${linked} <p>B</p>`);
    expect(withoutPrograms("You know <script> and React.")).toBe("You know <script> and React.");
  });

  it("is what the plain rule says", () => {
    const bits = ["<script>", "<script ", "</script>", "</script >", "ld+json", ">", "<style>"];
    const more = ["</STYLE>", "<svg ", "</svg>", "<noscript>", "</noscript>", "a", "</script", " "];
    const page = fc.array(fc.constantFrom(...bits, ...more), { maxLength: 24 });
    fc.assert(
      fc.property(page, (parts) => {
        const source = parts.join("");
        expect(withoutPrograms(source)).toBe(source.replaceAll(plainly, " "));
      }),
      { numRuns: runs(2_000) },
    );
  });

  it.each(["<script>", "<script ", "<style>", "<svg", "<script></script", "</script   "])(
    "is found in one pass through 200,000 characters of %s",
    (bit) => {
      const page = bit.repeat(200_000 / bit.length);
      const started = performance.now();
      expect(withoutPrograms(page)).toHaveLength(page.length);
      expect(performance.now() - started).toBeLessThan(timeLimit(1_000));
    },
  );
});
