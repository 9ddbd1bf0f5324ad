import { describe, expect, it } from "vitest";
import { frameOf } from "../reading/frame.ts";
import { additionsOf, hasNewPiece, nearestLine } from "./additions.ts";
import { residueOf } from "./residue.ts";

const all = { asked: ({ stop }: { stop: boolean }) => !stop, carried: () => false };

function added(line: string, claim: string): string[] {
  const [frame, lines] = [frameOf(claim), [frameOf(line)]];
  return additionsOf(frame, lines, residueOf(frame, lines, all)).map(({ word }) => word.lower);
}

function addsPiece(line: string, claim: string): boolean {
  const [frame, lines] = [frameOf(claim), [frameOf(line)]];
  return hasNewPiece(frame, residueOf(frame, lines, all));
}

describe("what a claim adds", () => {
  it("is a piece that is new altogether", () => {
    expect(added("Fed the horses", "Fed the horses, goats and llamas")).toEqual([
      "goats",
      "llamas",
    ]);
    expect(added("Mended the fences", "Mended the fences, worth a fortune")).toContain("fortune");
  });

  it("is nothing where the line has words left that it may stand for", () => {
    expect(added("Repaired bicycles and scooters", "Repaired bicycles and kickboards")).toEqual([]);
  });

  it("is no date", () => {
    expect(added("Worked at the mill", "Worked at the mill, August 2020")).toEqual([]);
  });
});

describe("a small piece that is new", () => {
  it.each([
    ["Fed the horses", "Fed the horses for a circus", true],
    ["Fed the horses", "Fed horses", false],
    ["Sold honey at two markets", "Sold honey through shops", true],
  ])("%s: %s", (line, claim, is) => {
    expect(addsPiece(line, claim)).toBe(is);
  });
});

describe("the nearest line", () => {
  it("carries most of a claim", () => {
    const lines = ["Fed the horses", "Sold honey at two markets"].map(frameOf);
    expect(nearestLine(frameOf("Honey sold at markets"), lines)).toBe(lines[1]);
  });
});
