import { applyEdit, documentOf, idsOf, maxBullets, readAddress, replayEdits } from "@savile/model";
import type { Documents, Edit } from "@savile/model";
import { describe, expect, it } from "vitest";
import { sampleSession } from "../../../testing/sample-session.ts";
import type { WorkState } from "../store/work-state.ts";
import { createEditActions } from "./edit-actions.ts";

function documentsOfSample(): Documents {
  const { tailoring } = sampleSession();
  if (tailoring === null) throw new Error("the sample session has a result");
  return { resume: tailoring.resume.resume, letter: tailoring.letter.letter };
}

/** The actions over documents that take every edit; `steps` are the edits of each step. */
function surrounding(kind: "resume" | "cover_letter" = "resume") {
  let documents = documentsOfSample();
  const steps: Edit[][] = [];
  let seed = 0;
  const actions = createEditActions(
    {
      get: (): Pick<WorkState, "documents"> => ({ documents }),
      edit: (edits: Edit | readonly Edit[]) => {
        const list = "kind" in edits ? [edits] : [...edits];
        const replayed = replayEdits(documents, list);
        expect(replayed.refused).toEqual([]);
        ({ documents } = replayed);
        steps.push(list);
      },
    },
    kind,
    { now: () => "2026-01-01T00:00:00.000Z", random: () => (seed += 0.001) },
  );
  return {
    actions,
    steps,
    ids: (list: string) => idsOf(documents, kind, list),
    text: (path: string) => readAddress(documentOf(documents, kind), path),
    documents: () => documents,
  };
}

describe("what the rows of the Edit tab do", () => {
  it("writes a text as one step, and nothing where it stands already", () => {
    const { actions, steps, text } = surrounding();
    actions.write("exp1.title", "Gardener");
    actions.write("exp1.title", "Gardener");
    expect(text("exp1.title")).toBe("Gardener");
    expect(steps).toHaveLength(1);
  });

  it("cuts a line in two as one step", () => {
    const { actions, steps, ids, text } = surrounding();
    const made = actions.split("exp1.bullets", "b1", "Led a team", "of six gardeners");
    expect(steps).toHaveLength(1);
    expect(ids("exp1.bullets")).toEqual(["b1", made, "b2"]);
    expect(text("exp1.b1")).toBe("Led a team");
    expect(text(`exp1.${made ?? ""}`)).toBe("of six gardeners");
  });

  it("makes one step of a paste of many lines, each behind the one before", () => {
    const { actions, steps, ids, text } = surrounding();
    const made = actions.spread("exp1.bullets", "b1", ["one", "two", "three"]);
    expect(steps).toHaveLength(1);
    expect(ids("exp1.bullets")).toEqual(["b1", ...made, "b2"]);
    expect(["b1", ...made].map((id) => text(`exp1.${id}`))).toEqual(["one", "two", "three"]);
  });

  it("puts lines first, last or in between, and stops where the list is full", () => {
    const { actions, ids } = surrounding();
    const [first] = actions.addLines("exp1.bullets", ["first"], null);
    const [last] = actions.addLines("exp1.bullets", ["last"]);
    expect(ids("exp1.bullets")).toEqual([first, "b1", "b2", last]);
    const many = Array.from({ length: 60 }, (_, index) => `line ${index}`);
    expect(actions.addLines("exp1.bullets", many)).toHaveLength(maxBullets - 4);
    expect(actions.addLines("exp1.bullets", ["one more"])).toEqual([]);
    expect(ids("exp1.bullets")).toHaveLength(maxBullets);
  });

  it("moves a line to a place with one edit, and back with another", () => {
    const { actions, steps, documents } = surrounding();
    const before = documents();
    actions.move("exp1.bullets", "b1", 1);
    expect(actions.ids("exp1.bullets")).toEqual(["b2", "b1"]);
    actions.move("exp1.bullets", "b1", 1);
    expect(steps).toHaveLength(1);
    actions.move("exp1.bullets", "b1", 0);
    expect(documents()).toEqual(before);
  });

  it("moves a section among the sections that are shown", () => {
    const { actions, ids } = surrounding();
    actions.move("order", "skills", 0, ["experience", "skills"]);
    const order = ids("order") ?? [];
    expect(order.indexOf("skills")).toBeLessThan(order.indexOf("experience"));
  });

  it("takes a line out and puts it back where it stood", () => {
    const { actions, documents } = surrounding();
    const before = documents();
    const putBack = actions.remove("exp1.bullets", "b1");
    expect(actions.ids("exp1.bullets")).toEqual(["b2"]);
    putBack?.();
    expect(documents()).toEqual(before);
    expect(actions.remove("exp1.bullets", "b9")).toBeNull();
  });

  it("begins an entry with its first value", () => {
    const { actions, ids, text } = surrounding();
    const id = actions.addEntry("projects", "name", "Rock garden");
    expect(ids("projects")).toEqual([id]);
    expect(text(`${id ?? ""}.name`)).toBe("Rock garden");
  });

  it("adds and moves the paragraphs of a letter", () => {
    const { actions, ids } = surrounding("cover_letter");
    const [made = ""] = actions.addLines("body", ["A second paragraph."]);
    actions.move("body", made, 0);
    expect(ids("body")).toEqual([made, "p1"]);
  });

  it("confirms the text as it stands", () => {
    const { actions, steps, documents } = surrounding();
    actions.confirm(["exp1.b1", "exp9.b9"], true);
    const [edit] = steps[0] ?? [];
    expect(edit).toMatchObject({ kind: "confirm", path: "exp1.b1", confirmed: true });
    expect(edit === undefined ? false : applyEdit(documents(), edit).ok).toBe(true);
  });
});
