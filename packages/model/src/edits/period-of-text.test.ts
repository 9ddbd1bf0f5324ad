import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../testing/arbitrary.ts";
import { periodOfText } from "./period-of-text.ts";

describe("the dates of a text", () => {
  it.each([
    ["May 2021 – Present", "2021-05", "present"],
    ["  2019 -\n2020 ", "2019", "2020"],
    ["soon", "", ""],
    ["", "", ""],
  ])("%j mean what the text says by itself", (text, start, end) => {
    expect(periodOfText(text)).toEqual({ text, start, end });
  });

  it("keep every character of the text, whatever it is", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(periodOfText(text).text).toBe(text);
      }),
      { numRuns: runs(100) },
    );
  });
});
