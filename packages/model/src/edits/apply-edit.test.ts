import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letterLeaves, resumeLeaves } from "../address.ts";
import { emptyLetter } from "../cover-letter.ts";
import { emptyResume } from "../resume.ts";
import type { Resume } from "../resume.ts";
import { at, someDocuments } from "../testing/any-edits.ts";
import { anyText } from "../testing/arbitrary.ts";
import { readAddress, writeAddress } from "./address-text.ts";
import { applyEdit, documentOf } from "./apply-edit.ts";
import type { Documents, Edit, TextEdit } from "./edit.ts";
import { textEdit } from "./make-edit.ts";
import { invertEdit, replayEdits } from "./replay-edits.ts";

const base: Resume = {
  ...emptyResume(),
  name: "Ada",
  experience: [
    {
      id: "exp1",
      title: "Engineer",
      company: "Acme",
      location: "",
      dates: { text: "2019 - 2020", start: "2019", end: "2020" },
      summary: "",
      bullets: [
        { id: "b1", text: "one" },
        { id: "b2", text: "two" },
      ],
    },
  ],
};
const documents: Documents = { resume: base, letter: emptyLetter() };

function edit(path: string, old: string, next: string): TextEdit {
  return { document: "resume", kind: "text", path, old, next, at };
}

/** The resume after an edit, which must be possible. */
function edited(one: Edit): Resume {
  const applied = applyEdit(documents, one);
  if (!applied.ok) throw new Error(applied.error.code);
  return applied.value.resume;
}

describe("an edit of a text", () => {
  it("changes the text at its address and nothing else", () => {
    const made = edited(edit("exp1.b2", "two", "2"));
    expect(made.experience[0]?.bullets[1]?.text).toBe("2");
    expect(base.experience[0]?.bullets[1]?.text).toBe("two");
    expect({ ...made, experience: [] }).toEqual({ ...base, experience: [] });
  });

  it("leaves what it does not touch the same object", () => {
    const made = edited(edit("exp1.b2", "two", "2"));
    expect(made.experience[0]?.bullets[0]).toBe(base.experience[0]?.bullets[0]);
    expect(made.education).toBe(base.education);
    expect(made.contact).toBe(base.contact);
    expect(edited(edit("exp1.b2", "two", "two"))).toBe(base);
  });

  it("fills a place where nothing was stated", () => {
    expect(edited(edit("contact.email", "", "ada@example.org")).contact.email).toBe(
      "ada@example.org",
    );
  });

  it("reads dates again when their text changes", () => {
    const made = edited(edit("exp1.dates", "2019 - 2020", "May 2021 – Present"));
    expect(made.experience[0]?.dates).toEqual({
      text: "May 2021 – Present",
      start: "2021-05",
      end: "present",
    });
  });

  it("is refused as stale when another text stands there by now", () => {
    expect(applyEdit(documents, edit("name", "Bob", "Eve"))).toEqual({
      ok: false,
      error: { code: "stale" },
    });
  });

  it("changes nothing the second time, and is no failure", () => {
    const once = applyEdit(documents, edit("name", "Ada", "Eve"));
    expect(once.ok && applyEdit(once.value, edit("name", "Ada", "Eve"))).toEqual(once);
  });

  it.each([
    ["bad_value", "a\u0000b"],
    ["bad_value", "\uD800"],
    ["too_long", "x".repeat(4_001)],
  ])("is refused as %s for a text that cannot be kept", (code, next) => {
    expect(applyEdit(documents, edit("name", "Ada", next))).toEqual({ ok: false, error: { code } });
    expect(applyEdit(documents, edit("name", "Ada", "🚀".repeat(4_000))).ok).toBe(true);
  });

  it.each([
    "",
    ".",
    "exp2.title",
    "exp1",
    "exp1.id",
    "exp1.bullets",
    "exp1.dates.text",
    "experience.0.title",
    "order",
    "__proto__",
    "__proto__.polluted",
    "constructor.prototype.polluted",
    "exp1.__proto__",
    "contact.constructor",
    "contact.links",
    "toString",
  ])("at %j is refused and changes nothing", (path) => {
    const before = structuredClone(documents);
    const badPath = { ok: false, error: { code: "bad_path" } };
    expect(applyEdit(documents, edit(path, "", "x"))).toEqual(badPath);
    expect(
      applyEdit(documents, {
        document: "resume",
        kind: "insert",
        list: `${path}.`,
        after: null,
        value: { id: "b9", text: "x" },
        at,
      }),
    ).toEqual(badPath);
    expect(writeAddress(base, path, "x")).toEqual(badPath);
    expect(documents).toEqual(before);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("can be taken back byte for byte, whatever it changed", () => {
    fc.assert(
      fc.property(someDocuments(), fc.nat(), anyText(), fc.boolean(), (any, pick, next, first) => {
        const document = first ? "resume" : "cover_letter";
        const leaves = first ? resumeLeaves(any.resume) : letterLeaves(any.letter);
        const leaf = leaves[pick % Math.max(leaves.length, 1)];
        if (leaf === undefined) return;
        const change = textEdit({ documents: any, document, at }, leaf.address, next);
        if (!change.ok) throw new Error(change.error.code);
        const applied = applyEdit(any, change.value);
        fc.pre(applied.ok || applied.error.code !== "bad_value");
        if (!applied.ok) throw new Error(applied.error.code);
        expect(readAddress(documentOf(applied.value, document), leaf.address)).toBe(next);
        const undone = applyEdit(applied.value, invertEdit(change.value, at));
        expect(undone.ok && JSON.stringify(undone.value)).toBe(JSON.stringify(any));
      }),
      { numRuns: runs(300) },
    );
  });
});

describe("a log of edits", () => {
  it("leaves out what cannot be applied and says why", () => {
    const log = [edit("name", "Ada", "Bea"), edit("nowhere", "", "x"), edit("name", "Ada", "Cleo")];
    expect(replayEdits(documents, log)).toEqual({
      documents: { ...documents, resume: { ...base, name: "Bea" } },
      refused: [
        { edit: log[1], code: "bad_path" },
        { edit: log[2], code: "stale" },
      ],
    });
  });
});
