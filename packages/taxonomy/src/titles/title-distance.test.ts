import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyTitle } from "../testing/any-title.ts";
import { committedTables } from "../testing/committed-tables.ts";
import { sameFamily, sameOccupation, titleDistance, titleDistances } from "./title-distance.ts";

const tables = committedTables();

describe("the distance of titles", () => {
  it("is symmetric, one of its steps, and 0 for a title and itself", () => {
    fc.assert(
      fc.property(anyTitle, anyTitle, (a, b) => {
        const distance = titleDistance(tables, a, b);
        expect(titleDistance(tables, b, a)).toBe(distance);
        expect(Object.values(titleDistances)).toContain(distance);
        expect(titleDistance(tables, a, a)).toBe(0);
        expect(titleDistance(tables, a, ` ${a.toLowerCase()} `)).toBeLessThanOrEqual(1);
        expect(sameOccupation(tables, a, b)).toBe(distance <= titleDistances.occupation);
        expect(sameFamily(tables, a, b)).toBe(distance <= titleDistances.family);
      }),
      { numRuns: runs(2000) },
    );
  });

  it.each([
    ["Sales Director", "Director of Sales", "occupation"],
    ["Registered Nurse", "RN", "occupation"],
    ["Senior Accountant", "Accountant", "occupation"],
    ["Electrician", "Plumber", "minor"],
    ["Software Developer", "Registered Nurse", "none"],
  ] as const)("%s and %s: %s", (a, b, step) => {
    expect(titleDistance(tables, a, b)).toBe(titleDistances[step]);
  });
});
