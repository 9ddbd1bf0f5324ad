import { timeLimit } from "@savile/testing";
import { describe, expect, it } from "vitest";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import { maxBullets, maxEntries } from "../base/limits.ts";
import { emptyResume, recordSections } from "../resume/resume.ts";
import type { RecordEntry } from "../resume/resume.ts";
import { at } from "../testing/any-edits.ts";
import { readAddress, textsByAddress } from "./address-text.ts";
import { differenceOf } from "./difference-of.ts";
import type { Documents, TextEdit } from "../tailoring/edit.ts";
import { entryShapes } from "./list-shapes.ts";
import { invertEdit, replayEdits } from "./replay-edits.ts";

const bullets = Array.from({ length: maxBullets }, (_, at) => ({ id: `b${at + 1}`, text: "Led." }));

function entriesOf(section: (typeof recordSections)[number]): RecordEntry[] {
  const { blank, prefix } = entryShapes[section];
  return Array.from({ length: maxEntries }, (_, at) => ({
    ...blank(`${prefix}${at + 1}`),
    bullets,
  }));
}

/** As long as documents can be: every section of records is full. */
const documents: Documents = {
  resume: {
    ...emptyResume(),
    ...Object.fromEntries(recordSections.map((section) => [section, entriesOf(section)])),
  },
  letter: emptyLetter(),
};
const lines = [...textsByAddress(documents.resume)].filter(([, text]) => text === "Led.");

describe("the longest documents", () => {
  it("take as many edits as one call brings in less than the time that a save has", () => {
    const edits = lines.slice(-2_000).map(([path, old], index): TextEdit => ({
      kind: "text",
      document: "resume",
      at,
      path,
      old,
      next: `Led ${index}.`,
    }));
    // Time of the processor, which other programs on the machine do not lengthen.
    const start = process.cpuUsage().user;
    const { documents: shown, refused } = replayEdits(documents, edits);
    for (const { path, next } of edits) expect(readAddress(shown.resume, path)).toBe(next);
    const stored = differenceOf(documents, shown, at);
    const back = replayEdits(
      shown,
      stored.map((edit) => invertEdit(edit, at)),
    );
    expect((process.cpuUsage().user - start) / 1_000).toBeLessThan(timeLimit(2_500));
    expect(refused).toEqual([]);
    expect(stored).toHaveLength(2_000);
    expect(back.documents).toEqual(documents);
  });
});
