import { describe, expect, it } from "vitest";
import { readSource } from "../../match/source.ts";
import { buildResume, factsOf } from "../../testing/build-resume.ts";
import { contextFor } from "../reading/context.ts";
import { frameOf } from "../reading/frame.ts";
import { checkSpanYears } from "./span-years.ts";
import { checkYears } from "./years.ts";

const jobs = [
  {
    title: "Loom Mechanic",
    company: "Silk & Son, Porto",
    start: "2019-01",
    end: "2024-01",
    bullets: [
      "Maintain Jacquard looms",
      "From 2021 on Dornier loom (air jet): towels, terry cloth",
      "Wrote the night rota during the foreman's leave (4 months)",
    ],
  },
  {
    title: "Dyer",
    company: "Oak Mills",
    start: "2010-01",
    end: "2018-12",
    bullets: ["Dyed silk and wool yarn", "Kept the stock of pigments"],
  },
];

function objectionsTo(claim: string, dated = true): string[] {
  const bare = jobs.map((job) => ({ ...job, start: "", end: "" }));
  const resume = buildResume({ name: "Ada Quill", jobs: dated ? jobs : bare });
  const source = readSource(resume, factsOf(resume), "2026-11");
  const context = contextFor({ source, factIds: ["exp1.b1"], mode: "prose" });
  const check = dated ? checkSpanYears : checkYears;
  return check(frameOf(claim), context).map(({ hard }) => (hard ? "blocked" : "asked"));
}

describe("a span of years", () => {
  it.each([
    "Maintained Jacquard looms for nine years",
    "Has maintained Jacquard looms since 2014",
    "Loom mechanic in Porto for eight years",
    "Wrote the night rota for three years",
    "Mechanic on the Dornier loom from June 2019 to January 2024",
    "Twelve years of dyeing wool yarn",
  ])("that the dates of what it is of do not give is refused: %s", (claim) => {
    expect(objectionsTo(claim)).toEqual(["blocked"]);
  });

  it.each([
    "Maintained Jacquard looms for five years",
    "Nearly nine years of dyeing silk and wool yarn",
    "Has maintained Jacquard looms since 2020",
    "Fourteen years in the trade",
    "Wrote the night rota for four months",
    "Loom mechanic in Porto for over four years",
  ])("that they give is not: %s", (claim) => {
    expect(objectionsTo(claim)).toEqual([]);
  });

  it("of jobs without dates is asked about", () => {
    expect(objectionsTo("Twelve years in textile mills", false)).toEqual(["asked"]);
  });
});
