import { expect, test } from "vitest";
import { tellsNoWork } from "./no-work.ts";

test.each([
  "Passed final CIMA papers at the first attempt",
  "Completed a diploma in early years education",
  "Studied the history of the valley",
  "300 supervised hours on two wards",
  "Signed off in all proficiencies three weeks early",
  "Stood down when the branch closed",
  "Was made redundant with the whole department",
])("learning, a test passed and the end of a job are no work: %s", (line) => {
  expect(tellsNoWork(line)).toBe(true);
});

test.each([
  "Passed all food hygiene inspections with five stars",
  "Completed 41 replacement windows for a terrace",
  "Held weekly clinics for mothers",
  "Led the training of new staff",
])("work whose verb may also tell of learning is work: %s", (line) => {
  expect(tellsNoWork(line)).toBe(false);
});
