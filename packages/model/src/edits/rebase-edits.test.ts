import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyLetter } from "../cover-letter.ts";
import type { Result } from "../result.ts";
import { emptyResume } from "../resume.ts";
import { someDocuments, anySteps, at, runSteps } from "../testing/any-edits.ts";
import { textsByAddress } from "./address-text.ts";
import { documentOf } from "./apply-edit.ts";
import { differenceOf } from "./difference-of.ts";
import type { Documents, Edit, EditFailure } from "./edit.ts";
import { entryShapes } from "./list-shapes.ts";
import { insertEdit, moveEdit, removeEdit, textEdit } from "./make-edit.ts";
import { editsForMine, rebaseEdits } from "./rebase-edits.ts";
import { replayEdits } from "./replay-edits.ts";
import { wordsOfValue } from "./values-by-address.ts";

const job = {
  ...entryShapes.experience.blank("exp1"),
  title: "Engineer",
  bullets: [
    { id: "b1", text: "one" },
    { id: "b2", text: "two" },
    { id: "b3", text: "three" },
  ],
};
const before: Documents = {
  resume: { ...emptyResume(), name: "Ada", summary: "A summary.", experience: [job] },
  letter: emptyLetter(),
};
const place = { documents: before, document: "resume", at } as const;

function made(...results: Result<Edit, EditFailure>[]): Edit[] {
  return results.flatMap((result) => (result.ok ? [result.value] : []));
}

function after(edits: readonly Edit[]): Documents {
  return replayEdits(before, edits).documents;
}

function bullets(documents: Documents): string[] | undefined {
  return documents.resume.experience[0]?.bullets.map((line) => line.text);
}

describe("edits of two windows", () => {
  it("join without a word where they are about different places", () => {
    const mine = made(textEdit(place, "name", "Ada L."), textEdit(place, "exp1.b1", "uno"));
    const theirs = after(
      made(textEdit(place, "summary", "Another."), moveEdit(place, "exp1.bullets", "b3", null)),
    );
    const rebased = rebaseEdits(mine, before, theirs);
    expect(rebased.conflicts).toEqual([]);
    const { documents, refused } = replayEdits(theirs, rebased.edits);
    expect(refused).toEqual([]);
    expect(documents.resume).toMatchObject({ name: "Ada L.", summary: "Another." });
    expect(bullets(documents)).toEqual(["three", "uno", "two"]);
  });

  it("conflict where the other side wrote over a line that this side puts in once more", () => {
    const mine = made(insertEdit(place, "exp1.bullets", { id: "b9", text: "four" }, "b3"));
    const own = rebaseEdits(mine, before, after(mine));
    expect(own).toEqual({ edits: [], conflicts: [] });
    const theirs = after(made(insertEdit(place, "exp1.bullets", { id: "b9", text: "vier" }, "b3")));
    const { edits, conflicts } = rebaseEdits(mine, before, theirs);
    expect(edits).toEqual([]);
    expect(conflicts).toMatchObject([{ path: "exp1.b9", theirs: "vier", mine: { next: "four" } }]);
  });

  it("are taken back where this side did so after the other one had stored them", () => {
    const there = made(textEdit(place, "name", "Eve"));
    const back = { ...place, documents: after(there) };
    const mine = [...there, ...made(textEdit(back, "name", "Ada"))];
    const theirs = after([...there, ...made(textEdit(place, "summary", "Another."))]);
    const { edits, conflicts } = rebaseEdits(mine, before, theirs);
    expect(conflicts).toEqual([]);
    expect(replayEdits(theirs, edits).documents.resume).toMatchObject({
      name: "Ada",
      summary: "Another.",
    });
  });

  it("conflict once where both wrote the same text, with both wordings", () => {
    const mine = [
      ...made(textEdit(place, "name", "Eve")),
      ...made(textEdit({ ...place, documents: after([]) }, "name", "Eve")),
    ];
    const theirs = after(made(textEdit(place, "name", "Bea")));
    const { edits, conflicts } = rebaseEdits(mine, before, theirs);
    expect(edits).toEqual([]);
    expect(conflicts).toMatchObject([{ path: "name", theirs: "Bea", before: "Ada" }]);
    const [conflict] = conflicts;
    if (conflict === undefined) throw new Error("no conflict");
    expect(conflict.mine).toMatchObject({ next: "Eve" });
    const taken = replayEdits(theirs, editsForMine(theirs, conflict, at));
    expect(taken.documents.resume.name).toBe("Eve");
  });

  it("agree where both wrote the same words, or both took the same line out", () => {
    const same = made(textEdit(place, "name", "Eve"), removeEdit(place, "exp1.bullets", "b2"));
    expect(rebaseEdits(same, before, after(same))).toEqual({ edits: [], conflicts: [] });
  });

  it("conflict where one wrote in what the other took out, and the words can come back", () => {
    const mine = made(textEdit(place, "exp1.b2", "dos"));
    const theirs = after(made(removeEdit(place, "experience", "exp1")));
    const { edits, conflicts } = rebaseEdits(mine, before, theirs);
    expect(edits).toEqual([]);
    expect(conflicts).toMatchObject([{ path: "exp1.b2", theirs: null, before: "two" }]);
    const back = conflicts.flatMap((one) => editsForMine(theirs, one, at));
    expect(bullets(replayEdits(theirs, back).documents)).toEqual(["one", "dos", "three"]);
  });

  it("conflict where one took out what the other wrote in", () => {
    const mine = made(removeEdit(place, "exp1.bullets", "b2"));
    const theirs = after(made(textEdit(place, "exp1.b2", "dos")));
    const { edits, conflicts } = rebaseEdits(mine, before, theirs);
    expect(edits).toEqual([]);
    expect(conflicts).toMatchObject([{ path: "exp1.b2", theirs: "dos", before: "two" }]);
    const taken = conflicts.flatMap((one) => editsForMine(theirs, one, at));
    expect(bullets(replayEdits(theirs, taken).documents)).toEqual(["one", "three"]);
  });

  it("put a new line behind its nearest neighbour that is left", () => {
    const line = { id: "b20000", text: "new" };
    const mine = made(insertEdit(place, "exp1.bullets", line, "b2"));
    const theirs = after(made(removeEdit(place, "exp1.bullets", "b2")));
    const { edits, conflicts } = rebaseEdits(mine, before, theirs);
    expect(conflicts).toEqual([]);
    expect(bullets(replayEdits(theirs, edits).documents)).toEqual(["one", "new", "three"]);
  });
});

describe("an answer that was lost", () => {
  it("is no conflict with oneself, also when the person went on writing", () => {
    const line = { id: "b20000", text: "fir" };
    const sent = made(textEdit(place, "name", "Eve"), insertEdit(place, "exp1.bullets", line));
    const stored = after(sent);
    const on = { ...place, documents: stored };
    const more = made(textEdit(on, "name", "Eve L."), textEdit(on, "exp1.b20000", "first"));
    expect(rebaseEdits(sent, before, stored)).toEqual({ edits: [], conflicts: [] });
    expect(rebaseEdits([...sent, ...more], before, stored)).toEqual({ edits: more, conflicts: [] });
    const [summary] = made(textEdit(on, "summary", "Another."));
    const others = replayEdits(stored, summary === undefined ? [] : [summary]).documents;
    const rebased = rebaseEdits([...sent, ...more], before, others);
    expect(rebased.conflicts).toEqual([]);
    const { documents } = replayEdits(others, rebased.edits);
    expect(documents.resume).toMatchObject({ name: "Eve L.", summary: "Another." });
    expect(bullets(documents)?.at(-1)).toBe("first");
  });

  it("keeps confirmations and the withdrawal of outdated edits", () => {
    const confirm: Edit = {
      document: "resume",
      at,
      kind: "confirm",
      path: "summary",
      text: "A summary.",
      confirmed: true,
    };
    const [withdrawal] = made(textEdit(place, "exp1.b1", "one"));
    const quiet = [confirm, ...(withdrawal === undefined ? [] : [withdrawal])];
    const theirs = after(made(textEdit(place, "name", "Eve")));
    expect(rebaseEdits(quiet, before, theirs).edits).toEqual(quiet);
    expect(rebaseEdits(quiet, before, before).edits).toEqual(quiet);
  });
});

/** Every text that an edit brings. */
function wordsOf(edit: Edit): string[] {
  if (edit.kind === "text") return edit.next === "" ? [] : [edit.next];
  return edit.kind === "insert" ? wordsOfValue(edit.value).split("\n").filter(Boolean) : [];
}

function allTexts(documents: Documents): Set<string> {
  return new Set(
    (["resume", "cover_letter"] as const)
      .flatMap((kind) => [...textsByAddress(documentOf(documents, kind)).values()])
      .flatMap((text) => [text, ...text.split("\n")]),
  );
}

describe("rebasing anything on anything", () => {
  it("loses no words of either side, and conflicts at most once a place", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(8), anySteps(8), (base, one, other) => {
        const { edits: mine, last: local } = runSteps(base, one);
        const { last: theirs } = runSteps(base, other);
        const { edits, conflicts } = rebaseEdits(mine, base, theirs);
        const { documents, refused } = replayEdits(theirs, edits);
        expect(refused).toEqual([]);

        const paths = conflicts.map(({ mine: edit, path }) => `${edit.document} ${path}`);
        expect(new Set(paths).size).toBe(paths.length);

        const texts = allTexts(documents);
        const mineLeft = new Set(conflicts.flatMap((conflict) => wordsOf(conflict.mine)));
        const theirsLeft = new Set(
          conflicts.flatMap(({ theirs: text }) => text?.split("\n") ?? []),
        );
        const missing = differenceOf(base, local, at)
          .flatMap(wordsOf)
          .filter((text) => !texts.has(text) && !mineLeft.has(text));
        expect(missing).toEqual([]);
        const gone = differenceOf(base, theirs, at)
          .flatMap(wordsOf)
          .flatMap((text) => text.split("\n"))
          .filter((text) => text !== "" && !texts.has(text) && !theirsLeft.has(text));
        expect(gone).toEqual([]);
      }),
      { numRuns: runs(300), endOnFailure: true },
    );
  });
});
