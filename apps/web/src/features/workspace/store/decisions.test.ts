import { describe, expect, it } from "vitest";
import {
  changesOnTop,
  decisionChanges,
  differences,
  reversed,
  stillMeantOf,
  withChanges,
} from "./decisions.ts";
import type { Decision } from "./decisions.ts";

function decision(change_id: string, action: Decision["action"] = "accept"): Decision {
  return { change_id, action, after: "text", at: "2026-01-01T00:00:00Z" };
}

describe("decisions", () => {
  it("take the place of older ones on the same change and leave the others alone", () => {
    const now = [decision("c1"), decision("c2")];
    const changes = decisionChanges(now, [decision("c1", "reject"), decision("c2")]);
    expect(changes).toEqual([
      { id: "c1", before: decision("c1"), after: decision("c1", "reject") },
    ]);
    expect(withChanges(now, changes)).toEqual([decision("c2"), decision("c1", "reject")]);
    expect(withChanges(now, [])).toBe(now);
  });

  it("can be taken back as far as nobody decided anew", () => {
    const changes = decisionChanges([], [decision("c1"), decision("c2")]);
    const now = withChanges([decision("c2", "reject")], changes.slice(0, 1));
    const back = stillMeantOf(now, reversed(changes));
    expect(withChanges(now, back)).toEqual([decision("c2", "reject")]);
  });

  it("differ where one list decides otherwise, in whatever order they stand", () => {
    const [one, two] = [decision("c1"), decision("c2")];
    expect(differences([one, two], [two, one]).size).toBe(0);
    expect([...differences([one], [decision("c1", "reject"), two])]).toEqual(["c1", "c2"]);
  });

  it("are not changed by what was decided so before", () => {
    expect(changesOnTop([decision("c1")], [{ id: "c1", after: decision("c1") }])).toEqual([]);
    expect(changesOnTop([decision("c1")], [{ id: "c1", after: null }])).toHaveLength(1);
  });
});
