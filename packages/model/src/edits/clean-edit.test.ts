import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Edit, InsertEdit, TextEdit } from "../tailoring/edit.ts";
import { anySteps, at, runSteps, someDocuments } from "../testing/any-edits.ts";
import { anyText } from "../testing/arbitrary.ts";
import { linesOf, sample, valueOf } from "../testing/sample-documents.ts";
import { cleanEdit } from "./clean-edit.ts";
import { entryShapes } from "./list-shapes.ts";
import { moveEdit, removeEdit, textEdit } from "./make-edit.ts";

const resume = { documents: sample, document: "resume", at } as const;
const hidden = "\u202E";

function text(path: string, next: string): TextEdit {
  return { document: "resume", at, kind: "text", path, old: "", next };
}

function insertion(list: string, value: InsertEdit["value"]): InsertEdit {
  return { document: "resume", at, kind: "insert", list, after: null, value };
}

describe("the cleaned edit of a text", () => {
  it.each([
    ["name", " A\nda ", "A da"],
    ["exp1.b1", " one \r\n two ", "one\ntwo"],
    ["summary", "one\n\ntwo", "one\n\ntwo"],
    ["skl1.s1", "Git\nGo", "Git Go"],
    ["headline", `<b>Engi${hidden}neer</b>`, "Engineer"],
    ["name", "\t\u0000\u200B", ""],
  ])("at %s makes %j to %j", (path, next, cleaned) => {
    expect(cleanEdit(text(path, next))).toEqual(text(path, cleaned));
  });

  it("leaves what stood there before as it was, for the way back", () => {
    const edit = { ...text("name", "Eve"), old: " A\u202Eda " };
    expect(cleanEdit(edit)).toEqual(edit);
  });
});

describe("the cleaned edit of a line or an entry", () => {
  it("is cleaned as the text at its address is", () => {
    const line = insertion("exp1.bullets", { id: "b9", text: " one \n <i>two</i> " });
    expect(cleanEdit(line)).toMatchObject({ value: { id: "b9", text: "one\ntwo" } });
    const term = insertion("competencies", { id: "c9", text: " one \n two " });
    expect(cleanEdit(term)).toMatchObject({ value: { id: "c9", text: "one two" } });
  });

  it("is clean in every value and line, and keeps its ids", () => {
    const value = {
      ...entryShapes.experience.blank("exp9"),
      title: " Engi\nneer ",
      summary: " one \n two ",
      bullets: linesOf("b", " first ", "<b>second</b>"),
    };
    expect(cleanEdit(insertion("experience", value))).toMatchObject({
      value: {
        id: "exp9",
        title: "Engi neer",
        summary: "one\ntwo",
        bullets: linesOf("b", "first", "second"),
      },
    });
  });

  it("has its dates read anew only where their text was not clean", () => {
    const dates = { text: "2020", start: "2019", end: "2020" };
    const value = { ...entryShapes.experience.blank("exp9"), dates };
    expect(cleanEdit(insertion("experience", value))).toMatchObject({ value: { dates } });
    const unclean = { ...value, dates: { ...dates, text: " 2020 " } };
    expect(cleanEdit(insertion("experience", unclean))).toMatchObject({
      value: { dates: { text: "2020", start: "", end: "2020" } },
    });
  });

  it("leaves the value that was given as it was", () => {
    const value = { ...entryShapes.skills.blank("skl9"), skills: linesOf("s", " Git ") };
    cleanEdit(insertion("skills", value));
    expect(value.skills).toEqual(linesOf("s", " Git "));
  });
});

describe("an edit that brings no text", () => {
  it("is the very same afterwards", () => {
    const edits: Edit[] = [
      valueOf(removeEdit(resume, "exp1.bullets", "b1")),
      valueOf(moveEdit(resume, "order", "skills", null)),
      { document: "resume", at, kind: "confirm", path: "name", text: " A ", confirmed: true },
    ];
    for (const edit of edits) expect(cleanEdit(edit)).toBe(edit);
  });
});

describe("words that stood in the file", () => {
  const written = `A${hidden}da  <b>`;
  const kept = { ...sample, resume: { ...sample.resume, name: written } };

  it("come back as they were, at their own place only", () => {
    expect(cleanEdit(text("name", written), kept)).toMatchObject({ next: written });
    expect(cleanEdit(text("headline", written), kept)).toMatchObject({ next: "Ada" });
    const elsewhere: Edit = { ...text("name", written), document: "cover_letter" };
    expect(cleanEdit(elsewhere, kept)).toMatchObject({ next: "Ada" });
  });

  it("come back in a line and in an entry that is put in again", () => {
    const bullets = linesOf("b", ` one${hidden} `);
    const job = { ...entryShapes.experience.blank("exp1"), title: written, bullets };
    const before = { ...sample, resume: { ...sample.resume, experience: [job] } };
    const entry = insertion("experience", job);
    expect(cleanEdit(entry, before)).toEqual(entry);
    const line = insertion("exp1.bullets", { id: "b1", text: ` one${hidden} ` });
    expect(cleanEdit(line, before)).toEqual(line);
    expect(cleanEdit(line)).toMatchObject({ value: { text: "one" } });
  });
});

describe("cleaning an edit", () => {
  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("name", "summary", "exp1.b1", "exp1.dates"),
        anyText(),
        (path, next) => {
          const once = cleanEdit(valueOf(textEdit(resume, path, next)));
          expect(cleanEdit(once)).toEqual(once);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it("keeps what an edit is about, whatever it is", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(6), (base, steps) => {
        for (const edit of runSteps(base, steps).edits) {
          const { kind, document, at: time } = cleanEdit(edit);
          expect({ kind, document, at: time }).toEqual({
            kind: edit.kind,
            document: edit.document,
            at: edit.at,
          });
        }
      }),
      { numRuns: runs(50) },
    );
  });
});
