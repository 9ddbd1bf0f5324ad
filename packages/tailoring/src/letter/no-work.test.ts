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
  "Full UK driving licence and use of a car",
  "Own car, available from June",
  "Single, two children",
  "References on request",
  "Right to work in Ireland",
  "Career break, with 32 hours of courses",
])("learning, a test passed and the end of a job are no work: %s", (line) => {
  expect(tellsNoWork(line)).toBe(true);
});

test.each([
  "Passed all food hygiene inspections with five stars",
  "Completed 41 replacement windows for a terrace",
  "Held weekly clinics for mothers",
  "Led the training of new staff",
  "Car valeting for a fleet of 40",
  "Single-handedly ran the night desk",
  "Available 24/7 support of two sites",
  "DBS checks for 40 volunteers a year",
  "Right to work checks for 200 starters",
])("work whose verb may also tell of learning is work: %s", (line) => {
  expect(tellsNoWork(line)).toBe(false);
});
