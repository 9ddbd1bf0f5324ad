import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ListValue } from "../tailoring/edit.ts";
import { someDocuments } from "../testing/any-edits.ts";
import { sample } from "../testing/sample-documents.ts";
import { listsOfDocument } from "./lists.ts";
import { mapLetterLists, mapResumeLists } from "./map-lists.ts";

/** A change that empties one list and leaves the others alone. */
function emptying(wanted: string) {
  return <T extends ListValue>(list: string, values: T[]): T[] =>
    list === wanted && values.length > 0 ? [] : values;
}

describe("mapping the lists of a document", () => {
  it("gives the very document back where nothing changes", () => {
    fc.assert(
      fc.property(someDocuments(), ({ resume, letter }) => {
        expect(mapResumeLists(resume, (_, values) => values)).toBe(resume);
        expect(mapLetterLists(letter, (_, values) => values)).toBe(letter);
      }),
      { numRuns: runs(100) },
    );
  });

  it("names every list once, with what it holds", () => {
    const seen: string[] = [];
    mapResumeLists(sample.resume, (list, values, { is }) => {
      seen.push(list);
      expect(values.every(is)).toBe(true);
      return values;
    });
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("keeps everything but the list that changes the same object", () => {
    const made = mapResumeLists(sample.resume, emptying("exp1.bullets"));
    expect(made.experience[0]).toEqual({ ...sample.resume.experience[0], bullets: [] });
    expect(made.experience[1]).toBe(sample.resume.experience[1]);
    expect(made.contact).toBe(sample.resume.contact);
    expect(made.awards).toBe(sample.resume.awards);
  });

  it("reaches every list of a resume and of a letter", () => {
    for (const [list, { values }] of listsOfDocument(sample, "resume")) {
      const resume = mapResumeLists(sample.resume, emptying(list));
      const shown = listsOfDocument({ ...sample, resume }, "resume").get(list)?.values;
      expect(shown).toEqual([]);
      expect(resume === sample.resume).toBe(values.length === 0);
    }
    for (const list of ["contact.links", "body"]) {
      const letter = mapLetterLists(sample.letter, emptying(list));
      expect(listsOfDocument({ ...sample, letter }, "cover_letter").get(list)?.values).toEqual([]);
    }
  });

  it("looks into the entries that stand there afterwards, and into no others", () => {
    const seen: string[] = [];
    mapResumeLists(sample.resume, (list, values) => {
      seen.push(list);
      return list === "experience" ? values.slice(1) : values;
    });
    expect(seen).toContain("exp2.bullets");
    expect(seen).not.toContain("exp1.bullets");
  });
});
