import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import { emptyResume, noContact } from "../resume/resume.ts";
import type { Documents, Edit, TextEdit } from "../tailoring/edit.ts";
import { anySteps, at, runSteps, someDocuments } from "../testing/any-edits.ts";
import { insertEdit, moveEdit, removeEdit, textEdit } from "./make-edit.ts";
import { invertEdit, replayEdits } from "./replay-edits.ts";
import { withTwins } from "./with-twins.ts";

const contact = { ...noContact(), email: "ada@example.org", links: [{ id: "u1", text: "x.org" }] };
const documents: Documents = {
  resume: { ...emptyResume(), name: "Ada", contact },
  letter: { ...emptyLetter(), name: "Ada", contact, signature: "Ada", closing: "Yours," },
};
const resume = { documents, document: "resume", at } as const;
const letter = { documents, document: "cover_letter", at } as const;

function made(result: { ok: boolean; value?: Edit }): Documents {
  const edits = withTwins(documents, result.value === undefined ? [] : [result.value]);
  const { documents: last, refused } = replayEdits(documents, edits);
  expect(refused).toEqual([]);
  const back = edits.toReversed().map((edit) => invertEdit(edit, at));
  expect(replayEdits(last, back).documents).toEqual(documents);
  return last;
}

function resumeText(old: string, next: string): TextEdit {
  return { document: "resume", at, kind: "text", path: "name", old, next };
}

describe("the head of both documents", () => {
  it("takes a new name to the letter and below it, and from the letter to the resume", () => {
    const last = made(textEdit(resume, "name", "Ada L."));
    expect(last.letter).toMatchObject({ name: "Ada L.", signature: "Ada L." });
    expect(made(textEdit(letter, "name", "Eve")).resume.name).toBe("Eve");
  });

  it("keeps contact and links the same", () => {
    expect(made(textEdit(resume, "contact.email", "a@example.org")).letter.contact.email).toBe(
      "a@example.org",
    );
    expect(made(textEdit(letter, "contact.u1", "y.org")).resume.contact.links).toEqual([
      { id: "u1", text: "y.org" },
    ]);
    const link = { id: "u12345", text: "z.org" };
    const links = [{ id: "u1", text: "x.org" }, link];
    expect(made(insertEdit(resume, "contact.links", link)).letter.contact.links).toEqual(links);
    expect(made(removeEdit(resume, "contact.links", "u1")).letter.contact.links).toEqual([]);
  });

  it("is left alone where the other document reads differently, and for anything else", () => {
    const other = { ...documents, letter: { ...documents.letter, name: "A. L.", signature: "A." } };
    const edit = textEdit({ ...resume, documents: other }, "name", "Eve");
    expect(edit.ok && withTwins(other, [edit.value])).toHaveLength(1);
    const headline = textEdit(resume, "headline", "Engineer");
    expect(headline.ok && withTwins(documents, [headline.value])).toHaveLength(1);
  });

  it("takes a statement of the person to both documents where both read so", () => {
    const confirm: Edit = {
      document: "resume",
      at,
      kind: "confirm",
      path: "name",
      text: "Ada",
      confirmed: true,
    };
    expect(withTwins(documents, [confirm])).toEqual([
      confirm,
      { ...confirm, document: "cover_letter" },
    ]);
    const headline: Edit = { ...confirm, path: "headline", text: "" };
    expect(withTwins(documents, [headline])).toEqual([headline]);
    expect(withTwins(documents, [{ ...confirm, text: "Eve" }])).toHaveLength(1);
  });

  it("moves a link in both, and in one where the others' links are others", () => {
    const links = [...contact.links, { id: "u2", text: "y.org" }];
    const both = { ...contact, links };
    const twins: Documents = {
      resume: { ...documents.resume, contact: both },
      letter: { ...documents.letter, contact: both },
    };
    const move = moveEdit({ ...resume, documents: twins }, "contact.links", "u2", null);
    expect(move.ok && withTwins(twins, [move.value])).toHaveLength(2);
    const apart = { ...twins, letter: { ...twins.letter, contact } };
    expect(move.ok && withTwins(apart, [move.value])).toHaveLength(1);
  });

  it("keeps a name below the letter that is another one", () => {
    const other = { ...documents, letter: { ...documents.letter, signature: "A. Lovelace" } };
    const edit = textEdit({ ...resume, documents: other }, "name", "Eve");
    const edits = edit.ok ? withTwins(other, [edit.value]) : [];
    expect(replayEdits(other, edits).documents.letter).toMatchObject({
      name: "Eve",
      signature: "A. Lovelace",
    });
  });

  it("signs no letter whose head was empty", () => {
    const empty: Documents = {
      resume: { ...documents.resume, name: "" },
      letter: { ...documents.letter, name: "", signature: "" },
    };
    const edit = textEdit({ ...resume, documents: empty }, "name", "Eve");
    const edits = edit.ok ? withTwins(empty, [edit.value]) : [];
    expect(replayEdits(empty, edits).documents.letter).toMatchObject({
      name: "Eve",
      signature: "",
    });
  });

  it("follows each edit of a step, so that the second finds what the first made", () => {
    const first = textEdit(resume, "name", "Ad");
    const edits = first.ok ? withTwins(documents, [first.value, resumeText("Ad", "A")]) : [];
    expect(edits).toHaveLength(6);
    expect(replayEdits(documents, edits).documents.letter).toMatchObject({
      name: "A",
      signature: "A",
    });
  });

  it("stays one head whatever is done to either document, and is taken back as one step", () => {
    const alike = someDocuments().map(({ resume: one, letter: other }) => ({
      resume: one,
      letter: { ...other, name: one.name, contact: one.contact },
    }));
    fc.assert(
      fc.property(alike, anySteps(8), (first, steps) => {
        let shown: Documents = first;
        for (const step of steps) {
          const edits = withTwins(shown, runSteps(shown, [step]).edits);
          const { documents: next, refused } = replayEdits(shown, edits);
          expect(refused).toEqual([]);
          expect(next.letter.name).toBe(next.resume.name);
          expect(next.letter.contact).toEqual(next.resume.contact);
          const back = edits.toReversed().map((edit) => invertEdit(edit, at));
          expect(replayEdits(next, back).documents).toEqual(shown);
          shown = next;
        }
      }),
      { numRuns: runs(1_000) },
    );
  });
});
