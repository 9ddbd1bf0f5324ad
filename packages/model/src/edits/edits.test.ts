import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyLetter } from "../cover-letter.ts";
import { parsePeriod } from "../period.ts";
import { emptyResume } from "../resume.ts";
import { anySteps, at, runSteps, someDocuments } from "../testing/any-edits.ts";
import { anyText } from "../testing/arbitrary.ts";
import { applyEdit } from "./apply-edit.ts";
import { coalesceEdit } from "./coalesce-edit.ts";
import { differenceOf } from "./difference-of.ts";
import type { Documents, Edit, EditFailure, TextEdit } from "./edit.ts";
import { editSchema } from "./edit-schema.ts";
import { entryShapes } from "./list-shapes.ts";
import { insertEdit, moveEdit, removeEdit, textEdit } from "./make-edit.ts";
import { reapplyEdit, withdrawEdit } from "./outdated-edit.ts";
import { placeOfEdit } from "./place-of-edit.ts";
import { invertEdit, replayEdits } from "./replay-edits.ts";
import type { Result } from "../result.ts";

const lines = ["b1", "b2", "b3", "b4"].map((id) => ({ id, text: `line ${id}` }));
const documents: Documents = {
  resume: {
    ...emptyResume(),
    name: "Ada",
    experience: [
      { ...entryShapes.experience.blank("exp1"), bullets: lines },
      entryShapes.experience.blank("exp2"),
    ],
    additional: [{ id: "add1", title: "Hobbies", lines: [] }],
    order: ["summary", "add1", "experience"],
  },
  letter: emptyLetter(),
};
const resume = { documents, document: "resume", at } as const;

function edit<T extends Edit>(made: Result<T, EditFailure>): T {
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

function after(...edits: Edit[]): Documents {
  const { documents: last, refused } = replayEdits(documents, edits);
  expect(refused).toEqual([]);
  return last;
}

const fresh = { id: "b20000", text: "new" };
const insertion = edit(insertEdit(resume, "exp1.bullets", fresh));

describe("typing", () => {
  const typed: TextEdit = edit(textEdit(resume, "name", "Ad"));

  function next(text: string, later: number): TextEdit {
    const time = new Date(Date.parse(at) + later).toISOString();
    return { ...typed, old: typed.next, next: text, at: time };
  }

  it("in one text within half a second is one step, with the first and the last text", () => {
    const one = coalesceEdit(typed, next("Eve", 500));
    expect(one).toMatchObject({ old: "Ada", next: "Eve", at: next("Eve", 500).at });
  });

  it("later, elsewhere or after something else is another step", () => {
    expect(coalesceEdit(typed, next("Eve", 501))).toBeNull();
    expect(coalesceEdit(typed, next("Eve", -1))).toBeNull();
    expect(coalesceEdit(typed, { ...next("Eve", 1), path: "summary" })).toBeNull();
    expect(coalesceEdit(typed, { ...next("Eve", 1), document: "cover_letter" })).toBeNull();
    expect(coalesceEdit(typed, { ...next("Eve", 1), old: "Bea" })).toBeNull();
    expect(coalesceEdit(insertion, next("Eve", 1))).toBeNull();
  });

  it("ends with the same text as its single edits, and takes all of them back", () => {
    const dated: Documents = {
      ...documents,
      resume: {
        ...documents.resume,
        experience: documents.resume.experience.map((job) => ({
          ...job,
          dates: { ...parsePeriod("2020"), start: "2019" },
        })),
      },
    };
    fc.assert(
      fc.property(
        fc.constantFrom("name", "summary", "exp1.b1", "exp1.dates"),
        fc.array(anyText(), { minLength: 2, maxLength: 6 }),
        (path, texts) => {
          let current = dated;
          let whole: Edit | null = null;
          for (const text of texts) {
            const one = edit(textEdit({ ...resume, documents: current }, path, text));
            const applied = applyEdit(current, one);
            fc.pre(applied.ok);
            if (!applied.ok) return;
            current = applied.value;
            whole = whole === null ? one : coalesceEdit(whole, one);
            expect(whole).not.toBeNull();
          }
          if (whole === null) return;
          expect(replayEdits(dated, [whole]).documents).toEqual(current);
          expect(replayEdits(current, [invertEdit(whole, at)]).documents).toEqual(dated);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe("the difference", () => {
  it("is one move for what was dragged, whatever its way", () => {
    for (const id of ["b1", "b2", "b3", "b4"]) {
      for (const behind of [null, "b1", "b2", "b3", "b4"].filter((one) => one !== id)) {
        const moved = after(edit(moveEdit(resume, "exp1.bullets", id, behind)));
        expect(differenceOf(documents, moved, at).length).toBeLessThanOrEqual(1);
      }
    }
  });

  it("keeps the time of the edits that made it", () => {
    const then = "2025-05-05T05:05:05.000Z";
    const made = edit(textEdit({ ...resume, at: then }, "name", "Eve"));
    expect(differenceOf(documents, after(made), at, [made])).toEqual([made]);
    expect(differenceOf(documents, after(made), at)).toEqual([{ ...made, at }]);
  });

  it("keeps a confirmation while the text stands", () => {
    const made = edit(textEdit(resume, "name", "Eve"));
    const confirm: Edit = {
      ...resume,
      kind: "confirm",
      path: "name",
      text: "Eve",
      confirmed: true,
    };
    const { documents: _, ...stated } = { ...confirm, documents };
    const known = [made, stated];
    expect(differenceOf(documents, after(made), at, known)).toEqual(known);
    const taken = [...known, invertEdit(stated, at)];
    expect(differenceOf(documents, after(made), at, taken)).toEqual([made]);
    const other = edit(textEdit(resume, "name", "Bea"));
    expect(differenceOf(documents, after(other), at, known)).toHaveLength(1);
    expect(differenceOf(documents, documents, at, known)).toEqual([]);
  });
});

describe("an edit that waits because its text changed", () => {
  const made = edit(textEdit(resume, "exp1.b1", "mine"));
  const removal = edit(removeEdit(resume, "exp1.bullets", "b2"));
  const move = edit(moveEdit(resume, "exp1.bullets", "b3", null));
  const changed = after(
    edit(textEdit(resume, "exp1.b1", "theirs")),
    edit(textEdit(resume, "exp1.b2", "theirs")),
  );

  it.each([made, removal, insertion, move])("can be thrown away: $kind", (one) => {
    const withdrawal = withdrawEdit(changed, one, at);
    expect(placeOfEdit(withdrawal)).toBe(placeOfEdit(one));
    expect(replayEdits(changed, [withdrawal])).toEqual({ documents: changed, refused: [] });
  });

  it("can be made to hold again", () => {
    const again = [made, removal].flatMap((one) => reapplyEdit(changed, one, at) ?? []);
    const { documents: last, refused } = replayEdits(changed, again);
    expect(refused).toEqual([]);
    expect(last.resume.experience[0]?.bullets.map(({ text }) => text)).toEqual([
      "mine",
      "line b3",
      "line b4",
    ]);
    expect(reapplyEdit(changed, move, at)).toMatchObject({ after: null });
    expect(reapplyEdit(changed, insertion, at)).toMatchObject({ value: fresh });
  });

  it("can only be copied where its place is gone", () => {
    const gone = after(edit(removeEdit(resume, "experience", "exp1")));
    expect([made, removal, insertion, move].map((one) => reapplyEdit(gone, one, at))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("a stored edit", () => {
  it("comes back from JSON as it was, whatever it is", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(), (base, steps) => {
        for (const one of runSteps(base, steps).edits) {
          const stored: unknown = JSON.parse(JSON.stringify(one));
          expect(editSchema.parse(stored)).toEqual(one);
        }
      }),
      { numRuns: 100 },
    );
  });
});
