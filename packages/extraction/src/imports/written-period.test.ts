import { expect, test } from "vitest";
import { writtenPeriod } from "./written-period.ts";

test.each([
  ["Gennaio 2020 - Presente", "2020-01", "present"],
  ["apr 2013 - ott 2013", "2013-04", "2013-10"],
  ["mars 2018 – aujourd'hui", "2018-03", "present"],
  ["März 2014 – Dezember 2019", "2014-03", "2019-12"],
  ["02/2014 - 12/2019", "2014-02", "2019-12"],
  ["Jan 2020 – Present", "2020-01", "present"],
  ["marzo 2019", "", "2019-03"],
  ["De janv. 2020 à aujourd’hui", "2020-01", "present"],
  ["Von März 2019 bis heute", "2019-03", "present"],
])("%s is read as %s to %s", (text, start, end) => {
  expect(writtenPeriod(text)).toEqual({ text, start, end });
});

test.each(["", "summers", "aprile 98 - maggio 99", "marzo 2019, aprile 2021 e maggio 2022"])(
  "%s keeps its words and states no dates",
  (text) => {
    expect(writtenPeriod(text)).toEqual({ text, start: "", end: "" });
  },
);
