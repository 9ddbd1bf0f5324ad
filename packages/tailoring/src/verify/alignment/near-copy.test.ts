import { describe, expect, it } from "vitest";
import { frameOf } from "../reading/frame.ts";
import { isNearCopy } from "./near-copy.ts";

const lines = ["Summarised depositions for three attorneys", "Filed motions in two courts"].map(
  (line) => frameOf(line),
);

describe("a line with a few words changed", () => {
  it.each(["Took depositions for three attorneys", "Argued motions in two courts"])(
    "is a near copy: '%s'",
    (claim) => {
      expect(isNearCopy(frameOf(claim), lines)).toBe(true);
    },
  );

  it.each([
    "Three attorneys had me write short versions of what witnesses said",
    "In two courts the motions were mine to hand in",
    "Sang in a choir",
  ])("is none where it was turned round: '%s'", (claim) => {
    expect(isNearCopy(frameOf(claim), lines)).toBe(false);
  });

  it("is none of no lines", () => {
    expect(isNearCopy(frameOf("Took depositions"), [])).toBe(false);
  });
});
