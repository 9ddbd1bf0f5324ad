import { expect, it } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { readSource } from "../match/source.ts";
import { matchRequirements } from "../match/match-requirements.ts";
import { makePlan } from "../plan/make-plan.ts";
import { isOfNoJob, listDeeds } from "./list-deeds.ts";

it("finds the deeds that a list of skills tells, and no single terms", () => {
  const resume = buildResume({
    name: "Ilse Hartog",
    jobs: [
      {
        title: "Gardener",
        company: "Larkmoor Estate",
        start: "2015-04",
        end: "2020-05",
        bullets: [],
      },
    ],
    skills: ["Pruning", "Planned the beds of three public parks each spring"],
  });
  const source = readSource(resume, factsOf(resume), "2026-11");
  const posting = parsePosting("Gardener at Kew\nRequirements\n- Pruning");
  const plan = makePlan(source, posting, matchRequirements(source, posting), 1);
  const found = listDeeds(source, plan);
  expect(found.map(({ line }) => line.text)).toEqual([
    "Planned the beds of three public parks each spring",
  ]);
  expect(found.every(isOfNoJob)).toBe(true);
});
