import type { Edit } from "@savile/model";
import { expect, it } from "vitest";
import { sampleWork } from "../../../testing/render-work.tsx";
import { sampleClaim } from "../../../testing/sample-session.ts";
import { createStateStore, addedIn, lineStates } from "./line-states.ts";

const at = "2026-01-01T00:00:00.000Z";

function statesWith(claim: ReturnType<typeof sampleClaim>, edits: readonly Edit[] = []) {
  const base = sampleWork();
  const work = sampleWork({
    resume: { ...base.tailoring.resume, claims: [claim] },
    edited: { edits: [...edits], outdated: [], scoreDelta: null },
  });
  return lineStates(work, "resume");
}

it.each([
  ["file", {}],
  ["reworded", { rule: "rephrase" }],
  ["weak", { verdict: "weak" }],
  ["form", { by: "form" }],
  ["edited", { by: "user", rule: "user" }],
  ["added", { by: "user", rule: "user", verdict: "unsupported" }],
] as const)("a line is told as %s by its claim", (state, part) => {
  expect(statesWith(sampleClaim("exp1.b2", "x", part)).get("exp1.b2")).toBe(state);
});

it("a line of the file that was edited back to what the file carries is the person's all the same", () => {
  const edit: Edit = {
    kind: "text",
    document: "resume",
    path: "exp1.b2",
    old: "a",
    next: "x",
    at,
  };
  expect(statesWith(sampleClaim("exp1.b2", "x"), [edit]).get("exp1.b2")).toBe("edited");
  const other: Edit = { ...edit, document: "cover_letter" };
  expect(statesWith(sampleClaim("exp1.b2", "x"), [other]).get("exp1.b2")).toBe("file");
});

it("what the person confirmed is told from what nobody carries", () => {
  const confirm: Edit = {
    kind: "confirm",
    document: "resume",
    path: "exp1.b2",
    text: "x",
    confirmed: true,
    at,
  };
  const claim = sampleClaim("exp1.b2", "x", { by: "user", rule: "user" });
  expect(statesWith(claim, [confirm]).get("exp1.b2")).toBe("confirmed");
  const doubted = sampleClaim("exp1.b2", "x", { by: "user", verdict: "weak" });
  const store = createStateStore(statesWith(doubted));
  expect(addedIn(store, "exp1")).toEqual(["exp1.b2"]);
  expect(addedIn(store, "exp11")).toEqual([]);
});
