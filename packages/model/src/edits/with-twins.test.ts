import { describe, expect, it } from "vitest";
import { emptyLetter } from "../cover-letter.ts";
import { emptyResume, noContact } from "../resume.ts";
import type { Documents, Edit } from "./edit.ts";
import { insertEdit, removeEdit, textEdit } from "./make-edit.ts";
import { invertEdit, replayEdits } from "./replay-edits.ts";
import { withTwins } from "./with-twins.ts";

const contact = { ...noContact(), email: "ada@example.org", links: [{ id: "u1", text: "x.org" }] };
const documents: Documents = {
  resume: { ...emptyResume(), name: "Ada", contact },
  letter: { ...emptyLetter(), name: "Ada", contact, signature: "Ada", closing: "Yours," },
};
const at = "2026-01-01T00:00:00.000Z";
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
});
