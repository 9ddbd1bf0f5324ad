import { expect, it } from "vitest";
import { sampleWork } from "../../../testing/render-work.tsx";
import { badgesOf } from "./badges.ts";

it("calls a resume optimized only where the estimate rose", () => {
  const work = sampleWork();
  const { score } = work.tailoring;
  const flat = sampleWork({ score: { ...score, after: score.before } });
  expect(badgesOf(flat, "resume")).not.toContain("ats");
  const raised = {
    ...score,
    before: { ...score.before, total: 40 },
    after: { ...score.after, total: 60 },
  };
  expect(badgesOf(sampleWork({ score: raised }), "resume")).toContain("ats");
});

it("names a language model only where one wrote", () => {
  const work = sampleWork();
  const { resume } = work.tailoring;
  expect(badgesOf(work, "resume")).not.toContain("ai");
  const written = sampleWork({
    resume: { ...resume, made: { ...resume.made, engine: "llm", model: "some-model" } },
  });
  expect(badgesOf(written, "resume")).toContain("ai");
  expect(badgesOf(written, "cover_letter")).not.toContain("ai");
});

it("calls no letter personal whose lines stand on nothing", () => {
  const work = sampleWork();
  const { letter } = work.tailoring;
  const bare = sampleWork({ letter: { ...letter, claims: [] } });
  expect(badgesOf(bare, "cover_letter")).toEqual([]);
});
