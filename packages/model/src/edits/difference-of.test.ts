import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySteps, at, runSteps, someDocuments } from "../testing/any-edits.ts";
import { sample, valueOf } from "../testing/sample-documents.ts";
import { differenceOf } from "./difference-of.ts";
import type { ConfirmEdit, Documents, Edit } from "../tailoring/edit.ts";
import { newValue } from "./lists.ts";
import { insertEdit, moveEdit, removeEdit, textEdit } from "./make-edit.ts";
import { invertEdit, replayEdits } from "./replay-edits.ts";

const resume = { documents: sample, document: "resume", at } as const;
const letter = { documents: sample, document: "cover_letter", at } as const;

function after(...edits: Edit[]): Documents {
  const { documents, refused } = replayEdits(sample, edits);
  expect(refused).toEqual([]);
  return documents;
}

/** The difference from the sample to what stands after some edits. */
function difference(...edits: Edit[]): Edit[] {
  return differenceOf(sample, after(...edits), at);
}

describe("the difference", () => {
  it("is one move for what was dragged, whatever its way", () => {
    const ids = ["b1", "b2", "b3", "b4"];
    for (const id of ids) {
      for (const behind of [null, ...ids.filter((one) => one !== id)]) {
        const move = valueOf(moveEdit(resume, "exp1.bullets", id, behind));
        expect(difference(move).length).toBeLessThanOrEqual(1);
      }
    }
  });

  it("is one edit for a text, whatever happened to it on the way", () => {
    const first = valueOf(textEdit(resume, "summary", "One."));
    const then = valueOf(textEdit({ ...resume, documents: after(first) }, "summary", "Two."));
    expect(difference(first, then)).toEqual([
      { document: "resume", at, kind: "text", path: "summary", old: "A summary.", next: "Two." },
    ]);
  });

  it("is one removal for an entry, whatever was written in it before", () => {
    const text = valueOf(textEdit(resume, "exp1.b1", "changed"));
    const changed = { ...resume, documents: after(text) };
    const gone = valueOf(removeEdit(changed, "experience", "exp1"));
    expect(difference(text, gone)).toEqual([valueOf(removeEdit(resume, "experience", "exp1"))]);
  });

  it("is one insertion for a new entry, with what was written in it since", () => {
    const value = newValue("experience", "exp20000");
    const insertion = valueOf(insertEdit(resume, "experience", value, "exp1"));
    const place = { ...resume, documents: after(insertion) };
    const text = valueOf(textEdit(place, "exp20000.title", "Clerk"));
    expect(difference(insertion, text)).toEqual([
      { ...insertion, value: { ...value, title: "Clerk" } },
    ]);
  });

  it("tells of dates whose text stayed and whose meaning did not", () => {
    const dates = { text: "2019 - 2020", start: "2018", end: "2020" };
    const experience = sample.resume.experience.map((job) =>
      job.id === "exp1" ? { ...job, dates } : job,
    );
    const shown = { ...sample, resume: { ...sample.resume, experience } };
    const edits = differenceOf(sample, shown, at);
    expect(edits).toMatchObject([
      { kind: "text", path: "exp1.dates", old: "2019 - 2020", next: "2019 - 2020" },
    ]);
    expect(replayEdits(sample, edits).documents).toEqual(shown);
  });

  it("names the resume first, and in each document removals, sections, lines, then texts", () => {
    const edits = [
      valueOf(textEdit(letter, "closing", "Yours,")),
      valueOf(textEdit(resume, "name", "Eve")),
      valueOf(insertEdit(resume, "competencies", { id: "c20000", text: "Rowing" })),
      valueOf(moveEdit(resume, "order", "skills", null)),
      valueOf(removeEdit(resume, "exp1.bullets", "b2")),
    ];
    expect(difference(...edits).map(({ document, kind }) => `${document} ${kind}`)).toEqual([
      "resume remove",
      "resume move",
      "resume insert",
      "resume text",
      "cover_letter text",
    ]);
  });

  it("says of a section of the person's own where in the order it stood, or stands", () => {
    const removal = valueOf(removeEdit(resume, "additional", "add1"));
    expect(difference(removal)).toMatchObject([{ kind: "remove", place: "summary" }]);
    const value = newValue("additional", "add20000");
    const insertion = { ...valueOf(insertEdit(resume, "additional", value)), place: "experience" };
    const edits = difference(insertion);
    expect(edits).toMatchObject([{ kind: "insert", place: "experience" }]);
    expect(replayEdits(sample, edits).documents.resume.order).toEqual([
      "summary",
      "add1",
      "experience",
      "add20000",
      "education",
      "skills",
    ]);
  });

  it("puts two new sections side by side behind what is there already", () => {
    const one = valueOf(insertEdit(resume, "additional", newValue("additional", "add20000")));
    const place = { ...resume, documents: after(one) };
    const two = valueOf(insertEdit(place, "additional", newValue("additional", "add20001")));
    const shown = after(one, two);
    expect(difference(one, two)).toMatchObject([{ place: "skills" }, { place: "add20000" }]);
    expect(replayEdits(sample, differenceOf(sample, shown, at)).documents).toEqual(shown);
  });

  it("is nothing for a document that is the very same, and for an equal one", () => {
    expect(differenceOf(sample, sample, at)).toEqual([]);
    expect(differenceOf(sample, structuredClone(sample), at)).toEqual([]);
  });

  it("keeps the time of the edits that made it, and of no others", () => {
    const then = "2025-05-05T05:05:05.000Z";
    const made = valueOf(textEdit({ ...resume, at: then }, "name", "Eve"));
    const other = valueOf(textEdit(resume, "summary", "Another."));
    const shown = after(made, other);
    expect(differenceOf(sample, shown, at, [made])).toEqual([made, other]);
    expect(differenceOf(sample, after(made), at)).toEqual([{ ...made, at }]);
  });
});

describe("a confirmation in the difference", () => {
  const made = valueOf(textEdit(resume, "name", "Eve"));
  const stated: ConfirmEdit = {
    document: "resume",
    at,
    kind: "confirm",
    path: "name",
    text: "Eve",
    confirmed: true,
  };
  const known = [made, stated];

  it("is kept while its text stands", () => {
    expect(differenceOf(sample, after(made), at, known)).toEqual(known);
  });

  it("is gone once it was taken back, and back once it was made again", () => {
    const taken = [...known, invertEdit(stated, at)];
    expect(differenceOf(sample, after(made), at, taken)).toEqual([made]);
    expect(differenceOf(sample, after(made), at, [...taken, stated])).toEqual(known);
  });

  it("is gone where another text stands, or the text of the base", () => {
    const other = valueOf(textEdit(resume, "name", "Bea"));
    expect(differenceOf(sample, after(other), at, known)).toEqual([other]);
    expect(differenceOf(sample, sample, at, known)).toEqual([]);
  });

  it("of one document says nothing about the other", () => {
    const elsewhere: ConfirmEdit = { ...stated, document: "cover_letter" };
    expect(differenceOf(sample, after(made), at, [made, elsewhere])).toEqual([made]);
  });
});

describe("the difference between two states", () => {
  it("makes the second of the first, and is nothing between equal ones", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(), (base, steps) => {
        const { edits, last } = runSteps(base, steps);
        const made = differenceOf(base, last, at, edits);
        expect(replayEdits(base, made)).toEqual({ documents: last, refused: [] });
        expect(made.length).toBeLessThanOrEqual(edits.length);
        expect(differenceOf(base, structuredClone(base), at)).toEqual([]);
        expect(differenceOf(base, last, at, made)).toEqual(made);
      }),
      { numRuns: runs(300) },
    );
  });

  it("is nothing once everything was taken back", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(), (base, steps) => {
        const { edits, last } = runSteps(base, steps);
        const all = [...edits, ...edits.toReversed().map((edit) => invertEdit(edit, at))];
        const undone = replayEdits(last, all.slice(edits.length)).documents;
        expect(differenceOf(base, undone, at, all)).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });
});
