import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invert, packLists, readLists, rowOf } from "./lists.ts";
import type { Lists } from "./lists.ts";

const count = 40;
const anyLists = fc.array(fc.uniqueArray(fc.nat(count - 1), { maxLength: 6 }), { maxLength: 30 });

function read(lists: readonly (readonly number[])[]): Lists {
  const found = readLists(packLists(lists));
  if (found === null) throw new Error("the columns do not fit");
  return found;
}

describe("packed lists", () => {
  it("come back row by row", () => {
    fc.assert(
      fc.property(anyLists, (lists) => {
        const found = read(lists);
        expect(lists.map((_, row) => [...rowOf(found, row)])).toEqual(lists);
      }),
      { numRuns: runs(1000) },
    );
  });

  it("tell, inverted, which rows hold a number", () => {
    fc.assert(
      fc.property(anyLists, (lists) => {
        const inverse = invert(read(lists), count);
        for (let value = 0; value < count; value += 1) {
          const rows = lists.flatMap((list, row) => (list.includes(value) ? [row] : []));
          expect([...rowOf(inverse, value)]).toEqual(rows);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it("are none where the columns do not fit each other", () => {
    const values = Uint32Array.of(1);
    expect(readLists({ sizes: Uint8Array.of(2), values })).toBeNull();
    expect(readLists({ sizes: Uint8Array.of(), values })).toBeNull();
  });

  it("hold 255 numbers a row at most", () => {
    const long = Array.from({ length: 256 }, (_, value) => value);
    expect(() => packLists([[], long])).toThrow("row 1");
  });
});
