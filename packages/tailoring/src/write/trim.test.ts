import { timeLimit } from "@savile/testing";
import { describe, expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { trimmed } from "./trim.ts";

function trim(text: string, wanted: readonly string[] = []): string | undefined {
  const resume = buildResume({
    name: "A B",
    jobs: [{ title: "Clerk", company: "Orbit", start: "2019", end: "2021", bullets: [text] }],
  });
  const line = readSource(resume, factsOf(resume), "2026-11-21").byAddress.get("exp1.b1");
  return line === undefined ? undefined : trimmed(line, wanted);
}

const base =
  "Rebuilt the intake process for the county clinic with two nurses and a scheduler so that patients wait 12 minutes and not 40 before they are seen";

describe("a line that is too long", () => {
  it.each([
    [`${base}, demonstrating expertise in process design and teamwork`],
    [`${base}; the whole process for later use`],
    [`${base} (a project of the whole front office staff)`],
  ])("loses a closing clause that tells nothing: %j", (text) => {
    expect(trim(text)).toBe(base);
  });

  it.each([
    [`${base}, ensuring 20% fewer complaints each month`],
    [`${base}, ensuring that no part of it was done without the supervising physician`],
    [`${base}; helped the manager with the report on it`],
    [`${base}; kept notes on the whole process for later use`],
    [`${base}, leveraging Epic and the scheduling tools of the clinic`],
  ])("keeps numbers, names and what limits the rest: %j", (text) => {
    expect(trim(text)).toBeUndefined();
  });

  it("keeps a clause that the posting asks for", () => {
    const text = `${base}, demonstrating expertise in process design`;
    expect(trim(text, ["process design"])).toBeUndefined();
  });

  it("is left alone while it is short enough", () => {
    expect(trim("Kept the ledger, demonstrating expertise in accounts")).toBeUndefined();
  });

  it("is read in time however long it is", () => {
    const start = performance.now();
    trim("a, ensuring b ".repeat(7_000));
    expect(performance.now() - start).toBeLessThan(timeLimit(2_000));
  });
});
