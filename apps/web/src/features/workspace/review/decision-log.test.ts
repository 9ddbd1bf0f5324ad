import { array, assert, constantFrom, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { decide, differences, openLog, rebase, redo, undo } from "./decision-log.ts";
import type { Decision } from "./decision-log.ts";

function decision(change_id: string, action: Decision["action"] = "accept"): Decision {
  return { change_id, action, after: "text", at: "2026-01-01T00:00:00Z" };
}

const anyDecision = tuple(
  constantFrom("c1", "c2", "c3", "c4"),
  constantFrom("accept", "reject", "confirm" as const),
).map(([id, action]) => decision(id, action));
const anySteps = array(array(anyDecision, { minLength: 1, maxLength: 3 }), { maxLength: 12 });

describe("the log of decisions", () => {
  it("keeps one decision for each change, the newest", () => {
    const log = decide(decide(openLog([]), [decision("c1")]), [decision("c1", "reject")]);
    expect(log.now).toEqual([decision("c1", "reject")]);
  });

  it("comes back to where it was opened after as many undos as steps, and forward again by redos", () => {
    assert(
      property(anySteps, (steps) => {
        const end = steps.reduce((log, step) => decide(log, step), openLog([]));
        const back = steps.reduce((log) => undo(log), end);
        expect(back.now).toEqual([]);
        expect(steps.reduce((log) => redo(log), back)).toEqual(end);
      }),
      { numRuns: 300 },
    );
  });

  it("can take back what was decided before it was opened, the last decision first", () => {
    const log = undo(openLog([decision("c1"), decision("c2")]));
    expect(log.now).toEqual([decision("c1")]);
    expect(undo(undo(log)).now).toEqual([]);
  });

  it("forgets what was taken back once something new is decided", () => {
    const log = decide(undo(decide(openLog([]), [decision("c1")])), [decision("c2")]);
    expect(redo(log)).toBe(log);
  });

  it("keeps the decisions of another window except on the changes that were decided on here", () => {
    const base = [decision("c1"), decision("c2")];
    const here = decide(openLog(base), [decision("c2", "reject"), decision("c3")]);
    const theirs = [decision("c1", "reject"), decision("c2", "confirm"), decision("c4")];
    const merged = rebase(here, base, theirs);
    expect(merged.now).toEqual([
      decision("c1", "reject"),
      decision("c4"),
      decision("c2", "reject"),
      decision("c3"),
    ]);
    expect(undo(merged).now).toEqual(theirs);
  });

  it("takes back here what was taken back here, whatever the other window did", () => {
    const base = [decision("c1")];
    const merged = rebase(undo(openLog(base)), base, [decision("c1"), decision("c2")]);
    expect(merged.now).toEqual([decision("c2")]);
  });

  it("changes nothing when both windows decided the same", () => {
    assert(
      property(anySteps, (steps) => {
        const { now } = steps.reduce((log, step) => decide(log, step), openLog([]));
        expect(differences(now, now).size).toBe(0);
        expect(rebase(openLog(now), now, now).now).toEqual(now);
      }),
    );
  });
});
