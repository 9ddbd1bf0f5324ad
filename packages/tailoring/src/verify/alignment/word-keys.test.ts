import { describe, expect, it } from "vitest";
import { keysAsked, keysCarried } from "./word-keys.ts";

function carries(source: string, claim: string): boolean {
  const carried = new Set(keysCarried(source));
  return keysAsked(claim).some((key) => carried.has(key));
}

describe("a word of the source carries", () => {
  it.each([
    ["trained", "train"],
    ["administration", "administered"],
    ["bought", "purchased"],
    ["repaired", "fixed"],
    ["lorry", "truck"],
    ["children", "kids"],
    ["quick", "quickly"],
  ])("'%s' the word '%s'", (source, claim) => {
    expect(carries(source, claim)).toBe(true);
  });

  it.each([
    ["week", "month"],
    ["alto", "tenor"],
    ["routes", "budgets"],
    ["lorries", "helicopters"],
    ["increase", "decrease"],
  ])("'%s' not the word '%s'", (source, claim) => {
    expect(carries(source, claim)).toBe(false);
  });
});

describe("a name that no dictionary has", () => {
  it("is carried by itself alone", () => {
    expect(carries("Larchwick", "larchwick")).toBe(carries("larchwick", "larchwick"));
    expect(carries("larchwick", "harnwick")).toBe(false);
  });
});
