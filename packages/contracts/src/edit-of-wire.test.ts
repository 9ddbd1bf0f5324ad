import { emptyLetter, emptyResume, newValue, parsePeriod } from "@savile/model";
import type { Documents, Edit } from "@savile/model";
import { describe, expect, it } from "vitest";
import { editOfWire } from "./edit-of-wire.ts";
import { wireEditSchema } from "./schemas/edits.ts";
import { wireOfEdit } from "./wire-edit.ts";

const at = "2026-01-02T03:04:05.678Z";
const language = newValue("languages", "lng1");
const documents: Documents = {
  resume: {
    ...emptyResume(),
    summary: "Uses <b> tags",
    languages: "level" in language ? [language] : [],
    competencies: [{ id: "c1", text: "Planning" }],
  },
  letter: { ...emptyLetter(), paragraphs: [{ id: "p1", text: "one" }] },
};

const resume = { document: "resume", at } as const;
const bullet = { id: "c12345", text: "Budgets" };
const period = { old: { ...parsePeriod("2020"), start: "2019" }, next: parsePeriod("2021") };

const edits: Edit[] = [
  { ...resume, kind: "text", path: "lng1.level", old: "", next: "fluent" },
  { ...resume, kind: "text", path: "name", old: "", next: "Ada", period },
  { document: "cover_letter", at, kind: "text", path: "body.p1", old: "one", next: "two\nlines" },
  { ...resume, kind: "insert", list: "competencies", after: null, value: bullet },
  { ...resume, kind: "insert", list: "languages", after: "lng1", value: language },
  {
    ...resume,
    kind: "remove",
    list: "additional",
    after: null,
    value: newValue("additional", "add1"),
    place: "skills",
  },
  { ...resume, kind: "move", list: "order", id: "skills", from: "summary", after: null },
  { ...resume, kind: "confirm", path: "summary", text: "Uses <b> tags", confirmed: true },
];

/** An edit after its way over the wire. */
function sent(edit: Edit, base?: Documents) {
  const wire = wireEditSchema.parse(JSON.parse(JSON.stringify(wireOfEdit(edit))));
  return editOfWire(documents, wire, base);
}

describe("an edit on the wire", () => {
  it.each(edits.map((edit) => [edit.kind, edit] as const))("comes back: %s", (_, edit) => {
    expect(sent(edit)).toEqual({ ok: true, value: edit });
  });

  it("has the names of the specification, and is a text without a kind", () => {
    const wire = {
      document_type: "cover_letter",
      field_path: "opening_paragraph",
      old_value: "one",
      new_value: " <b>two</b>\u0007 ",
      timestamp: at,
    };
    expect(editOfWire(documents, wireEditSchema.parse(wire))).toEqual({
      ok: true,
      value: {
        document: "cover_letter",
        at,
        kind: "text",
        path: "body.p1",
        old: "one",
        next: "two",
      },
    });
  });

  it.each(["__proto__.x", "constructor", "experience.99.title", "lng1", "order"])(
    "is refused at the path %j",
    (path) => {
      const edit: Edit = { ...resume, kind: "text", path, old: "", next: "x" };
      expect(sent(edit)).toEqual({ ok: false, error: { code: "bad_path" } });
    },
  );

  it("has the words of the file back when it restores them, and cleans all others", () => {
    const edit: Edit = {
      ...resume,
      kind: "text",
      path: "summary",
      old: "x",
      next: "Uses <b> tags",
    };
    expect(sent(edit, documents)).toEqual({ ok: true, value: edit });
    expect(sent(edit)).toEqual({ ok: true, value: { ...edit, next: "Uses  tags" } });
    const value = { id: "c12345", text: "<i>x</i>" };
    const insert: Edit = { ...resume, kind: "insert", list: "competencies", after: null, value };
    expect(sent(insert)).toMatchObject({ value: { value: { id: "c12345", text: "x" } } });
  });

  it.each([
    { kind: "insert", old_value: null, new_value: { id: "c1", text: 5 }, after_id: null },
    {
      kind: "insert",
      old_value: null,
      new_value: { id: "c1", text: "", more: "" },
      after_id: null,
    },
    { kind: "erase", old_value: "", new_value: "" },
    { old_value: "", new_value: "x", timestamp: "yesterday" },
    { old_value: "", new_value: "x".repeat(100_001) },
    { old_value: "", new_value: "x", document_type: "invoice" },
  ])("of another shape is refused: %j", (part) => {
    const wire = { document_type: "resume", field_path: "competencies", timestamp: at, ...part };
    expect(wireEditSchema.safeParse(wire).success).toBe(false);
  });
});
