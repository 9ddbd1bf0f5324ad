import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { movesBetween, stepsBetween } from "./difference-of-list.ts";
import type { ListStep } from "./difference-of-list.ts";

/** What a person would do by hand: take the id out, put it behind its neighbour. */
function take(ids: readonly string[], step: ListStep): string[] {
  const rest = ids.filter((id) => id !== step.id);
  if (step.kind === "remove") return rest;
  const at = step.after === null ? 0 : rest.indexOf(step.after) + 1;
  return [...rest.slice(0, at), step.id, ...rest.slice(at)];
}

function afterSteps(ids: readonly string[], steps: readonly ListStep[]): string[] {
  return steps.reduce(take, [...ids]);
}

const someIds = () => fc.uniqueArray(fc.constantFrom(..."abcdefghij".split("")), { maxLength: 10 });

describe("the moves between two orders", () => {
  it.each([
    ["abcd", "abcd", []],
    ["abcd", "dabc", [{ kind: "move", id: "d", from: "c", after: null }]],
    ["abcd", "bcda", [{ kind: "move", id: "a", from: null, after: "d" }]],
    ["abcd", "acbd", [{ kind: "move", id: "c", from: "b", after: "a" }]],
  ])("from %s to %s are as few as can be", (was, is, moves) => {
    const made = movesBetween(was.split(""), is.split(""));
    expect(made).toHaveLength(moves.length);
    expect(afterSteps(was.split(""), made).join("")).toBe(is);
  });

  it("say where the moved one stood at that moment, so that they can be taken back", () => {
    fc.assert(
      fc.property(
        someIds().chain((ids) =>
          fc.tuple(
            fc.constant(ids),
            fc.shuffledSubarray(ids, { minLength: ids.length, maxLength: ids.length }),
          ),
        ),
        ([was, is]) => {
          const moves = movesBetween(was, is);
          expect(afterSteps(was, moves)).toEqual(is);
          const back = moves
            .toReversed()
            .flatMap((move) => (move.kind === "move" ? [{ ...move, after: move.from }] : []));
          expect(afterSteps(is, back)).toEqual(was);
          expect(moves.length).toBeLessThanOrEqual(Math.max(was.length - 1, 0));
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe("the steps between two lists", () => {
  it("take out what is gone, with the neighbour that it had at that moment", () => {
    expect(stepsBetween(["a", "b", "c"], ["c"])).toEqual([
      { kind: "remove", id: "a", after: null },
      { kind: "remove", id: "b", after: null },
    ]);
    expect(stepsBetween(["a", "b", "c"], ["a"])).toEqual([
      { kind: "remove", id: "b", after: "a" },
      { kind: "remove", id: "c", after: "a" },
    ]);
  });

  it("put new ones behind their neighbours, one after the other", () => {
    expect(stepsBetween(["a"], ["x", "y", "a", "z"])).toEqual([
      { kind: "insert", id: "x", after: null },
      { kind: "insert", id: "y", after: "x" },
      { kind: "insert", id: "z", after: "a" },
    ]);
  });

  it("are removals first, then moves, then new ones", () => {
    const kinds = stepsBetween(["a", "b", "c"], ["c", "x", "b"]).map(({ kind }) => kind);
    expect(kinds).toEqual(["remove", "move", "insert"]);
  });

  it("make the one list of the other, and name each id once", () => {
    fc.assert(
      fc.property(someIds(), someIds(), (was, is) => {
        const steps = stepsBetween(was, is);
        expect(afterSteps(was, steps)).toEqual(is);
        expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
      }),
      { numRuns: runs(300) },
    );
  });

  it("are none between equal lists, and between empty ones", () => {
    expect(stepsBetween([], [])).toEqual([]);
    expect(stepsBetween(["a", "b"], ["a", "b"])).toEqual([]);
  });
});
