import { expect, it } from "vitest";
import { endOfTerm, lastDay } from "./last-day.ts";

it.each([
  ["First aid, valid to 03/2021", "2021-03"],
  ["exp. 11/2027", "2027-11"],
  ["expires Jun 2026", "2026-06"],
  ["valid until 2019", "2019-12"],
  ["gültig bis 31.08.2025", "2025-08"],
  ["issued 2018", undefined],
])("%s ends %s", (text, month) => {
  expect(lastDay(text)).toBe(month);
});

it.each([
  ["Crane ticket, 2018 - 2021", "2021-12"],
  ["Crane ticket, since 2018", undefined],
])("years for which a paper was held: %s", (text, end) => {
  expect(endOfTerm(text)).toBe(end);
});
