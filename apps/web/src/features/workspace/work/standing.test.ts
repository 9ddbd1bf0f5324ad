import type { Fact } from "@savile/model";
import { describe, expect, it } from "vitest";
import { sampleWork } from "../../../testing/render-work.tsx";
import { sampleClaim } from "../../../testing/sample-session.ts";
import { isInFile, originOf, standingOf } from "./standing.ts";
import type { Work } from "./view-model.ts";

function byUser(id: string, via: "edit" | "confirmation" | "gap-answer"): Fact {
  const origin = { by: "user", accountId: "a1", at: "2026-01-01", via } as const;
  return { id, kind: "bullet", text: "x", confidence: 1, origin };
}

function withFacts(...facts: readonly Fact[]): Work {
  const work = sampleWork();
  return {
    ...work,
    factOf: new Map([...work.factOf, ...facts.map((fact) => [fact.id, fact] as const)]),
  };
}

describe("what a line rests on", () => {
  it("is the file only where every fact was read from it", () => {
    const work = withFacts(byUser("u1", "edit"), byUser("u2", "gap-answer"));
    const citing = (...factIds: string[]) =>
      standingOf(work, sampleClaim("exp1.b1", "x", { evidence: { factIds, posting: [] } }));
    expect(citing("exp1.b1")).toBe("supported");
    expect(citing("exp1.b1", "u1")).toBe("user");
    expect(citing("exp1.b1", "u1", "u2")).toBe("attested");
  });

  it("is the verdict where the check found something, and the form of a letter where nothing is stated", () => {
    const work = sampleWork();
    expect(standingOf(work, sampleClaim("x", "x", { verdict: "weak" }))).toBe("weak");
    expect(standingOf(work, sampleClaim("x", "x", { verdict: "unsupported", by: "user" }))).toBe(
      "user",
    );
    expect(standingOf(work, sampleClaim("x", "x", { by: "form" }))).toBe("form");
  });

  it("tells a correction from the person's word on what they did", () => {
    expect(originOf(byUser("u", "edit"))).toBe("user");
    expect(originOf(byUser("u", "confirmation"))).toBe("attested");
  });
});

it("is in the file only where a fact was read from it", () => {
  const [read] = [...sampleWork().factOf.values()];
  if (read === undefined) throw new Error("the sample has facts");
  expect(isInFile([byUser("u", "gap-answer"), read])).toBe(true);
  expect(isInFile([byUser("u", "gap-answer"), byUser("v", "edit")])).toBe(false);
});
