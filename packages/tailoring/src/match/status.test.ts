import { expect, test } from "vitest";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { readSource } from "./source.ts";
import { openStatus } from "./status.ts";

function isOpen(name: string, year: string): boolean | undefined {
  const resume = buildResume({ name: "A B", certifications: [{ name, year }] });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const line = source.lines.find((one) => one.text === name);
  return line && openStatus(source, line);
}

test.each([
  ["Rigging ticket", "valid to 06/2029"],
  ["Rigging ticket", "to April 2027"],
  ["Rigging ticket", "exp. 05/2028"],
  ["Nurse register", "current to 31/12/2026"],
  ["Rigging ticket", "renewed to 28 February 2028"],
  ["Rigging ticket", "renewed May 2026"],
  ["Rigging ticket", "issued Aug 2025 (valid 2 yrs)"],
  ["Rigging ticket", "signed off 2016"],
  ["Rigging ticket", "current"],
  ["Rigging ticket", "no expiry"],
  ["Rigging ticket", "no. 4471"],
])("held: %s, %s", (name, year) => {
  expect(isOpen(name, year)).toBe(false);
});

test.each([
  ["Rigging ticket", "valid to 06/2024"],
  ["Rigging ticket", "to April 2025"],
  ["Rigging ticket", "expires 12 Feb 2026"],
  ["Rigging ticket", "issued Aug 2019 (valid 2 yrs)"],
  ["Certificate IV in Hydraulics", "Now"],
  ["Certificate IV in Hydraulics", "In progress"],
  ["Certificate IV in Hydraulics", "booked"],
  ["Rigging ticket", "no, but have the hours"],
  ["Rigging ticket none yet", ""],
  ["Rigging ticket", "not yet"],
])("not held, or no longer: %s, %s", (name, year) => {
  expect(isOpen(name, year)).toBe(true);
});
