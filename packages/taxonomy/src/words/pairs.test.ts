import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packPairs, partnersOf } from "./pairs.ts";

const rows = 30;
const anyPairs = fc.array(fc.array(fc.nat(rows - 1), { maxLength: 4 }), {
  minLength: rows,
  maxLength: rows,
});

describe("packed pairs", () => {
  it("are told from both sides, ascending, and never of a row with itself", () => {
    fc.assert(
      fc.property(anyPairs, (lists) => {
        const pairs = packPairs(lists);
        for (let row = -1; row <= rows; row += 1) {
          const partners = lists.flatMap((list, other) =>
            other !== row && (list.includes(row) || lists[row]?.includes(other)) ? [other] : [],
          );
          expect([...partnersOf(pairs, row)]).toEqual(partners);
        }
      }),
      { numRuns: runs(1000) },
    );
  });
});
