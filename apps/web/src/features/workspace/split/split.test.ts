import { describe, expect, it } from "vitest";
import { sampleWork } from "../../../testing/render-work.tsx";
import { traceTo } from "../work/trace.ts";
import { sourceLinks, sourcesOfAll } from "./source-lines.ts";
import { isInView, threadPath } from "./thread-path.ts";
import { truthOf } from "./truth.ts";

describe("the file beside the document", () => {
  const work = sampleWork();
  const links = sourceLinks(work, "resume");

  it("knows the lines of the file behind a line, and the other way round", () => {
    const [claim] = work.documents.resume.claims.filter(({ path }) => path === "exp1.b1");
    const sources = links.sourcesOf.get("exp1.b1") ?? [];
    expect(claim).toBeDefined();
    expect(sources).toEqual(["p1.l5"]);
    expect(links.pathsOf.get("p1.l5")).toContain("exp1.b1");
    expect([...sourcesOfAll(links, ["exp1.b1", "nowhere"])]).toEqual(["p1.l5"]);
  });

  it("lights the lines that rest on a line of the file", () => {
    const none = { linesOf: new Map(), requirementsOf: new Map() };
    const target = { by: "source", line: "p1.l5", kind: "resume", paths: ["exp1.b1"] } as const;
    expect([...traceTo(none, target).paths.resume]).toEqual(["exp1.b1"]);
    expect(traceTo(none, target).paths.cover_letter.size).toBe(0);
  });

  it("tells how many must-haves are shown and how many lines were reworded", () => {
    expect(truthOf(work).shown?.all).toBe(1);
    expect(truthOf(work).shown?.named).toBeLessThanOrEqual(1);
    const { score } = work.tailoring;
    expect(truthOf(sampleWork({ score: { ...score, shown: null } })).shown).toBeNull();
    const [first, ...others] = work.tailoring.resume.claims;
    if (first === undefined) throw new Error("the sample has claims");
    const claims = [
      {
        ...first,
        text: "Other words",
        by: "embedded",
        rule: "trim",
        verdict: "supported",
      } as const,
      ...others.map((claim) => ({ ...claim, rule: "copy" }) as const),
    ];
    const reworded = sampleWork({ resume: { ...work.tailoring.resume, claims } });
    expect(truthOf(reworded).reworded).toBe(1);
  });
});

describe("a thread", () => {
  const from = { left: 10, right: 100, top: 20, bottom: 40 };
  const to = { left: 300, right: 500, top: 90, bottom: 110 };

  it("leaves and arrives level", () => {
    expect(threadPath(from, to)).toBe("M100 30 C200 30 200 100 300 100");
  });

  it("is drawn only between what is in sight", () => {
    const view = { left: 0, right: 600, top: 0, bottom: 50 };
    expect(isInView(from, view)).toBe(true);
    expect(isInView(to, view)).toBe(false);
  });
});
