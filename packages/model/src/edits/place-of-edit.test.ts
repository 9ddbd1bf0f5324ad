import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Edit } from "../tailoring/edit.ts";
import { anySteps, at, runSteps, someDocuments } from "../testing/any-edits.ts";
import { sample, valueOf } from "../testing/sample-documents.ts";
import { insertEdit, moveEdit, removeEdit, textEdit } from "./make-edit.ts";
import { placeOfEdit } from "./place-of-edit.ts";
import { invertEdit } from "./replay-edits.ts";

const resume = { documents: sample, document: "resume", at } as const;
const letter = { documents: sample, document: "cover_letter", at } as const;
const text = valueOf(textEdit(resume, "contact.u1", "x"));
const removal = valueOf(removeEdit(resume, "contact.links", "u1"));
const confirm: Edit = {
  document: "resume",
  at,
  kind: "confirm",
  path: "contact.u1",
  text: "x",
  confirmed: true,
};

describe("the place of an edit", () => {
  it("is one for all edits of a text, whatever they write and when", () => {
    const other = valueOf(textEdit({ ...resume, at: "2027-01-01" }, "contact.u1", "y"));
    expect(placeOfEdit(other)).toBe(placeOfEdit(text));
  });

  it("is one for putting a line in and taking it out, wherever it stands", () => {
    const value = { id: "u1", text: "another" };
    expect(placeOfEdit(valueOf(insertEdit(resume, "contact.links", value, null)))).toBe(
      placeOfEdit(removal),
    );
  });

  it("is another one for each kind of change, document, list and id", () => {
    const move = valueOf(moveEdit(resume, "exp1.bullets", "b1", "b2"));
    const edits: Edit[] = [
      text,
      confirm,
      removal,
      move,
      valueOf(textEdit(letter, "contact.u1", "x")),
      valueOf(removeEdit(letter, "contact.links", "u1")),
      valueOf(removeEdit(resume, "exp1.bullets", "b1")),
      valueOf(moveEdit(resume, "exp1.bullets", "b2", null)),
      valueOf(moveEdit(resume, "order", "summary", "add1")),
      { ...confirm, document: "cover_letter" },
    ];
    expect(new Set(edits.map(placeOfEdit)).size).toBe(edits.length);
  });

  it("is that of the edit which takes it back, whatever it is", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(6), (base, steps) => {
        for (const edit of runSteps(base, steps).edits) {
          expect(placeOfEdit(invertEdit(edit, at))).toBe(placeOfEdit(edit));
        }
      }),
      { numRuns: runs(50) },
    );
  });
});
