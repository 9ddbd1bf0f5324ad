import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxBullets, maxEntries } from "../base/limits.ts";
import { entryPrefixes, recordSections } from "../resume/known-sections.ts";
import { emptyResume } from "../resume/resume.ts";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import { at } from "../testing/any-edits.ts";
import { sample, valueOf } from "../testing/sample-documents.ts";
import { applyEdit } from "./apply-edit.ts";
import {
  firstFreeNumber,
  freeId,
  lineOwner,
  listsOf,
  listsOfDocument,
  newValue,
  periodsByAddress,
  prefixOfList,
} from "./lists.ts";
import type { DocumentList } from "./lists.ts";
import { insertEdit } from "./make-edit.ts";

const list: DocumentList = {
  document: "resume",
  list: "exp1.bullets",
  prefix: "b",
  most: maxBullets,
  values: [],
};

describe("the lists of a document", () => {
  it("are every section and the lines of each of its entries", () => {
    const names = [...listsOfDocument(sample, "resume").keys()];
    const sections = [...Object.keys(entryPrefixes), "competencies", "contact.links"];
    const lines = ["exp1.bullets", "exp2.bullets", "edu1.details", "skl1.skills", "awd1.bullets"];
    expect(names.toSorted()).toEqual([...sections, ...lines, "add1.lines"].toSorted());
    expect([...listsOfDocument(sample, "cover_letter").keys()]).toEqual(["contact.links", "body"]);
  });

  it("stand with the section before the lines of its entries", () => {
    const names = [...listsOfDocument(sample, "resume").keys()];
    expect(names.indexOf("experience")).toBeLessThan(names.indexOf("exp1.bullets"));
    expect(names.indexOf("awards")).toBeLessThan(names.indexOf("awd1.bullets"));
  });

  it("say what they hold and how much they may hold", () => {
    const lists = listsOfDocument(sample, "resume");
    expect(lists.get("exp1.bullets")).toEqual({
      ...list,
      values: sample.resume.experience[0]?.bullets,
    });
    expect(lists.get("languages")).toMatchObject({ prefix: "lng", most: maxEntries });
  });

  it("of both documents are those of the resume, then those of the letter", () => {
    const documents = { resume: emptyResume(), letter: emptyLetter() };
    const both = listsOf(documents).map(({ document, list: name }) => [document, name]);
    expect(both.slice(-2)).toEqual([
      ["cover_letter", "contact.links"],
      ["cover_letter", "body"],
    ]);
    expect(both).toHaveLength(Object.keys(entryPrefixes).length + 4);
  });
});

describe("a new line or entry", () => {
  it("fits every list of a document", () => {
    for (const one of listsOf(sample)) {
      const value = newValue(one.list, freeId(one, 0.5));
      const place = { documents: sample, document: one.document, at } as const;
      expect(applyEdit(sample, valueOf(insertEdit(place, one.list, value))).ok).toBe(true);
    }
  });

  it("states nothing", () => {
    expect(newValue("exp1.bullets", "b1")).toEqual({ id: "b1", text: "" });
    expect(newValue("languages", "lng1")).toEqual({ id: "lng1", name: "", level: "" });
  });

  it("is made anew each time, so that two never share their lines", () => {
    const [one, other] = [newValue("skills", "skl1"), newValue("skills", "skl1")];
    expect(one).toEqual(other);
    expect("skills" in one && "skills" in other && one.skills !== other.skills).toBe(true);
  });

  it.each(["toString", "__proto__", "constructor", "hasOwnProperty"])(
    "for a list that is named %s is a plain line",
    (name) => {
      expect(newValue(name, "b1")).toEqual({ id: "b1", text: "" });
    },
  );
});

describe("the prefix of the ids", () => {
  it("is that of each list of a document", () => {
    for (const one of listsOf(sample)) expect(prefixOfList(one.list)).toBe(one.prefix);
  });

  it.each(["exp1.title", "order", "", "bullets", "toString", "__proto__", "summary"])(
    "is none for %j, which is no list",
    (name) => {
      expect(prefixOfList(name)).toBeNull();
    },
  );
});

describe("the owner of a list of lines", () => {
  it.each([
    ["exp1.bullets", "exp1"],
    ["contact.links", "contact"],
    ["competencies", "cmp"],
    ["body", "body"],
  ])("%s is %s", (name, owner) => {
    expect(lineOwner(name)).toBe(owner);
  });
});

describe("a free id", () => {
  it("stands above those of a file", () => {
    expect(freeId(list, 0)).toBe(`b${firstFreeNumber}`);
  });

  it("gives way to the next number while it is taken", () => {
    const values = [0, 1, 3].map((more) => ({ id: `b${firstFreeNumber + more}`, text: "" }));
    expect(freeId({ ...list, values }, 0)).toBe(`b${firstFreeNumber + 2}`);
  });

  it("is another one for another chance, so that two windows choose two", () => {
    expect(freeId(list, 0.25)).not.toBe(freeId(list, 0.75));
  });

  it("is free and an id of its list, whatever the chance is", () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(chance, chance, (one, other) => {
        const taken = { id: freeId(list, one), text: "" };
        const id = freeId({ ...list, values: [taken] }, other);
        expect(id).not.toBe(taken.id);
        expect(id).toMatch(/^b[1-9]\d{4,9}$/);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe("the periods of a resume", () => {
  it("stand under the addresses of the dates of every dated section", () => {
    const periods = periodsByAddress(sample.resume);
    expect(periods.get("exp1.dates")).toEqual({ text: "2019 - 2020", start: "2019", end: "2020" });
    expect([...periods.keys()]).toEqual(["exp1.dates", "exp2.dates", "edu1.dates", "awd1.dates"]);
  });

  it("are found in each section of records", () => {
    for (const section of recordSections) {
      const entry = newValue(section, `${entryPrefixes[section]}1`);
      const resume = { ...emptyResume(), ...Object.fromEntries([[section, [entry]]]) };
      expect([...periodsByAddress(resume).keys()]).toEqual([`${entry.id}.dates`]);
    }
  });
});
