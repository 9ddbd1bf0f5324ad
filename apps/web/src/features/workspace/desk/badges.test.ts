import { expect, it } from "vitest";
import { sampleWork } from "../../../testing/render-work.tsx";
import { badgesOf } from "./badges.ts";

it("calls a resume optimized only where page one shows clearly more", () => {
  const { score } = sampleWork().tailoring;
  const shown = { before: 60, now: 61, reach: 100, musts: [] };
  expect(badgesOf(sampleWork({ score: { ...score, shown } }), "resume")).not.toContain("ats");
  const raised = { ...shown, now: 80 };
  expect(badgesOf(sampleWork({ score: { ...score, shown: raised } }), "resume")).toContain("ats");
  expect(badgesOf(sampleWork({ score: { ...score, shown: null } }), "resume")).toEqual([]);
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
