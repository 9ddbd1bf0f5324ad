import { describe, expect, it } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { shownMusts } from "./shown.ts";
import { metMusts } from "./weigh.ts";

function shownFor(degree: string, asked: string): (string | undefined)[] {
  const resume = buildResume({ name: "A B", education: [{ degree, school: "Oak", end: "2019" }] });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const posting = parsePosting(`Clerk at Orbit\n\nRequirements\n- ${asked}`);
  const musts = metMusts(posting, matchRequirements(source, posting));
  return shownMusts(resume, new Set(), musts).map(({ path }) => path);
}

describe("a degree that is asked for", () => {
  it.each([
    ["B.S. in Computer Science", "Bachelor's degree in Computer Science"],
    ["B.S. in Computer Science", "High school diploma"],
    ["M.A. in History", "Bachelor's degree"],
  ])("is shown by one of its rank or a higher one: %j for %j", (degree, asked) => {
    expect(shownFor(degree, asked)).toEqual(["edu1.degree"]);
  });

  it("is met by nothing lower", () => {
    expect(shownFor("Associate degree in Nursing", "Bachelor's degree in Nursing")).toEqual([]);
  });
});
