import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPeriodText, parsePeriod, printPeriod } from "./period.ts";

describe("a printed period", () => {
  it.each([
    ["Jan 2020 – Present", "2020-01", "present"],
    ["January 2020 - March 2021", "2020-01", "2021-03"],
    ["Sept. 2019 to Oct. 2020", "2019-09", "2020-10"],
    ["2019-2021", "2019", "2021"],
    ["2019 — current", "2019", "present"],
    ["03/2018 - 12/2019", "2018-03", "2019-12"],
    ["3.2018–2019", "2018-03", "2019"],
    ["2020-01 - 2020-06", "2020-01", "2020-06"],
    ["Mar – May 2020", "2020-03", "2020-05"],
    ["May 3, 2020 - June 4, 2021", "2020-05-03", "2021-06-04"],
    ["since May 2020", "2020-05", "present"],
    ["2020 –", "2020", "present"],
    ["2021", "", "2021"],
    ["June 2021", "", "2021-06"],
    ["2021-06-30", "", "2021-06-30"],
  ])("%s is read as %s to %s", (text, start, end) => {
    expect(parsePeriod(text)).toEqual({ text, start, end });
  });

  it.each(["", "soon", "Summer 2019", "2 years", "12345", "20-21", "Room 2020", "2019 - later"])(
    "%j is kept as text without dates",
    (text) => {
      expect(parsePeriod(text)).toEqual({ text, start: "", end: "" });
      expect(isPeriodText(text)).toBe(false);
    },
  );

  it("comes back from the words that dates are printed with", () => {
    const year = fc.integer({ min: 1950, max: 2049 }).map(String);
    const month = fc.integer({ min: 1, max: 12 }).map((value) => String(value).padStart(2, "0"));
    const day = fc.integer({ min: 1, max: 28 }).map((value) => String(value).padStart(2, "0"));
    const date = fc.oneof(
      year,
      fc.tuple(year, month).map((parts) => parts.join("-")),
      fc.tuple(year, month, day).map((parts) => parts.join("-")),
    );
    fc.assert(
      fc.property(date, fc.oneof(date, fc.constant("present")), (start, end) => {
        expect(parsePeriod(printPeriod(start, end))).toMatchObject({ start, end });
      }),
    );
  });

  it("is a single date at its end", () => {
    expect(parsePeriod(printPeriod("", "2020-03"))).toMatchObject({ start: "", end: "2020-03" });
  });

  it("is printed in words", () => {
    expect(printPeriod("2020-01", "present")).toBe("Jan 2020 – Present");
    expect(printPeriod("2020-01-05", "2021")).toBe("Jan 5, 2020 – 2021");
    expect(printPeriod("", "")).toBe("");
  });
});
