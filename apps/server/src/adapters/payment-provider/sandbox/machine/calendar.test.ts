import { expect, it } from "vitest";
import { addMonths } from "./calendar.ts";

const at = (iso: string): number => Date.parse(iso);
const after = (from: string, months: number): string =>
  new Date(addMonths(at(from), months)).toISOString();

it("P26 renews on the last day of a month that lacks the day, and comes back to it", () => {
  const anchor = "2027-01-31T23:59:59.000Z";
  expect([1, 2, 3, 4].map((months) => after(anchor, months))).toEqual([
    "2027-02-28T23:59:59.000Z",
    "2027-03-31T23:59:59.000Z",
    "2027-04-30T23:59:59.000Z",
    "2027-05-31T23:59:59.000Z",
  ]);
});

it("P26 knows the leap day, and a year after it", () => {
  expect(after("2028-01-31T00:00:00.000Z", 1)).toBe("2028-02-29T00:00:00.000Z");
  expect(after("2028-02-29T12:00:00.000Z", 12)).toBe("2029-02-28T12:00:00.000Z");
  expect(after("2028-02-29T12:00:00.000Z", 48)).toBe("2032-02-29T12:00:00.000Z");
});
