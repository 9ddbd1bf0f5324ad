import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxBullets, maxEntries } from "../base/limits.ts";
import type { Documents, Edit, InsertEdit } from "../tailoring/edit.ts";
import { at } from "../testing/any-edits.ts";
import { sample, valueOf } from "../testing/sample-documents.ts";
import { applyEdit } from "./apply-edit.ts";
import { moveBehind, putBehind } from "./apply-list-edit.ts";
import { entryShapes } from "./list-shapes.ts";
import { newValue } from "./lists.ts";
import { insertEdit, moveEdit, removeEdit } from "./make-edit.ts";
import { invertEdit, replayEdits } from "./replay-edits.ts";

const resume = { documents: sample, document: "resume", at } as const;

function itself(id: string): string {
  return id;
}

function after(...edits: Edit[]): Documents {
  const { documents, refused } = replayEdits(sample, edits);
  expect(refused).toEqual([]);
  return documents;
}

function bulletIds(from: Documents): string[] | undefined {
  return from.resume.experience[0]?.bullets.map(({ id }) => id);
}

function codeOf(one: Edit): string {
  const applied = applyEdit(sample, one);
  return applied.ok ? "ok" : applied.error.code;
}

const fresh = { id: "b20000", text: "new" };
const insertion = valueOf(insertEdit(resume, "exp1.bullets", fresh));

/** The edit that adds a job with some bullets. */
function entryWith(count: number, id: (number: number) => string): Edit {
  const bullets = Array.from({ length: count }, (_, index) => ({ id: id(index + 1), text: "x" }));
  const value = { ...entryShapes.experience.blank("exp9"), bullets };
  return { ...insertion, list: "experience", value };
}

describe("one behind another", () => {
  it.each([
    [null, "xabc"],
    ["a", "axbc"],
    ["c", "abcx"],
    ["gone", "abcx"],
  ])("%s stands at its place in %s", (behind, made) => {
    expect(putBehind("abc".split(""), "x", behind, itself).join("")).toBe(made);
  });

  it("leaves the list that it is put into as it was", () => {
    const list = ["a"];
    putBehind(list, "x", null, itself);
    expect(list).toEqual(["a"]);
    expect(putBehind([], "x", "a", itself)).toEqual(["x"]);
  });
});

describe("moving one of several", () => {
  it("gives the very list back where it stands there already", () => {
    const list = "abc".split("");
    expect(valueOf(moveBehind(list, { id: "b", after: "a" }, itself))).toBe(list);
    expect(valueOf(moveBehind(list, { id: "a", after: null }, itself))).toBe(list);
  });

  it.each([
    ["a", "a", "bad_value"],
    ["x", "x", "bad_value"],
    ["x", null, "stale"],
    ["a", "x", "stale"],
  ])("%s behind %s is refused as %s", (id, behind, code) => {
    expect(moveBehind("abc".split(""), { id, after: behind }, itself)).toEqual({
      ok: false,
      error: { code },
    });
  });

  it("keeps all of them, in the order of the others, whatever is moved", () => {
    const ids = fc.uniqueArray(fc.constantFrom(..."abcdefg".split("")), {
      minLength: 2,
      maxLength: 7,
    });
    fc.assert(
      fc.property(ids, fc.nat(), fc.nat(), (list, pick, second) => {
        const id = list[pick % list.length] ?? "";
        const others = list.filter((one) => one !== id);
        const behind = [null, ...others][second % list.length] ?? null;
        const moved = valueOf(moveBehind(list, { id, after: behind }, itself));
        expect(moved.filter((one) => one !== id)).toEqual(others);
        expect(moved[moved.indexOf(id) - 1] ?? null).toBe(behind);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe("an edit of a list", () => {
  it("puts a line first, last or behind another one", () => {
    expect(bulletIds(after(insertion))).toEqual(["b1", "b2", "b3", "b4", "b20000"]);
    expect(bulletIds(after({ ...insertion, after: null }))?.[0]).toBe("b20000");
    expect(bulletIds(after({ ...insertion, after: "b2" }))?.[2]).toBe("b20000");
    expect(bulletIds(after({ ...insertion, after: "b77" }))?.at(-1)).toBe("b20000");
  });

  it("takes an entry out and brings it back with everything in it", () => {
    const removal = valueOf(removeEdit(resume, "experience", "exp1"));
    const without = after(removal);
    expect(without.resume.experience.map(({ id }) => id)).toEqual(["exp2"]);
    const back = replayEdits(without, [invertEdit(removal, at)]);
    expect(JSON.stringify(back.documents)).toBe(JSON.stringify(sample));
  });

  it("moves a line, an entry and a section", () => {
    const moved = after(
      valueOf(moveEdit(resume, "exp1.bullets", "b4", "b1")),
      valueOf(moveEdit(resume, "experience", "exp2", null)),
      valueOf(moveEdit(resume, "order", "experience", null)),
    );
    expect(moved.resume.experience.map(({ id }) => id)).toEqual(["exp2", "exp1"]);
    expect(moved.resume.experience[1]?.bullets.map(({ id }) => id)).toEqual([
      "b1",
      "b4",
      "b2",
      "b3",
    ]);
    expect(moved.resume.order.slice(0, 3)).toEqual(["experience", "summary", "add1"]);
  });

  it("keeps a section of the person's own in the order as long as it exists", () => {
    const removal = valueOf(removeEdit(resume, "additional", "add1"));
    const without = after(removal);
    expect(without.resume.order).toEqual(["summary", "experience", "education", "skills"]);
    const back = replayEdits(without, [invertEdit(removal, at)]);
    expect(back.documents).toEqual(sample);
    const added = after(
      valueOf(insertEdit(resume, "additional", newValue("additional", "add20000"))),
    );
    expect(added.resume.order).toEqual([...sample.resume.order, "add20000"]);
  });

  it("changes the paragraphs of a letter as it changes the lines of a resume", () => {
    const letter = { documents: sample, document: "cover_letter", at } as const;
    const made = after(
      valueOf(insertEdit(letter, "body", { id: "p20000", text: "New." }, "p1")),
      valueOf(removeEdit(letter, "body", "p2")),
      valueOf(moveEdit(letter, "body", "p3", null)),
    );
    expect(made.letter.paragraphs.map(({ text }) => text)).toEqual(["Third.", "First.", "New."]);
    expect(made.resume).toBe(sample.resume);
  });

  it("that has been made changes nothing the second time, and is no failure", () => {
    const edits = [
      insertion,
      valueOf(removeEdit(resume, "exp1.bullets", "b1")),
      valueOf(moveEdit(resume, "experience", "exp2", null)),
      valueOf(moveEdit(resume, "order", "skills", "summary")),
    ];
    for (const edit of edits) {
      const once = after(edit);
      expect(valueOf(applyEdit(once, edit))).toBe(once);
    }
  });

  it("does not put a line in again under an id that is taken, whatever it says", () => {
    const taken = { ...insertion, value: { id: "b1", text: "another" } };
    expect(valueOf(applyEdit(sample, taken))).toBe(sample);
  });

  const wrong: [code: string, part: Partial<InsertEdit>][] = [
    ["bad_path", { list: "exp9.bullets" }],
    ["bad_path", { list: "exp1" }],
    ["bad_path", { list: "order" }],
    ["bad_path", { list: "" }],
    ["bad_path", { list: "__proto__" }],
    ["bad_path", { list: "constructor" }],
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
    let full = sample;
    for (let index = 0; index < maxEntries + 5; index += 1) {
      const value = newValue("languages", `lng${index + 1}`);
      const applied = applyEdit(full, { ...insertion, list: "languages", value });
      if (applied.ok) full = applied.value;
    }
    expect(full.resume.languages).toHaveLength(maxEntries);
  });

  it("is stale where the line reads differently by now, or is gone", () => {
    const removal = valueOf(removeEdit(resume, "exp1.bullets", "b1"));
    expect(codeOf({ ...removal, value: { id: "b1", text: "another" } })).toBe("stale");
    expect(codeOf({ ...removal, value: { id: "b77", text: "another" } })).toBe("ok");
    const move = valueOf(moveEdit(resume, "exp1.bullets", "b1", "b2"));
    expect(codeOf({ ...move, id: "b9" })).toBe("stale");
    expect(codeOf({ ...move, after: "b9" })).toBe("stale");
    expect(codeOf({ ...move, after: "b1" })).toBe("bad_value");
  });
});
