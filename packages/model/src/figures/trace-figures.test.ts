import { describe, expect, it } from "vitest";
import { emptyResume } from "../resume/resume.ts";
import { extractionOf } from "../testing/extraction-of.ts";
import type { Trace } from "../tailoring/trace.ts";
import { traceFigures, tracesNow } from "./trace-figures.ts";

const read = extractionOf({ ...emptyResume(), name: "Orla Finch", headline: "Gardener" }, [
  "Rowing",
  "Page 1",
]);
const traces: Trace[] = [
  { line: "t.l1", kind: "text", text: "Orla Finch", state: "placed", at: "name" },
  { line: "t.l2", kind: "text", text: "Gardener", state: "placed", at: "headline" },
  { line: "t.l3", kind: "text", text: "Rowing", state: "asked" },
  { line: "t.l4", kind: "number", text: "Page 1", state: "left-out", because: "page-number" },
];
const file = { ...read, traces, unplaced: ["t.l3"] };

const stateOf = (now: readonly Trace[], line: string) => now.find((one) => one.line === line);

describe("the count of what became of the file", () => {
  it("adds up", () => {
    expect(traceFigures(tracesNow(file))).toEqual({ facts: 4, placed: 2, leftOut: 1, asked: 1 });
  });

  it("is nothing for a reading that was made without it", () => {
    expect(traceFigures(tracesNow(read))).toEqual({ facts: 0, placed: 0, leftOut: 0, asked: 0 });
  });

  it("counts a line that the person placed, under the value that holds it now", () => {
    const span = { start: 0, end: 6, lines: ["t.l3"] };
    const rowing = { ...read.facts[0], id: "add1.l1", kind: "other" as const, text: "Rowing" };
    const fact = { ...rowing, span, confidence: 1, origin: { by: "extracted" as const } };
    const after = { ...file, facts: [...file.facts, fact], unplaced: [] };
    expect(stateOf(tracesNow(after), "t.l3")).toMatchObject({ state: "placed", at: "add1.l1" });
    expect(traceFigures(tracesNow(after))).toMatchObject({ facts: 4, placed: 3, asked: 0 });
  });

  it("counts a line that the person left aside as left out", () => {
    const after = tracesNow({ ...file, left: ["t.l3"] });
    expect(stateOf(after, "t.l3")).toMatchObject({ state: "left-out", because: "by-person" });
  });

  it("counts what the person took out as left out, and nothing else of it", () => {
    const after = tracesNow({ ...file, unplaced: ["t.l2", "t.l3"] });
    expect(stateOf(after, "t.l2")).toMatchObject({ state: "left-out", because: "by-person" });
    expect(traceFigures(after)).toEqual({ facts: 4, placed: 1, leftOut: 2, asked: 1 });
  });
});
