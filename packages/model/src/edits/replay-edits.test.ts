import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Edit, TextEdit } from "../tailoring/edit.ts";
import { anySteps, at, runSteps, someDocuments } from "../testing/any-edits.ts";
import { sample, valueOf } from "../testing/sample-documents.ts";
import { applyEdit } from "./apply-edit.ts";
import { insertEdit, moveEdit, removeEdit } from "./make-edit.ts";
import { invertEdit, replayEdits } from "./replay-edits.ts";

const resume = { documents: sample, document: "resume", at } as const;
const later = "2026-02-02T00:00:00.000Z";

function text(path: string, old: string, next: string): TextEdit {
  return { document: "resume", kind: "text", path, old, next, at };
}

const confirm: Edit = {
  document: "resume",
  at,
  kind: "confirm",
  path: "name",
  text: "Ada",
  confirmed: true,
};

describe("a log of edits", () => {
  it("leaves out what cannot be applied and says why", () => {
    const log = [text("name", "Ada", "Bea"), text("nowhere", "", "x"), text("name", "Ada", "Cleo")];
    expect(replayEdits(sample, log)).toEqual({
      documents: { ...sample, resume: { ...sample.resume, name: "Bea" } },
      refused: [
        { edit: log[1], code: "bad_path" },
        { edit: log[2], code: "stale" },
      ],
    });
  });

  it("goes on after one that was refused", () => {
    const log = [text("nowhere", "", "x"), text("name", "Ada", "Bea"), text("name", "Bea", "Eve")];
    const { documents, refused } = replayEdits(sample, log);
    expect(documents.resume.name).toBe("Eve");
    expect(refused).toHaveLength(1);
  });

  it("of nothing, or of statements alone, gives the very documents back", () => {
    expect(replayEdits(sample, []).documents).toBe(sample);
    expect(replayEdits(sample, [confirm]).documents).toBe(sample);
    expect(replayEdits(sample, [{ ...confirm, text: "Eve" }]).refused).toMatchObject([
      { code: "stale" },
    ]);
  });

  it("may go to a place that an earlier edit of it made", () => {
    const line = { id: "b20000", text: "new" };
    const insertion = valueOf(insertEdit(resume, "exp1.bullets", line));
    const write = text("exp1.b20000", "new", "newer");
    expect(replayEdits(sample, [insertion, write]).refused).toEqual([]);
    expect(replayEdits(sample, [write, insertion]).refused).toEqual([
      { edit: write, code: "bad_path" },
    ]);
  });
});

describe("taking an edit back", () => {
  it("changes both texts and both meanings of dates", () => {
    const [was, is] = [
      { text: "2020", start: "2019", end: "2020" },
      { text: "2021", start: "", end: "2021" },
    ];
    const edit = { ...text("exp1.dates", "2020", "2021"), period: { old: was, next: is } };
    expect(invertEdit(edit, later)).toEqual({
      ...text("exp1.dates", "2021", "2020"),
      at: later,
      period: { old: is, next: was },
    });
    expect(invertEdit(text("name", "a", "b"), later)).not.toHaveProperty("period");
  });

  it("puts in what was taken out, at its place, and the other way round", () => {
    const removal = valueOf(removeEdit(resume, "additional", "add1"));
    const insertion = invertEdit(removal, later);
    expect(insertion).toEqual({ ...removal, at: later, kind: "insert" });
    expect(invertEdit(insertion, at)).toEqual(removal);
  });

  it("brings what was moved to where it came from", () => {
    const move = valueOf(moveEdit(resume, "exp1.bullets", "b4", null));
    expect(invertEdit(move, later)).toMatchObject({ at: later, from: null, after: "b3" });
  });

  it("takes a statement back and makes it again", () => {
    expect(invertEdit(confirm, later)).toEqual({ ...confirm, at: later, confirmed: false });
    expect(invertEdit(invertEdit(confirm, later), at)).toEqual(confirm);
  });
});

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
        expect(redos).toEqual(edits);
        const redone = replayEdits(undone.documents, redos);
        expect(redone.refused).toEqual([]);
        expect(JSON.stringify(redone.documents)).toBe(JSON.stringify(last));
      }),
      { numRuns: runs(300) },
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
      { numRuns: runs(300) },
    );
  });
});
