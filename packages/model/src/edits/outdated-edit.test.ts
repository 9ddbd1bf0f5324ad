import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySteps, at, runSteps, someDocuments } from "../testing/any-edits.ts";
import { sample, valueOf } from "../testing/sample-documents.ts";
import type { ConfirmEdit, Documents, Edit, TextEdit } from "../tailoring/edit.ts";
import { insertEdit, moveEdit, removeEdit, textEdit } from "./make-edit.ts";
import { reapplyEdit, withdrawEdit } from "./outdated-edit.ts";
import { placeOfEdit } from "./place-of-edit.ts";
import { replayEdits } from "./replay-edits.ts";

const resume = { documents: sample, document: "resume", at } as const;
const later = "2026-02-02T00:00:00.000Z";
const fresh = { id: "b20000", text: "new" };
const made = valueOf(textEdit(resume, "exp1.b1", "mine"));
const removal = valueOf(removeEdit(resume, "exp1.bullets", "b2"));
const insertion = valueOf(insertEdit(resume, "exp1.bullets", fresh));
const move = valueOf(moveEdit(resume, "exp1.bullets", "b3", null));
const confirm: ConfirmEdit = {
  document: "resume",
  at,
  kind: "confirm",
  path: "exp1.b1",
  text: "mine",
  confirmed: true,
};

function after(...edits: Edit[]): Documents {
  const { documents, refused } = replayEdits(sample, edits);
  expect(refused).toEqual([]);
  return documents;
}

const changed = after(
  valueOf(textEdit(resume, "exp1.b1", "theirs")),
  valueOf(textEdit(resume, "exp1.b2", "theirs")),
);
const gone = after(valueOf(removeEdit(resume, "experience", "exp1")));

describe("throwing an outdated edit away", () => {
  it.each([made, removal, insertion, move])("changes nothing that stands: $kind", (one) => {
    const withdrawal = withdrawEdit(changed, one, later);
    expect(placeOfEdit(withdrawal)).toBe(placeOfEdit(one));
    expect(withdrawal.at).toBe(later);
    expect(replayEdits(changed, [withdrawal])).toEqual({ documents: changed, refused: [] });
  });

  it("says no more of dates than that they stay", () => {
    const period = { text: "2020", start: "2019", end: "2020" };
    const dated: TextEdit = {
      document: "resume",
      at,
      kind: "text",
      path: "exp1.dates",
      old: "x",
      next: "2020",
      period: { old: period, next: period },
    };
    expect(withdrawEdit(changed, dated, later)).toEqual({
      document: "resume",
      at: later,
      kind: "text",
      path: "exp1.dates",
      old: "2019 - 2020",
      next: "2019 - 2020",
    });
  });

  it("brings no line back that the person has taken out since", () => {
    const current = valueOf(removeEdit({ ...resume, documents: changed }, "exp1.bullets", "b2"));
    const without = replayEdits(changed, [current]).documents;
    const withdrawal = withdrawEdit(without, removal, later);
    expect(replayEdits(without, [withdrawal])).toEqual({ documents: without, refused: [] });
  });

  it("leaves everything as it stands, whatever was refused on what another side made", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(6), anySteps(6), (base, one, other) => {
        const { last: theirs } = runSteps(base, other);
        const { refused } = replayEdits(theirs, runSteps(base, one).edits);
        const withdrawals = refused.map(({ edit }) => withdrawEdit(theirs, edit, later));
        expect(replayEdits(theirs, withdrawals).documents).toBe(theirs);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it("takes a statement back", () => {
    expect(withdrawEdit(changed, confirm, later)).toEqual({
      ...confirm,
      at: later,
      confirmed: false,
    });
  });

  it("names the text that it was made over where its place is gone", () => {
    expect(withdrawEdit(gone, made, later)).toMatchObject({ old: "line b1", next: "line b1" });
  });

  it("leaves a line that stands somewhere else by now where it is", () => {
    const moved = after(valueOf(moveEdit(resume, "exp1.bullets", "b3", "b4")));
    expect(withdrawEdit(moved, move, later)).toMatchObject({ from: "b4", after: "b4" });
  });
});

describe("making an outdated edit hold again", () => {
  it("writes over what stands there by now", () => {
    const again = [made, removal].flatMap((one) => reapplyEdit(changed, one, later) ?? []);
    const { documents, refused } = replayEdits(changed, again);
    expect(refused).toEqual([]);
    expect(documents.resume.experience[0]?.bullets.map(({ text }) => text)).toEqual([
      "mine",
      "line b3",
      "line b4",
    ]);
  });

  it("keeps where a line goes, and says where it stands by now", () => {
    const moved = after(valueOf(moveEdit(resume, "exp1.bullets", "b3", "b4")));
    expect(reapplyEdit(moved, move, later)).toEqual({ ...move, at: later, from: "b4" });
    expect(reapplyEdit(changed, insertion, later)).toEqual({ ...insertion, at: later });
  });

  it("states a text that reads as it was stated, and no other", () => {
    expect(reapplyEdit(after(made), confirm, later)).toEqual({ ...confirm, at: later });
    expect(reapplyEdit(changed, confirm, later)).toBeNull();
    expect(reapplyEdit(gone, confirm, later)).toBeNull();
  });

  it.each([made, removal, insertion, move])(
    "is not possible where the place is gone, so that its words can only be copied: $kind",
    (one) => {
      expect(reapplyEdit(gone, one, later)).toBeNull();
    },
  );

  it("moves nothing behind a neighbour that is gone", () => {
    const behind = valueOf(moveEdit(resume, "exp1.bullets", "b1", "b4"));
    const without = after(valueOf(removeEdit(resume, "exp1.bullets", "b4")));
    expect(reapplyEdit(without, behind, later)).toBeNull();
    const itself = after(valueOf(removeEdit(resume, "exp1.bullets", "b1")));
    expect(reapplyEdit(itself, behind, later)).toBeNull();
  });

  it("can be made, whatever was refused on what another side made", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(6), anySteps(6), (base, one, other) => {
        const { last: theirs } = runSteps(base, other);
        const { refused } = replayEdits(theirs, runSteps(base, one).edits);
        for (const { edit } of refused) {
          const again = reapplyEdit(theirs, edit, later);
          const wanted = again === null ? [] : [again];
          expect(replayEdits(theirs, wanted).refused).toEqual([]);
        }
      }),
      { numRuns: runs(1_000) },
    );
  });

  it("takes nothing out that is gone already", () => {
    expect(reapplyEdit(after(removal), removal, later)).toBeNull();
  });
});
