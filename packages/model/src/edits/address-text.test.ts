import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letterLeaves, resumeLeaves } from "../resume/address.ts";
import type { Leaf } from "../resume/address.ts";
import { emptyResume } from "../resume/resume.ts";
import { someDocuments } from "../testing/any-edits.ts";
import { anyText } from "../testing/arbitrary.ts";
import { linesOf, sample, valueOf } from "../testing/sample-documents.ts";
import { ownerOf, readAddress, textsByAddress, writeAddress } from "./address-text.ts";
import type { EditableDocument } from "./address-text.ts";
import { entryShapes } from "./list-shapes.ts";

function stated(document: EditableDocument): [string, string][] {
  return [...textsByAddress(document)].filter(([, text]) => text !== "");
}

function pairs(leaves: readonly Leaf[]): [string, string][] {
  return leaves.map(({ address, text }) => [address, text]);
}

describe("the owner of an address", () => {
  it.each([
    ["exp1.b2", "exp1"],
    ["contact.email", "contact"],
    ["name", "name"],
    ["a.b.c", "a"],
    ["", ""],
    [".b1", ""],
  ])("%j is %j", (address, owner) => {
    expect(ownerOf(address)).toBe(owner);
  });
});

describe("reading an address", () => {
  it.each([
    ["name", "Ada"],
    ["headline", ""],
    ["contact.u1", "ada.example.org"],
    ["cmp.c2", "Teaching"],
    ["exp1.dates", "2019 - 2020"],
    ["exp1.b4", "line b4"],
    ["edu1.d1", "With honours"],
    ["skl1.category", "Tools"],
    ["skl1.s2", "Go"],
    ["lng1.level", "fluent"],
    ["awd1.b1", "Of ten"],
    ["add1.l1", "Chess"],
  ])("%s of a resume gives %j", (address, text) => {
    expect(readAddress(sample.resume, address)).toBe(text);
  });

  it.each([
    ["body.p2", "Second."],
    ["businessUnit", ""],
    ["signature", "Ada"],
  ])("%s of a letter gives %j", (address, text) => {
    expect(readAddress(sample.letter, address)).toBe(text);
  });

  it.each([
    "",
    "exp1",
    "exp1.b9",
    "exp9.title",
    "body.p2",
    "order",
    "language",
    "toString",
    "exp1.id",
  ])("%j is no place of a resume", (address) => {
    expect(readAddress(sample.resume, address)).toBeUndefined();
  });

  it("gives the first of two values that share an address", () => {
    const twice = [...linesOf("b", "first"), ...linesOf("b", "second")];
    const resume = {
      ...emptyResume(),
      experience: [{ ...entryShapes.experience.blank("exp1"), bullets: twice }],
    };
    expect(readAddress(resume, "exp1.b1")).toBe("first");
    const written = valueOf(writeAddress(resume, "exp1.b1", "new"));
    expect(written.experience[0]?.bullets.map(({ text }) => text)).toEqual(["new", "second"]);
  });
});

describe("writing an address", () => {
  it("changes that text alone, whatever stands there, and leaves the rest the same object", () => {
    const written = valueOf(writeAddress(sample.resume, "exp1.b3", "new"));
    expect(written.experience[0]?.bullets[2]?.text).toBe("new");
    expect(written.experience[0]?.bullets[1]).toBe(sample.resume.experience[0]?.bullets[1]);
    expect(written.experience[1]).toBe(sample.resume.experience[1]);
    expect(written.awards).toBe(sample.resume.awards);
  });

  it("gives the very document back where the text stands there already", () => {
    expect(valueOf(writeAddress(sample.resume, "name", "Ada"))).toBe(sample.resume);
    expect(valueOf(writeAddress(sample.letter, "body.p1", "First."))).toBe(sample.letter);
  });

  it("reads dates anew, so that they never say something else than their text", () => {
    const written = valueOf(writeAddress(sample.resume, "exp1.dates", "since May 2021"));
    expect(written.experience[0]?.dates).toEqual({
      text: "since May 2021",
      start: "2021-05",
      end: "present",
    });
  });

  it("is read back at every address of any document, and changes no other text", () => {
    fc.assert(
      fc.property(someDocuments(), fc.nat(), anyText(), (documents, pick, next) => {
        for (const document of [documents.resume, documents.letter]) {
          const before = textsByAddress(document);
          const address = [...before.keys()][pick % before.size] ?? "name";
          const after = textsByAddress(valueOf(writeAddress(document, address, next)));
          expect(after).toEqual(new Map([...before, [address, next]]));
        }
      }),
      { numRuns: runs(500) },
    );
  });
});

describe("the texts of a document by address", () => {
  it("hold absent ones as well, each under the address that reads it", () => {
    const texts = textsByAddress(sample.resume);
    expect(texts.get("exp2.title")).toBe("");
    for (const [address, text] of texts) expect(readAddress(sample.resume, address)).toBe(text);
  });

  it("are the stated values in their order, where the absent ones are left out", () => {
    fc.assert(
      fc.property(someDocuments(), ({ resume, letter }) => {
        expect(stated(resume)).toEqual(pairs(resumeLeaves(resume)));
        expect(stated(letter)).toEqual(pairs(letterLeaves(letter)));
      }),
      { numRuns: runs(100) },
    );
  });
});
