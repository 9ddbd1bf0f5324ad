import { expect, test } from "vitest";
import { dayWords } from "./paper-day.ts";

/** The day of a line with its words; the last year is the day. */
function dayOf(line: string): string {
  const day = /(?:\d{1,2}\/|(?:June|May) )?20\d\d(?!.*20\d\d)/u.exec(line);
  if (day === null) return "";
  const at = { start: day.index, end: day.index + day[0].length };
  const { start, end } = dayWords(line, { from: 0, to: line.length }, at);
  return line.slice(start, end);
}

test.each([
  ["Food Handler, valid to 06/2029", "valid to 06/2029"],
  ["Boat licence exp. 05/2029", "exp. 05/2029"],
  ["Boat licence (expires: 2029)", "expires: 2029"],
  ["First aid to June 2028", "to June 2028"],
  ["Nurse register, PIN 4471, current to 2027", "current to 2027"],
  ["Rigging, in date until the end of 2027", "in date until the end of 2027"],
  ["Suturing, signed off 2016", "signed off 2016"],
  ["Police check\tcompleted\tMay 2026", "completed\tMay 2026"],
  ["Police check\tcompleted May 2026", "completed May 2026"],
  ["First aid, issued May 2025 (valid 2 yrs)", "issued May 2025 (valid 2 yrs)"],
  ["Lift truck, 2024 (3 years)", "2024 (3 years)"],
])("the words of a day stay with it: %s", (line, day) => {
  expect(dayOf(line)).toBe(day);
});

test.each([
  ["Surveyor - exam passed June 2024", "June 2024"],
  ["Red Cross 2024", "2024"],
  ["Trainer of trainers, Larch Trust, 2019", "2019"],
  ["Pre-issued card 2021", "2021"],
  ["Food Hygiene, 2019 (Level 2)", "2019"],
])("words that belong to the name stay there: %s", (line, day) => {
  expect(dayOf(line)).toBe(day);
});
