import { describe, expect, it } from "vitest";
import { readSource } from "../../match/source.ts";
import { buildResume, factsOf } from "../../testing/build-resume.ts";
import { frameOf } from "../reading/frame.ts";
import { contextFor } from "../reading/context.ts";
import { checkDeedYears } from "./deed-years.ts";

const resume = buildResume({
  name: "Ada Quill",
  jobs: [
    {
      title: "Foreman",
      company: "Tern Yard",
      start: "2020-01",
      end: "2024-01",
      bullets: ["Run two crews of painters"],
    },
    {
      title: "Gardener",
      company: "Oak Park",
      start: "2012-01",
      end: "2019-12",
      bullets: ["Pruned the orchard"],
    },
  ],
});
const source = readSource(resume, factsOf(resume), "2026-11");
const context = contextFor({ source, factIds: ["exp1.b1"], mode: "prose" });

describe("years of a deed", () => {
  it.each([
    ["I have been running crews for ten years", 1],
    ["I have been running crews for four years", 0],
    ["I have pruned orchards for over seven years", 0],
    ["I have pruned orchards for twelve years", 1],
    ["I have flown balloons for twelve years", 0],
  ])("are those of the jobs that tell of it: %s", (text, objections) => {
    expect(checkDeedYears(frameOf(text), context)).toHaveLength(objections);
  });
});
