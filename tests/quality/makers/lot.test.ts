import { describe, expect, it } from "vitest";
import { emptyLot, lotOf } from "./lot.ts";
import type { Side } from "./split.ts";

function idsOf(side: Side, maker: string): string[] {
  return lotOf(side, maker, 6).people.map(({ id }) => id);
}

describe("the lot of a maker", () => {
  it("is the same each time, and a larger one begins with the smaller one", () => {
    const few = lotOf("known", "even", 2);
    const more = lotOf("known", "even", 4);
    expect(more.people.slice(0, 2)).toEqual(few.people);
    expect(more.sheets.slice(0, 2)).toEqual(few.sheets);
    expect([more.people.length, more.sheets.length]).toEqual([4, 4]);
  });

  it("holds other people for another maker and for the other side", () => {
    const ids = [idsOf("known", "even"), idsOf("known", "flat"), idsOf("sealed", "even")].flat();
    expect(new Set(ids).size).toBe(18);
  });

  it("has one resume and one sheet of empty words", () => {
    const { people, sheets } = emptyLot();
    expect([people.length, sheets.length]).toEqual([1, 1]);
  });
});
