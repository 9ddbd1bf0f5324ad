import { expect, it } from "vitest";
import { endOfSpan, endOfTerm, isEndOf, lastDay, liesAhead } from "./last-day.ts";

it.each([
  ["First aid, valid to 03/2021", "2021-03"],
  ["exp. 11/2027", "2027-11"],
  ["expires Jun 2026", "2026-06"],
  ["valid until 2019", "2019-12"],
  ["gültig bis 31.08.2025", "2025-08"],
  ["Roofer's card, renewal due 05/2024", "2024-05"],
  ["issued 2018", undefined],
  ["CPR-C, exp. 10/26", "2026-10"],
  ["valid until 3/28", "2028-03"],
  ["exp. 45/26", undefined],
  ["to April 2027", "2027-04"],
  ["valid until 12 Feb 2028", "2028-02"],
  ["First aid, to June 2025", "2025-06"],
  ["Nurse register, current to 31/12/2026", "2026-12"],
  ["renewed to the end of 2024", "2024-12"],
  ["issued May 2023 (valid 2 yrs)", "2025-12"],
  ["moved to 2019 models", undefined],
  ["renewed 2019", undefined],
])("%s ends %s", (text, month) => {
  expect(lastDay(text)).toBe(month);
});

it.each([
  ["Crane ticket, 2018 - 2021", "2021-12"],
  ["Crane ticket, since 2018", undefined],
])("years for which a paper was held: %s", (text, end) => {
  expect(endOfTerm(text)).toBe(end);
});

it.each([
  ["Emergency First Aid, issued March 2020, valid three years", "2023-12"],
  ["Forklift, 2019, valid for 3 years", "2022-12"],
])("the end of a span: %s", (text, month) => {
  expect(endOfSpan(text)).toBe(month);
});

it.each([
  ["registered for Level I, February 2027", true],
  ["second day 12 December 2026", true],
  ["valid to February 2027", false],
  ["next revalidation 2028", false],
  ["2024 - 2027", false],
  ["passed in March 2026", false],
  ["ARCtick handling licence, Aug 2028", false],
  ["First aid exam, March 2027", true],
  ["Bachelor of Arts, 2028", true],
])("a day to come: %s", (text, ahead) => {
  expect(liesAhead(text, "2026-11")).toBe(ahead);
});

it.each([
  ["CNeph(C), Nurses Association, first obtained 2013, 2028", "2028", true],
  ["Refrigerant handling licence, Aug 2027", "Aug 2027", true],
  ["Certified Accountant, 2027", "2027", false],
  ["Certified Accountant, course booked, 2029", "2029", false],
  ["Crane licence, exam 2027", "2027", false],
  ["Crane licence, 2027", "Crane licence", false],
])("a day by itself on which a certificate runs out: %s", (entry, day, ends) => {
  expect(isEndOf(entry, day, "2026-11")).toBe(ends);
});
