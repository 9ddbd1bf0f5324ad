import { describe, expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { writingHints } from "./writing-hints.ts";

function hints(bullets: readonly string[], confidence = 1) {
  const resume = buildResume({
    name: "A B",
    jobs: [{ title: "Clerk", company: "Orbit", start: "2015", end: "2019", bullets }],
  });
  const facts = factsOf(resume).map((fact) => ({
    ...fact,
    confidence: fact.id === "exp1.b1" ? confidence : 1,
  }));
  return writingHints(readSource(resume, facts, "2026-11-21"));
}

const sound = [
  "Filed the invoices of two offices within a day",
  "Answered some forty calls of tenants a day",
  "Kept the keys and the list of all rooms",
];

describe("how lines are written", () => {
  it("says nothing of sound lines", () => {
    expect(hints(sound)).toEqual([]);
  });

  it("says that there is nothing to read", () => {
    expect(hints([])).toEqual([{ code: "no-lines", document: "resume", paths: [], of: 0 }]);
  });

  it.each([
    ["long-lines", Array.from({ length: 31 }, () => "word").join(" ")],
    ["short-lines", "Filed invoices"],
    ["pronouns", "Told tenants what my landlord and I had agreed on"],
    ["present-tense", "Manages the invoices of two offices each day"],
  ])("names the line: %s", (code, line) => {
    expect(hints([...sound, line])).toContainEqual({
      code,
      document: "resume",
      paths: ["exp1.b4"],
      of: 4,
    });
  });

  it("names lines that open alike once they are many", () => {
    const same = ["one", "two", "three", "four"].map((at) => `Filed the invoices of office ${at}`);
    expect(hints(same).find(({ code }) => code === "same-openings")?.paths).toHaveLength(4);
    expect(hints(same.slice(0, 3))).toEqual([]);
  });

  it("names what was hardly read", () => {
    const found = hints(sound, 0.3).find(({ code }) => code === "unsure-reading");
    expect(found?.paths).toEqual(["exp1.b1"]);
  });
});
