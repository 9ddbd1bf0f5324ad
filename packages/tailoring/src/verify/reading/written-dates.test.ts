import { describe, expect, it } from "vitest";
import { withWrittenDates, withYearsAlone } from "./written-dates.ts";

describe("dates in figures", () => {
  it.each([
    ["since 15.06.2020", "since June 2020"],
    ["from 01.04.2015 to 31.05.2020", "from April 2015 to May 2020"],
    ["04/2015-05/2020", "April 2015-May 2020"],
    ["2015-04 to 2020-05-31", "April 2015 to May 2020"],
    ["on 25/12/2019", "on December 2019"],
    ["on 12/25/2019", "on December 2019"],
    ["3.2019", "March 2019"],
  ])("%s is %s", (text, written) => {
    expect(withWrittenDates(text)).toBe(written);
  });

  it("leaves the month open where either figure may be one", () => {
    expect(withWrittenDates("on 04/05/2019")).toBe("on 2019");
  });

  it.each([
    "2019-20",
    "2011-12",
    "13/2019",
    "1.2.3",
    "24/7",
    "2019/2020",
    "0.2015 mg",
    "ISO 2021-99",
  ])("%s is none", (text) => {
    expect(withWrittenDates(text)).toBe(text);
  });

  it("keeps the length where only the year is wanted", () => {
    expect(withYearsAlone("since 15.06.2020, daily")).toBe("since       2020, daily");
    expect(withYearsAlone("2020-06 and on")).toBe("2020    and on");
  });
});
