import { describe, expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { degreeName } from "./degree-name.ts";

function named(degree: string): string | undefined {
  const resume = buildResume({ name: "A B", education: [{ degree, school: "Oak College" }] });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const line = source.byAddress.get("edu1.degree");
  return line === undefined ? undefined : degreeName(source, line);
}

describe("the name of a degree as postings call it", () => {
  it.each([
    ["B.S. Geology", "Bachelor's degree in Geology"],
    ["B.S. in Computer Science", "Bachelor's degree in Computer Science"],
    ["Bachelor of Arts – Communication", "Bachelor's degree in Communication"],
    ["Master of Science in Nursing", "Master's degree in Nursing"],
  ])("of %j is %j", (degree, name) => {
    expect(named(degree)).toBe(name);
  });

  it.each(["Computer Science, Ph.D.", "BS", "Coursework in drawing", "B.A. History (in progress)"])(
    "of %j is not plain",
    (degree) => {
      expect(named(degree)).toBeUndefined();
    },
  );
});
