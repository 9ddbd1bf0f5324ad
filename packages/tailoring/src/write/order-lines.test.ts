import { describe, expect, it } from "vitest";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import { makePlan } from "../plan/make-plan.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { orderLines } from "./bullets.ts";

/** The lines of one role as they are ordered for a posting. */
function ordered(lines: readonly string[], jobDescription: string): readonly string[] {
  const job = { title: "Store Manager", company: "Orbit", start: "2019", end: "present" };
  const resume = buildResume({ name: "A B", jobs: [{ ...job, bullets: [...lines] }] });
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const posting = parsePosting(jobDescription);
  const plan = makePlan(source, posting, matchRequirements(source, posting));
  const [proposal] = orderLines(source, plan);
  if (proposal === undefined) return lines;
  return (proposal.after ?? "")
    .split(" ")
    .map((id) => source.byAddress.get(`exp1.${id}`)?.text ?? "");
}

const posting = `Store Manager at Acme

Duties
- Lead a team of twelve sales assistants
- Count stock and order goods

Requirements
- Microsoft Excel
- Team leadership`;

describe("the order of the lines of a role", () => {
  it("puts people led before a first line that tells little", () => {
    const lines = ["Kept the till rolls", "Led a team of 14 sales assistants in two shops"];
    expect(ordered(lines, posting)).toEqual(lines.toReversed());
  });

  it("stays the person's own where the gain is a tool in common", () => {
    const lines = [
      "Cut stock loss from 1.9% to 1.1% of sales",
      "Wrote the rota of the shop",
      "Made lists in Excel",
    ];
    expect(ordered(lines, posting)).toEqual(lines);
  });

  it("leaves a first line that tells how much at its place", () => {
    const lines = ["Ran a shop of 900 square metres", "Counted stock and ordered goods"];
    expect(ordered(lines, posting)).toEqual(lines);
  });

  it("moves what comes nearest and nothing else", () => {
    const lines = [
      "Ran a shop of 900 square metres",
      "Wrote the window plan",
      "Kept the till rolls",
      "Cut stock loss from 1.9% to 1.1% of sales",
    ];
    expect(ordered(lines, posting)).toEqual([lines[0], lines[3], lines[1], lines[2]]);
  });
});
