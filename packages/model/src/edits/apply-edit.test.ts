import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letterLeaves, resumeLeaves } from "../resume/address.ts";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import { emptyResume } from "../resume/resume.ts";
import type { Resume } from "../resume/resume.ts";
import { at, someDocuments } from "../testing/any-edits.ts";
import { anyText } from "../testing/arbitrary.ts";
import { readAddress, writeAddress } from "./address-text.ts";
import { applyEdit, documentOf } from "./apply-edit.ts";
import type { Documents, Edit, TextEdit } from "../tailoring/edit.ts";
import { textEdit } from "./make-edit.ts";
import { invertEdit } from "./replay-edits.ts";

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
      fc.property(
        someDocuments(),
        fc.nat(),
        anyText(),
        fc.boolean(),
        (before, pick, next, first) => {
          const document = first ? "resume" : "cover_letter";
          const leaves = first ? resumeLeaves(before.resume) : letterLeaves(before.letter);
          const leaf = leaves[pick % Math.max(leaves.length, 1)];
          if (leaf === undefined) return;
          const change = textEdit({ documents: before, document, at }, leaf.address, next);
          if (!change.ok) throw new Error(change.error.code);
          const applied = applyEdit(before, change.value);
          fc.pre(applied.ok || applied.error.code !== "bad_value");
          if (!applied.ok) throw new Error(applied.error.code);
          expect(readAddress(documentOf(applied.value, document), leaf.address)).toBe(next);
          const undone = applyEdit(applied.value, invertEdit(change.value, at));
          expect(undone.ok && JSON.stringify(undone.value)).toBe(JSON.stringify(before));
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it("of dates takes what they mean from the edit, where it says so", () => {
    const [was, is] = [
      { text: "2019 - 2020", start: "2019", end: "2020" },
      { text: "then", start: "2018", end: "present" },
    ];
    const change = { ...edit("exp1.dates", "2019 - 2020", "then"), period: { old: was, next: is } };
    const made = edited(change);
    expect(made.experience[0]?.dates).toEqual(is);
    const back = applyEdit({ ...documents, resume: made }, invertEdit(change, at));
    expect(back.ok && back.value).toEqual(documents);
  });

  it("of dates never keeps a meaning under another text than its own", () => {
    const is = { text: "something else", start: "2018", end: "2019" };
    const made = edited({
      ...edit("exp1.dates", "2019 - 2020", "2021"),
      period: { old: is, next: is },
    });
    expect(made.experience[0]?.dates).toEqual({ ...is, text: "2021" });
  });

  it("that cannot be kept is no failure where it stands there already", () => {
    const long = "x".repeat(4_001);
    const held = { ...documents, resume: { ...base, name: long } };
    expect(applyEdit(held, edit("name", "Ada", long))).toEqual({ ok: true, value: held });
  });
});

describe("a statement of the person", () => {
  const confirm: Edit = {
    document: "resume",
    at,
    kind: "confirm",
    path: "name",
    text: "Ada",
    confirmed: true,
  };

  it.each([true, false])("changes nothing, made or taken back: %s", (confirmed) => {
    expect(applyEdit(documents, { ...confirm, confirmed })).toEqual({ ok: true, value: documents });
  });

  it.each<[string, Partial<typeof confirm>]>([
    ["stale", { text: "Eve" }],
    ["stale", { document: "cover_letter" }],
    ["bad_path", { path: "exp9.title" }],
    ["bad_path", { path: "toString" }],
  ])("is refused as %s for %j", (code, part) => {
    expect(applyEdit(documents, { ...confirm, ...part })).toEqual({ ok: false, error: { code } });
  });
});

describe("an edit of the sections' order", () => {
  const move: Edit = {
    document: "resume",
    at,
    kind: "move",
    list: "order",
    id: "skills",
    from: "education",
    after: null,
  };

  it("moves a section, and changes nothing but the order", () => {
    const made = edited(move);
    expect(made).toEqual({ ...base, order: made.order });
    expect(made.order).toEqual(["skills", ...base.order.filter((id) => id !== "skills")]);
  });

  it("is refused in a letter, which has no sections, and for one that is not there", () => {
    const codes = [{ document: "cover_letter" as const }, { id: "add9" }, { after: "add9" }].map(
      (part) => {
        const applied = applyEdit(documents, { ...move, ...part });
        return applied.ok ? "ok" : applied.error.code;
      },
    );
    expect(codes).toEqual(["bad_path", "stale", "stale"]);
  });
});

describe("the document of a kind", () => {
  it("is the resume or the letter itself", () => {
    expect(documentOf(documents, "resume")).toBe(documents.resume);
    expect(documentOf(documents, "cover_letter")).toBe(documents.letter);
  });
});
