import { describe, expect, it } from "vitest";
import { emptyLetter } from "../cover-letter.ts";
import { maxBullets, maxEntries } from "../limits.ts";
import { emptyResume } from "../resume.ts";
import { at } from "../testing/any-edits.ts";
import { applyEdit } from "./apply-edit.ts";
import type { Documents, Edit, EditFailure, InsertEdit } from "./edit.ts";
import { entryShapes } from "./list-shapes.ts";
import { freeId, listsOf, newValue, prefixOfList } from "./lists.ts";
import { idsOf, insertEdit, moveEdit, removeEdit, textEdit } from "./make-edit.ts";
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

function bulletIds(from: Documents): string[] | undefined {
  return from.resume.experience[0]?.bullets.map(({ id }) => id);
}

function codeOf(one: Edit): string {
  const applied = applyEdit(documents, one);
  return applied.ok ? "ok" : applied.error.code;
}

const fresh = { id: "b20000", text: "new" };
const insertion = edit(insertEdit(resume, "exp1.bullets", fresh));

/** The edit that adds a job with some bullets. */
function entryWith(count: number, id: (number: number) => string): Edit {
  const bullets = Array.from({ length: count }, (_, index) => ({ id: id(index + 1), text: "x" }));
  const value = { ...entryShapes.experience.blank("exp9"), bullets };
  return { ...insertion, list: "experience", value };
}

describe("an edit of a list", () => {
  it("puts a line first, last or behind another one", () => {
    expect(bulletIds(after(insertion))).toEqual(["b1", "b2", "b3", "b4", "b20000"]);
    expect(bulletIds(after({ ...insertion, after: null }))?.[0]).toBe("b20000");
    expect(bulletIds(after({ ...insertion, after: "b2" }))?.[2]).toBe("b20000");
    expect(bulletIds(after({ ...insertion, after: "b77" }))?.at(-1)).toBe("b20000");
  });

  it("takes an entry out and brings it back with everything in it", () => {
    const removal = edit(removeEdit(resume, "experience", "exp1"));
    const without = after(removal);
    expect(without.resume.experience.map(({ id }) => id)).toEqual(["exp2"]);
    const back = replayEdits(without, [invertEdit(removal, at)]);
    expect(JSON.stringify(back.documents)).toBe(JSON.stringify(documents));
  });

  it("moves a line, an entry and a section", () => {
    const moved = after(
      edit(moveEdit(resume, "exp1.bullets", "b4", "b1")),
      edit(moveEdit(resume, "experience", "exp2", null)),
      edit(moveEdit(resume, "order", "experience", null)),
    );
    expect(moved.resume.experience.map(({ id }) => id)).toEqual(["exp2", "exp1"]);
    expect(moved.resume.experience[1]?.bullets.map(({ id }) => id)).toEqual([
      "b1",
      "b4",
      "b2",
      "b3",
    ]);
    expect(moved.resume.order).toEqual(["experience", "summary", "add1"]);
  });

  it("keeps a section of the person's own in the order as long as it exists", () => {
    const removal = edit(removeEdit(resume, "additional", "add1"));
    const without = after(removal);
    expect(without.resume.order).toEqual(["summary", "experience"]);
    const back = replayEdits(without, [invertEdit(removal, at)]);
    expect(back.documents).toEqual(documents);
    const value = newValue("additional", "add20000");
    const order = ["summary", "add1", "experience", "add20000"];
    expect(after(edit(insertEdit(resume, "additional", value))).resume.order).toEqual(order);
  });

  const wrong: [code: string, part: Partial<InsertEdit>][] = [
    ["bad_path", { list: "exp9.bullets" }],
    ["bad_path", { list: "exp1" }],
    ["bad_path", { list: "order" }],
    ["bad_path", { document: "cover_letter" }],
    ["bad_value", { value: { id: "x1", text: "new" } }],
    ["bad_value", { value: { id: "b0", text: "new" } }],
    ["bad_value", { value: { id: "b1e3", text: "new" } }],
    ["bad_value", { value: { id: "b9", text: "\u0000" } }],
    ["bad_value", { value: newValue("languages", "b9") }],
    ["bad_value", { list: "experience", value: newValue("education", "exp9") }],
    ["too_long", { value: { id: "b9", text: "x".repeat(4_001) } }],
  ];
  it.each(wrong)("is refused as %s: %j", (code, part) => {
    expect(codeOf({ ...insertion, ...part })).toBe(code);
  });

  it("is refused where an entry brings lines twice, or too many of them", () => {
    expect(codeOf(entryWith(maxBullets, (index) => `b${index}`))).toBe("ok");
    expect(codeOf(entryWith(maxBullets + 1, (index) => `b${index}`))).toBe("too_many");
    expect(codeOf(entryWith(2, () => "b1"))).toBe("bad_value");
  });

  it("is refused as too_many where the list is full", () => {
    let full = documents;
    for (let index = 0; index < maxEntries + 5; index += 1) {
      const value = newValue("languages", `lng${index + 1}`);
      const applied = applyEdit(full, { ...insertion, list: "languages", value });
      if (applied.ok) full = applied.value;
    }
    expect(full.resume.languages).toHaveLength(maxEntries);
  });

  it("is stale where the line reads differently by now, or is gone", () => {
    const removal = edit(removeEdit(resume, "exp1.bullets", "b1"));
    expect(codeOf({ ...removal, value: { id: "b1", text: "another" } })).toBe("stale");
    const move = edit(moveEdit(resume, "exp1.bullets", "b1", "b2"));
    expect(codeOf({ ...move, id: "b9" })).toBe("stale");
    expect(codeOf({ ...move, after: "b9" })).toBe("stale");
    expect(codeOf({ ...move, after: "b1" })).toBe("bad_value");
  });

  it("cannot be made at a place that does not exist", () => {
    const bad = { ok: false, error: { code: "bad_path" } };
    expect(insertEdit(resume, "order", fresh)).toEqual(bad);
    expect(insertEdit(resume, "exp9.bullets", fresh)).toEqual(bad);
    expect(removeEdit(resume, "exp1.bullets", "b9")).toEqual(bad);
    expect(moveEdit(resume, "exp1.bullets", "b1", "b1")).toEqual(bad);
    expect(textEdit(resume, "exp9.title", "x")).toEqual(bad);
    expect(idsOf(documents, "cover_letter", "order")).toBeNull();
  });
});

describe("new lines and entries", () => {
  it("fit every list of a document", () => {
    for (const list of listsOf(documents)) {
      const id = freeId(list, 0.5);
      expect(prefixOfList(list.list)).toBe(list.prefix);
      const value = newValue(list.list, id);
      const place = { documents, document: list.document, at } as const;
      expect(applyEdit(documents, edit(insertEdit(place, list.list, value))).ok).toBe(true);
    }
    expect(prefixOfList("exp1.title")).toBeNull();
  });

  it("get ids above those of the file, and another one where one is taken", () => {
    const [list] = listsOf(documents);
    if (list === undefined) throw new Error("no list");
    const id = freeId(list, 0.25);
    expect(Number(id.slice(list.prefix.length))).toBeGreaterThanOrEqual(10_000);
    expect(freeId({ ...list, values: [{ id, text: "" }] }, 0.25)).not.toBe(id);
    expect(freeId(list, 0.75)).not.toBe(id);
  });
});
