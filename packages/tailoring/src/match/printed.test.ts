import { describe, expect, it } from "vitest";
import { emptyResume } from "@savile/model";
import type { Fact } from "@savile/model";
import { factsOf } from "../testing/build-resume.ts";
import { readSource } from "./source.ts";

const skills = [
  { id: "s1", text: "Lathe" },
  { id: "s2", text: "Kiln" },
];
const resume = { ...emptyResume(), skills: [{ id: "skl1", category: "", skills }] };

function on(lines: readonly string[], hidden = false) {
  return (fact: Fact): Fact => ({
    ...fact,
    span: { start: 0, end: 1, lines: [...lines] },
    ...(hidden && fact.id === "skl1.s2" ? { hidden: "white" as const } : {}),
  });
}

function printed(facts: readonly Fact[], texts: Readonly<Record<string, string>>): string[] {
  const file = Object.entries(texts).map(([id, text]) => ({ id, text }));
  return readSource(resume, facts, "2026-11-21", file).printed.map(({ text }) => text);
}

const facts = factsOf(resume);

describe("the printed lines of a source", () => {
  it("keep the words that no value has", () => {
    expect(printed(facts.map(on(["l1"])), { l1: "Lathe – good; Kiln" })).toEqual([
      "Lathe – good; Kiln",
    ]);
  });

  it("are the values of a line where the file is not at hand", () => {
    expect(printed(facts.map(on(["l1"])), {})).toEqual(["Lathe, Kiln"]);
    expect(printed([], {})).toEqual(["Lathe", "Kiln"]);
  });

  it("are all lines that a value runs over", () => {
    expect(printed(facts.map(on(["l1", "l2"])), { l1: "Lathe", l2: "Kiln" })).toEqual([
      "Lathe",
      "Kiln",
    ]);
  });

  it("hold nothing of a line with hidden text but its visible values", () => {
    expect(printed(facts.map(on(["l1"], true)), { l1: "Lathe, Kiln" })).toEqual(["Lathe"]);
  });
});
