import { expect, it } from "vitest";
import { sameRoot } from "./same-root.ts";

it.each([
  ["welder", "welding"],
  ["bookkeeper", "bookkeeping"],
  ["bakery", "baker"],
  ["plumbing", "plumber"],
  ["electrician", "electrical"],
  ["pharmacist", "pharmacy"],
  ["mill", "miller"],
])("%s is of the root of %s", (a, b) => {
  expect(sameRoot(a, b)).toBe(true);
});

it.each([
  ["waiter", "water"],
  ["nurse", "teacher"],
  ["car", "carpenter"],
])("%s is of another root than %s", (a, b) => {
  expect(sameRoot(a, b)).toBe(false);
});
