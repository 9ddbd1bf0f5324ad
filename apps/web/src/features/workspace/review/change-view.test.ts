import type { Change } from "@savile/model";
import { describe, expect, it } from "vitest";
import { sampleChange, sampleWork } from "../../../testing/render-work.tsx";
import { changeViews, isUnder, movesOf, stateOf } from "./change-view.ts";
import type { ChangeView } from "./change-view.ts";
import type { Decision } from "../store/decisions.ts";

function decision(part: Partial<Decision> = {}): Decision {
  const after = part.after === undefined ? "Led six gardeners" : part.after;
  return { change_id: "ch1", action: "accept", at: "", ...part, after };
}

function viewOf(change: Change, ...decisions: Decision[]): ChangeView {
  const [view] = changeViews(sampleWork({ changes: [change] }), decisions);
  if (view === undefined) throw new Error("the change has no view");
  return view;
}

describe("the state of a change", () => {
  it("follows the decision at once, before the server answers", () => {
    const change = sampleChange();
    expect(stateOf(change, undefined)).toBe("accepted");
    expect(stateOf(sampleChange({ state: "proposed" }), undefined)).toBe("proposed");
    expect(stateOf(change, decision({ action: "reject" }))).toBe("rejected");
    expect(stateOf(sampleChange({ state: "rejected" }), undefined)).toBe("accepted");
  });

  it("is outdated when the proposal reads differently from what was decided on", () => {
    const view = viewOf(sampleChange(), decision({ after: "Led some gardeners" }));
    expect(view.state).toBe("outdated");
    expect(view.reviewed).toBe(false);
    expect(isUnder("outdated", view)).toBe(true);
  });
});

describe("the view of a change", () => {
  it("names its section and its role, and the line that shows it", () => {
    expect(viewOf(sampleChange())).toMatchObject({
      title: "Experience: Head Gardener",
      target: "exp1.b1",
      form: "wording",
      grade: "reworded",
    });
    expect(
      viewOf(sampleChange({ path: "exp1", rule: "reorder", before: "b1", after: "b1" })),
    ).toMatchObject({
      form: "order",
      grade: "quoted",
      target: "exp1.title",
    });
  });

  it("shows the person's own words with what the check found in them", () => {
    const issue = {
      check: "number",
      hard: true,
      span: [0, 2] as [number, number],
      detail: "97 is new.",
    };
    const own = { text: "Led 97 gardeners", verdict: "unsupported" as const, issues: [issue] };
    const view = viewOf(sampleChange({ own }), decision({ action: "edit", text: own.text }));
    expect(view).toMatchObject({ state: "edited", applied: true, shown: own.text });
    expect(view.issues).toEqual([issue]);
    expect(view.grade).toBe("not-in-file");
    const sure = viewOf(sampleChange({ own }), decision({ action: "confirm", text: own.text }));
    expect(sure).toMatchObject({ state: "confirmed", shown: own.text, grade: "not-in-file" });
  });

  it("shows the words of the file where a proposal is not applied", () => {
    const view = viewOf(sampleChange({ state: "proposed" }));
    expect(view).toMatchObject({ applied: false, shown: "Led a team of six gardeners" });
    expect(view.needsProof).toBe(true);
    expect(isUnder("proof", view)).toBe(true);
    expect(isUnder("rejected", view)).toBe(false);
  });

  it("has no grade where a line is left out", () => {
    expect(viewOf(sampleChange({ after: null, rule: "select" }))).toMatchObject({
      form: "left-out",
      grade: null,
    });
  });

  it("lists an order by its new places with the old ones", () => {
    const change = sampleChange({ path: "exp1", before: "b1 b2", after: "b2 b1" });
    expect(movesOf(sampleWork(), change)).toEqual([
      { id: "b2", text: "Cut water use by 30%", from: 2, to: 1 },
      { id: "b1", text: "Led a team of six gardeners", from: 1, to: 2 },
    ]);
  });
});
