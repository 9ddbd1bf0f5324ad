import { expect, test } from "vitest";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { readSource } from "./source.ts";
import { closestRole } from "./titles.ts";

function closest(second: string): string | undefined {
  const bullets = ["Served guests."];
  const resume = buildResume({
    name: "Ada Quill",
    jobs: [
      { title: "Purser", company: "Alder Air", start: "2023-01", end: "present", bullets },
      { title: "Flight Attendant", company: second, start: "2019-01", end: "2022-12", bullets },
    ],
  });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  return closestRole(source, "Corporate Flight Attendant")?.role.title;
}

test("who rose within one house is told by what they are there now", () => {
  expect(closest("Alder Air")).toBe("Purser");
});

test("in another house the job of the same name is the nearest", () => {
  expect(closest("Oak Air")).toBe("Flight Attendant");
});
