import { expect, test } from "vitest";
import { isOfTrade } from "./trades.ts";

test.each([
  ["gardening", "Groundskeeper", ""],
  ["hotel reception", "Night Auditor", ""],
  ["hotel reception", "Receptionist", "Hotel Lindwurm"],
  ["early education", "Nursery Nurse", ""],
  ["structural engineering", "Senior Bridge Engineer", ""],
])("%s is the work of: %s", (field, title, org) => {
  expect(isOfTrade({ words: field.split(" ") }, title, org)).toBe(true);
});

test.each([
  ["gardening", "Kindergarten Cook", ""],
  ["hotel reception", "Receptionist", "Larch Dental"],
  ["early education", "Staff Nurse", "Nursery Street Clinic"],
  ["structural engineering", "Sound Engineer", ""],
])("%s is not the work of: %s", (field, title, org) => {
  expect(isOfTrade({ words: field.split(" ") }, title, org)).toBe(false);
});
