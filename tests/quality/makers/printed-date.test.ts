import { expect, it } from "vitest";
import { printedDate } from "./printed-date.ts";

it.each([
  ["mar 2018 - present", "2018-03"],
  ["march, 2018", "2018-03"],
  ["mar. ’18", "2018-03"],
  ["15 march 2018", "2018-03"],
  ["march 15th, 2018", "2018-03"],
  ["03/2018", "2018-03"],
  ["3.2018", "2018-03"],
  ["15/03/2018", "2018-03"],
  ["03/15/2018", "2018-03"],
  ["2018-03-15", "2018-03"],
  ["2018 march", "2018-03"],
  ["13/2018", "2018"],
  ["2018", "2018"],
  ["april 2018", "2018"],
  ["2018-12", "2018"],
  ["march 2019", ""],
  ["call 120185", ""],
])("of 2018-03 the text %j shows %j", (text, shown) => {
  expect(printedDate(text, "2018-03")).toBe(shown);
});

it("a date without a month is shown as its year", () => {
  expect(printedDate("mar 2018", "2018")).toBe("2018");
});

it("what goes on counts only where a word says so", () => {
  expect(printedDate("2018 - present", "present")).toBe("present");
  expect(printedDate("2018 - ", "present")).toBe("");
});

it("what was not handed over is not shown", () => {
  expect(printedDate("mar 2018", "")).toBe("");
});
