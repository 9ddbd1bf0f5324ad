// @vitest-environment node
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { countCodePoints, cutToCodePoints } from "./code-points.ts";

const texts = fc
  .array(fc.constantFrom("a", "é", "𝒳", "𐍈", "\uD835", "\uDC00", "\n"), { maxLength: 30 })
  .map((units) => units.join(""));

it("counts a pair of surrogates as one and a lone one as one", () => {
  expect(countCodePoints("a𝒳b")).toBe(3);
  expect(countCodePoints("\uD835")).toBe(1);
  expect(countCodePoints("")).toBe(0);
});

it("agrees with the iteration of the language on every text", () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(countCodePoints(text)).toBe(Array.from(text).length);
    }),
  );
});

it("cuts to the limit, never inside a pair, and leaves what fits as it is", () => {
  fc.assert(
    fc.property(texts, fc.nat(20), (text, limit) => {
      const cut = cutToCodePoints(text, limit);
      expect(cut).toBe(Array.from(text).slice(0, limit).join(""));
    }),
  );
});
