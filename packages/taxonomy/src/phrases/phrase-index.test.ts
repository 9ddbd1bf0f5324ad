import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { PhraseIndex } from "./phrase-index.ts";

const phrase = fc.array(fc.nat(5), { minLength: 1, maxLength: 4 });

it("every phrase is found in all its rows, and nothing else is", () => {
  fc.assert(
    fc.property(fc.array(phrase), fc.array(phrase), (phrases, others) => {
      const index = new PhraseIndex(
        Uint8Array.from(phrases.map((words) => words.length)),
        Uint16Array.from(phrases.flat()),
      );
      expect([index.size, index.rowsOf([])]).toEqual([phrases.length, []]);
      for (const words of [...phrases, ...others]) {
        const same = phrases.flatMap((one, row) => (one.join() === words.join() ? [row] : []));
        expect(index.rowsOf(words)).toEqual(same);
      }
    }),
    { numRuns: runs(1000) },
  );
});
