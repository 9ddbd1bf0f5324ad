import { describe, expect, it } from "vitest";
import { parsePosting } from "../index.ts";
import { judgeResumeProposal } from "../engine/judge-resume.ts";
import { readSource } from "../match/source.ts";
import { factsOf } from "../testing/build-resume.ts";
import { allEverydayClaims, allRewordedLies } from "../testing/everyday-claims.ts";
import type { EverydayClaim } from "../testing/everyday-claims.ts";
import { verifyClaims } from "./verify-claims.ts";

const asOf = "2026-11";
const posting = parsePosting("Helper\nRequirements\n- Care");

function verify({ resume, line, text }: EverydayClaim): string {
  const section = line === undefined ? "summary" : "experience";
  const claims = [{ id: "x", section, text }];
  const [found] = verifyClaims({ resume, facts: factsOf(resume), asOf, claims });
  return found?.verdict ?? "unsupported";
}

/** As a model's wording of that line is judged. */
function stands({ resume, line = "", text }: EverydayClaim): boolean {
  const judged = judgeResumeProposal(
    { slot: line, factIds: [line], reqIds: [], text, by: "model" },
    { source: readSource(resume, factsOf(resume), asOf), posting, terms: new Set(), secret: "" },
  );
  return judged.stands && judged.made.checked.verdict === "supported";
}

const honest = allEverydayClaims.filter((one) => one.honest);
const lies = allEverydayClaims.filter((one) => !one.honest);

function share(all: readonly EverydayClaim[], is: (one: EverydayClaim) => boolean): number {
  return (100 * all.filter(is).length) / all.length;
}

describe("what is said of fifteen people in plain words", () => {
  it("has five true claims and five lies of each", () => {
    expect(honest).toHaveLength(75);
    expect(lies).toHaveLength(75);
  });

  it("is stopped where it is not so, but for one", () => {
    expect(lies.filter((lie) => verify(lie) === "supported").map(({ text }) => text)).toEqual([
      "Designed and sewed wedding dresses for brides",
    ]);
  });

  it("is seldom refused where it is so", () => {
    expect(share(honest, (one) => verify(one) === "unsupported")).toBeLessThanOrEqual(6);
    expect(share(honest, (one) => verify(one) === "supported")).toBeGreaterThanOrEqual(52);
  });

  it("stands in a resume where a model words one line so", () => {
    expect(share(honest, stands)).toBeGreaterThanOrEqual(53);
  });
});

describe("lies that turn a line round first", () => {
  it("stand in no resume but for few", () => {
    expect(allRewordedLies).toHaveLength(50);
    expect(share(allRewordedLies, stands)).toBeLessThanOrEqual(18);
  });
});
