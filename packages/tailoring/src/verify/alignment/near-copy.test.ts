import { describe, expect, it } from "vitest";
import { frameOf } from "../reading/frame.ts";
import { copyAmong } from "./near-copy.ts";

const lines = ["Summarised depositions for three attorneys", "Filed motions in two courts"].map(
  (line) => frameOf(line),
);

describe("a line with a few words changed", () => {
  it.each([
    ["Took depositions for three attorneys", "close"],
    ["Argued motions in two courts", "close"],
    ["Filed motions and prepared evidence in two courts", "near"],
    ["Three attorneys had me write short versions of what witnesses said", "none"],
    ["In two courts the motions were mine to hand in", "none"],
    ["Sang in a choir", "none"],
  ])("'%s' is a copy: %s", (claim, copy) => {
    expect(copyAmong(frameOf(claim), lines)).toBe(copy);
  });

  it("is no copy of no lines", () => {
    expect(copyAmong(frameOf("Took depositions"), [])).toBe("none");
  });
});
