import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someDocuments, anySteps, at, runSteps } from "../testing/any-edits.ts";
import { applyEdit } from "./apply-edit.ts";
import { differenceOf } from "./difference-of.ts";
import { invertEdit, replayEdits } from "./replay-edits.ts";

const enough = { numRuns: runs(300) };

describe("edits of any kind", () => {
  it("are taken back byte for byte by as many undos, and return by as many redos", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(), (first, steps) => {
        const { edits, last } = runSteps(first, steps);
        const undos = edits.toReversed().map((edit) => invertEdit(edit, at));
        const undone = replayEdits(last, undos);
        expect(undone.refused).toEqual([]);
        expect(JSON.stringify(undone.documents)).toBe(JSON.stringify(first));
        const redos = undos.toReversed().map((edit) => invertEdit(edit, at));
        const redone = replayEdits(undone.documents, redos);
        expect(redone.refused).toEqual([]);
        expect(JSON.stringify(redone.documents)).toBe(JSON.stringify(last));
      }),
      enough,
    );
  });

  it("give on the server's documents what they gave here, and change nothing the second time", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(), (first, steps) => {
        const { edits, last } = runSteps(first, steps);
        const server = replayEdits(structuredClone(first), edits);
        expect(server).toEqual({ documents: last, refused: [] });
        for (const edit of edits.slice(-1)) {
          const again = applyEdit(server.documents, edit);
          expect(again.ok && again.value).toBe(server.documents);
        }
      }),
      enough,
    );
  });
});

describe("the difference between two states", () => {
  it("makes the second of the first, and is nothing between equal ones", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(), (base, steps) => {
        const { edits, last } = runSteps(base, steps);
        const difference = differenceOf(base, last, at, edits);
        expect(replayEdits(base, difference)).toEqual({ documents: last, refused: [] });
        expect(difference.length).toBeLessThanOrEqual(edits.length);
        expect(differenceOf(base, structuredClone(base), at)).toEqual([]);
        expect(differenceOf(base, last, at, difference)).toEqual(difference);
      }),
      enough,
    );
  });

  it("is nothing once everything was taken back", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(), (base, steps) => {
        const { edits, last } = runSteps(base, steps);
        const all = [...edits, ...edits.toReversed().map((edit) => invertEdit(edit, at))];
        const undone = replayEdits(last, all.slice(edits.length)).documents;
        expect(differenceOf(base, undone, at, all)).toEqual([]);
      }),
      enough,
    );
  });
});
