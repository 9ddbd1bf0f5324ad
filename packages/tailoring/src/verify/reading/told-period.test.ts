import { describe, expect, it } from "vitest";
import { beginningIn, periodIn } from "./told-period.ts";

describe("a stretch of time that a text tells of", () => {
  it.each([
    ["May 2022 to date", "2022-05", "present"],
    ["from March 2017 right through November 2024", "2017-03", "2024-11"],
    ["2014-2016", "2014", "2016"],
    ["Sept 2019 until today", "2019-09", "present"],
    ["Mender since August 2020", "2020-08", undefined],
  ])("%s", (text, start, end) => {
    expect(periodIn(text)).toMatchObject({ start, end });
  });

  it.each(["In 2019 a prize", "Two to three years"])("is none in: %s", (text) => {
    expect(periodIn(text)).toBeUndefined();
  });
});

describe("the beginning in brackets", () => {
  it.each([
    ["from 02/2015", "2015-02"],
    ["moved up Jan 2020", "2020-01"],
    ["2019 onwards", "2019"],
  ])("%s", (text, start) => {
    expect(beginningIn(text)).toBe(start);
  });

  it("is none in other words", () => {
    expect(beginningIn("day shift, 40 hours")).toBeUndefined();
  });
});
