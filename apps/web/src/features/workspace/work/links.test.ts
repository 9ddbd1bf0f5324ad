import { describe, expect, it } from "vitest";
import { sampleSession } from "../../../testing/sample-session.ts";
import { linksOf } from "./links.ts";
import { createTraceStore, traceTo } from "./trace.ts";
import { workOf } from "./view-model.ts";

function sampleLinks() {
  const work = workOf(sampleSession());
  if (work === null) throw new Error("the sample session has a result");
  return linksOf(work);
}

describe("the links between posting and documents", () => {
  it("lead from a requirement to the lines made for it and those that state its facts", () => {
    expect(sampleLinks().linesOf.get("r1")).toEqual([
      { kind: "resume", path: "exp1.b1" },
      { kind: "cover_letter", path: "body.p1" },
    ]);
    expect(sampleLinks().linesOf.get("r2")).toBeUndefined();
  });

  it("lead from a line to the requirements that it answers", () => {
    expect(sampleLinks().requirementsOf.get("cover_letter body.p1")).toEqual(["r1"]);
    expect(sampleLinks().requirementsOf.get("resume exp1.b2")).toBeUndefined();
  });
});

describe("the trace of what is pointed at", () => {
  it("lights the lines of a requirement in both documents", () => {
    const traced = traceTo(sampleLinks(), { by: "requirement", id: "r1" });
    expect([...traced.paths.resume]).toEqual(["exp1.b1"]);
    expect([...traced.paths.cover_letter]).toEqual(["body.p1"]);
  });

  it("lights the requirements of a line, and the line itself", () => {
    const traced = traceTo(sampleLinks(), { by: "line", kind: "resume", path: "exp1.b1" });
    expect([...traced.requirements]).toEqual(["r1"]);
    expect([...traced.paths.resume]).toEqual(["exp1.b1"]);
  });

  it("goes back to what is held when the pointer leaves, and tells of a change only once", () => {
    const store = createTraceStore(sampleLinks());
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    store.hold({ by: "requirement", id: "r1" });
    store.point({ by: "line", kind: "resume", path: "exp1.b2" });
    store.point({ by: "line", kind: "resume", path: "exp1.b2" });
    expect([...store.get().requirements]).toEqual([]);
    store.point(null);
    expect([...store.get().requirements]).toEqual(["r1"]);
    expect(told).toBe(3);
  });
});
