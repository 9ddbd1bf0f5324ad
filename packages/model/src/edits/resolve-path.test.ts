import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import { emptyResume } from "../resume/resume.ts";
import type { Documents } from "../tailoring/edit.ts";
import { someDocuments } from "../testing/any-edits.ts";
import { textsByAddress } from "./address-text.ts";
import { documentOf } from "./apply-edit.ts";
import { entryShapes } from "./list-shapes.ts";
import { lineOwner, listsOfDocument } from "./lists.ts";
import type { DocumentList } from "./lists.ts";
import { resolveListPath, resolveTextPath } from "./resolve-path.ts";

const job = {
  ...entryShapes.experience.blank("exp7"),
  bullets: [
    { id: "b3", text: "one" },
    { id: "b1", text: "two" },
  ],
};
const documents: Documents = {
  resume: {
    ...emptyResume(),
    competencies: [{ id: "c4", text: "Planning" }],
    contact: { ...emptyResume().contact, links: [{ id: "u2", text: "example.org" }] },
    experience: [job],
    skills: [{ id: "skl2", category: "Tools", skills: [{ id: "s9", text: "Git" }] }],
    languages: [{ id: "lng5", name: "German", level: "" }],
    awards: [entryShapes.awards.blank("awd3")],
    additional: [{ id: "add2", title: "Hobbies", lines: [{ id: "l8", text: "Chess" }] }],
  },
  letter: {
    ...emptyLetter(),
    paragraphs: ["p4", "p1", "p3", "p2"].map((id) => ({ id, text: id })),
  },
};
const resume = { documents, document: "resume" } as const;
const letter = { documents, document: "cover_letter" } as const;

type Lists = readonly (readonly [string, DocumentList])[];

/** The address of a list with the place of its entry for the entry's id. */
function indexed(lists: Lists, list: string): string {
  const [owner = "", name] = list.split(".");
  for (const [section, { values }] of lists) {
    const at = values.findIndex(({ id }) => id === owner);
    if (at >= 0 && name !== undefined) return `${section}.${at}.${name}`;
  }
  return list;
}

/** Paths of indexes with the addresses that they name: lines, and the first value of each entry. */
function textsByIndex(lists: Lists): [path: string, address: string][] {
  return lists.flatMap(([list, { values }]) =>
    values.map((value, at): [string, string] => {
      if ("text" in value)
        return [`${indexed(lists, list)}[${at}]`, `${lineOwner(list)}.${value.id}`];
      const [field = ""] = Object.keys(value).filter((name) => name !== "id");
      return [`${list}.${at}.${field}.value`, `${value.id}.${field}`];
    }),
  );
}

describe("a path from the wire", () => {
  it.each([
    ["exp7.b1", "exp7.b1"],
    ["experience.0.bullets.1", "exp7.b1"],
    ["experience[0].bullets[0]", "exp7.b3"],
    ["experience.0.title.value", "exp7.title"],
    ["experience.0.responsibilities.0", "exp7.b3"],
    ["exp7.bullets.1", "exp7.b1"],
    ["skills.0.category", "skl2.category"],
    ["skills.0.skills.0", "skl2.s9"],
    ["competencies.0", "cmp.c4"],
    ["contact.links.0", "contact.u2"],
    ["contact.email", "contact.email"],
    ["contact.name", "name"],
    ["languages.0.name", "lng5.name"],
    ["awards.0.organization", "awd3.organization"],
    ["additional.0.lines.0", "add2.l8"],
    ["title", "headline"],
  ])("%s is the text %s of the resume", (path, address) => {
    expect(resolveTextPath(resume, path)).toBe(address);
  });

  it.each([
    ["opening_paragraph", "body.p4"],
    ["closing_paragraph.value", "body.p2"],
    ["body_paragraphs.1", "body.p3"],
    ["body_paragraphs[0]", "body.p1"],
    ["paragraphs.0", "body.p4"],
    ["body.3", "body.p2"],
    ["business_unit", "businessUnit"],
    ["signature_name", "signature"],
    ["date", "date"],
  ])("%s is the text %s of the letter", (path, address) => {
    expect(resolveTextPath(letter, path)).toBe(address);
  });

  it.each([
    "",
    ".",
    "experience",
    "experience.0",
    "experience.99.title",
    "experience.-1.title",
    "experience.00.title",
    "experience.0.bullets.9",
    "experience.0.bullets.0.text",
    "experience.0.id",
    "experience.0.dates.start",
    "experience.length",
    "experience.0.bullets.length",
    "__proto__.x",
    "__proto__",
    "constructor.prototype.x",
    "experience.__proto__.title",
    "experience.0.__proto__",
    "experience.0.constructor",
    "toString",
    "body_paragraphs.2",
    "x".repeat(1_000),
  ])("%j is nothing", (path) => {
    expect(resolveTextPath(resume, path)).toBeNull();
    expect(resolveTextPath(letter, path)).toBeNull();
    expect(resolveListPath(letter, path)).toBeNull();
  });

  it.each([
    ["experience", "experience"],
    ["experience.0.bullets", "exp7.bullets"],
    ["exp7.bullets", "exp7.bullets"],
    ["skills[0].skills", "skl2.skills"],
    ["competencies", "competencies"],
    ["order", "order"],
  ])("%s is the list %s of the resume", (path, list) => {
    expect(resolveListPath(resume, path)).toBe(list);
  });

  it("body_paragraphs is the list of the letter's paragraphs", () => {
    expect(resolveListPath(letter, "body_paragraphs")).toBe("body");
    expect(resolveListPath(letter, "paragraphs")).toBe("body");
    expect(resolveListPath(letter, "order")).toBeNull();
  });

  it("of indexes names each text and each list of any document, and an address names itself", () => {
    fc.assert(
      fc.property(someDocuments(), (shown) => {
        for (const kind of ["resume", "cover_letter"] as const) {
          const place = { documents: shown, document: kind };
          const lists = [...listsOfDocument(shown, kind)];
          const wanted = lists.map(([list]) => [indexed(lists, list), list]);
          expect(wanted.map(([path = ""]) => resolveListPath(place, path))).toEqual(
            wanted.map(([, list]) => list),
          );
          const texts = textsByIndex(lists);
          expect(texts.map(([path]) => resolveTextPath(place, path))).toEqual(
            texts.map(([, address]) => address),
          );
          const addresses = [...textsByAddress(documentOf(shown, kind)).keys()];
          expect(addresses.map((address) => resolveTextPath(place, address))).toEqual(addresses);
        }
      }),
      { numRuns: runs(30) },
    );
  });

  it("of any other form names nothing, or a text that is there", () => {
    const piece = fc.oneof(
      fc.constantFrom("experience", "exp7", "bullets", "title", "value", "0", "[0]", "body"),
      fc.constantFrom(
        "__proto__",
        "constructor",
        "length",
        "-1",
        "",
        "[",
        "]",
        "opening_paragraph",
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        for (const place of [resume, letter]) {
          const address = resolveTextPath(place, pieces.join("."));
          const texts = textsByAddress(documentOf(documents, place.document));
          expect(address === null || texts.has(address)).toBe(true);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});
