import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { tableBytes } from "../testing/committed-tables.ts";
import { readTables } from "./read-tables.ts";

const bytes = tableBytes();

it("a cut, a changed or another asset is an error and never an exception", () => {
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ change;
      expect(readTables(changed).ok).toBe(false);
      expect(readTables(bytes.subarray(0, at)).ok).toBe(false);
    }),
    { numRuns: runs(40) },
  );
  expect(readTables(new Uint8Array())).toEqual({ ok: false, error: { code: "no_pack" } });
});
