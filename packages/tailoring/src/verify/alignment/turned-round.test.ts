import { describe, expect, it } from "vitest";
import { buildResume, factsOf } from "../../testing/build-resume.ts";
import { readSource } from "../../match/source.ts";
import { contextFor } from "../reading/context.ts";
import { frameOf } from "../reading/frame.ts";
import { isTurnedRound } from "./turned-round.ts";

const lines = [
  "Applied up to eight coats of varnish to the hulls",
  "Trained new staff in the safe use of chemicals",
  "Won two new clients in 2015",
];
const resume = buildResume({
  name: "Ada Quill",
  jobs: [
    { title: "Foreman", company: "Tern Yard", start: "2012-01", end: "2020-01", bullets: lines },
  ],
});
const source = readSource(resume, factsOf(resume), "2026-11");

function isTurned(at: number, text: string, more: readonly string[] = []): boolean {
  const factIds = [`exp1.b${at}`, ...more];
  return isTurnedRound(frameOf(text), contextFor({ source, factIds, mode: "line" }));
}

describe("a line turned round", () => {
  it.each([
    [1, "Hulls given as many as eight layers of varnish"],
    [2, "Teach beginners how to handle chemicals safely"],
    [3, "Acquired a pair of new accounts in 2015"],
  ])("is told by what it uses up: %i %s", (at, text) => {
    expect(isTurned(at, text)).toBe(true);
  });

  it.each([
    [2, "Trained new staff in the safe use of forklifts"],
    [2, "Chemicals are used safely by new staff and the yard won an award"],
    [2, "Safe use of chemicals, taught to staff on ships"],
    [1, "Wrote the manual for eight kinds of varnish"],
    [3, "In 2015, brought in new clients through radio advertising"],
  ])("is none where a word is exchanged or a piece put to it: %i %s", (at, text) => {
    expect(isTurned(at, text)).toBe(false);
  });

  it("is looked for in one line only", () => {
    expect(isTurned(1, "Hulls given as many as eight layers of varnish", ["exp1.b2"])).toBe(false);
  });
});
