import { describe, expect, it } from "vitest";
import { frameOf } from "../reading/frame.ts";
import { carriesWord, placesOf, saysAsWhole } from "./align.ts";

function placesOfWord(claim: string, word: string, line: string): string[] {
  const [own, other] = [frameOf(claim), frameOf(line)];
  const index = own.words.findIndex(({ lower }) => lower === word);
  return placesOf(own, index, other).map((at) => other.words[at]?.lower ?? "");
}

describe("the places that carry a word", () => {
  it.each([
    ["Fixed the vans", "fixed", "Repaired vans and trailers", ["repaired"]],
    ["Fixed the vans", "vans", "Repaired vans and trailers", ["vans"]],
    ["Fixed the vans", "the", "Repaired vans and trailers", []],
    ["Baked the bread", "bread", "Repaired vans and trailers", []],
    ["Carried out inspections", "carried", "Executed inspections", ["executed"]],
  ])("of '%s', %s in '%s'", (claim, word, line, places) => {
    expect(placesOfWord(claim, word, line)).toEqual(places);
  });

  it("are found exactly where the word is carried", () => {
    const claim = frameOf("Organised itineraries for lorries and sang");
    const line = frameOf("Planned routes for 45 lorries");
    for (const index of claim.words.keys()) {
      expect(carriesWord(claim, index, line)).toBe(placesOf(claim, index, line).length > 0);
    }
  });
});

describe("what a line says as a whole", () => {
  it.each([
    ["Entered AP invoices", "ap", "Accounts payable for two branches", true],
    ["Entered AP invoices", "ap", "Payroll for two branches", false],
    ["Started in August", "august", "08/2027", true],
  ])("of '%s', %s in '%s': %s", (claim, word, line, said) => {
    const own = frameOf(claim);
    const found = own.words.find(({ lower }) => lower === word);
    expect(found !== undefined && saysAsWhole(own, found, frameOf(line))).toBe(said);
  });
});
