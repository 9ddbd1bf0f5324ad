import { describe, expect, it } from "vitest";
import { corpus } from "../corpus.ts";
import { runPairs } from "./run-pairs.ts";

describe.skipIf(!corpus.present)("documents of the corpus by a scripted model", () => {
  it("hold nothing that it made up", async () => {
    const { pairs, lies, leaks, unsupported } = await runPairs("invents:4", 17);
    expect(pairs).toBeGreaterThanOrEqual(7);
    expect(lies).toBeGreaterThan(40);
    expect(leaks).toEqual([]);
    expect(unsupported).toBe(0);
  });

  it("are worded by it where it stays with the facts", async () => {
    const { pairs, byModel, unsupported } = await runPairs("ok", 24);
    expect(byModel.resumes).toBe(pairs);
    expect(byModel.claims).toBeGreaterThan(0);
    expect(unsupported).toBe(0);
  });
});
