import { describe, expect, it } from "vitest";
import { readSource } from "../../match/source.ts";
import { buildResume, factsOf } from "../../testing/build-resume.ts";
import { frameOf } from "../reading/frame.ts";
import { evidenceFor } from "./evidence.ts";

const bullets = [
  "Planned routes for 45 lorries",
  "Repaired trailer brakes in the workshop",
  "Kept the log of fuel cards",
  "Drove the night lorry to Dover twice a week",
];
const resume = buildResume({
  name: "Ada Quill",
  jobs: [{ title: "Dispatcher", company: "Larch Freight", start: "2019", end: "present", bullets }],
});
const source = readSource(resume, factsOf(resume), "2026-11-01");
const frames = bullets.map((text) => frameOf(text));

function chosen(claim: string, most?: number): string[] {
  return evidenceFor(source, frameOf(claim), frames, most).map(({ text }) => text);
}

describe("the lines that a claim draws on", () => {
  it.each([
    ["Fixed trailer brakes", [bullets[1]]],
    ["Kept fuel cards logged and fixed trailer brakes", [bullets[1], bullets[2]]],
    ["Sang in a choir", []],
    ["", []],
  ])("'%s'", (claim, lines) => {
    expect(new Set(chosen(claim))).toEqual(new Set(lines));
  });

  it("begin with the one whose figure the claim tells", () => {
    expect(chosen("45 lorries")[0]).toBe(bullets[0]);
  });

  it("are no more than asked for, and those that pieces of the claim have for themselves", () => {
    const claim = bullets.join(" and ");
    expect(chosen(claim)).toHaveLength(4);
    expect(chosen("Repaired routes, lorries, trailer brakes", 2)).toHaveLength(2);
    expect(chosen(claim, 1)).toHaveLength(1);
  });
});
