import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyLetter } from "../tailoring/cover-letter.ts";
import { maxBullets } from "../base/limits.ts";
import type { Result } from "../base/result.ts";
import { emptyResume } from "../resume/resume.ts";
import { someDocuments, anySteps, at, runSteps } from "../testing/any-edits.ts";
import { readAddress, textsByAddress } from "./address-text.ts";
import { documentOf } from "./apply-edit.ts";
import { differenceOf } from "./difference-of.ts";
import type { Documents, Edit, EditFailure, TextEdit } from "../tailoring/edit.ts";
import { entryShapes } from "./list-shapes.ts";
import { newValue } from "./lists.ts";
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

describe("lines and entries of two windows", () => {
  it("go where this side dragged them last, also where the other one dragged them elsewhere", () => {
    const mine = made(moveEdit(place, "exp1.bullets", "b3", null));
    const theirs = after(made(moveEdit(place, "exp1.bullets", "b3", "b1")));
    const { edits, conflicts } = rebaseEdits(mine, before, theirs);
    expect(conflicts).toEqual([]);
    expect(bullets(replayEdits(theirs, edits).documents)).toEqual(["three", "one", "two"]);
  });

  it("are not dragged any more where the other side took them out", () => {
    const mine = made(moveEdit(place, "exp1.bullets", "b3", null));
    const theirs = after(made(removeEdit(place, "exp1.bullets", "b3")));
    expect(rebaseEdits(mine, before, theirs)).toEqual({ edits: [], conflicts: [] });
  });

  it("are dragged behind the nearest neighbour that is left", () => {
    const mine = made(moveEdit(place, "exp1.bullets", "b1", "b3"));
    const theirs = after(made(removeEdit(place, "exp1.bullets", "b3")));
    const { edits } = rebaseEdits(mine, before, theirs);
    expect(bullets(replayEdits(theirs, edits).documents)).toEqual(["two", "one"]);
  });

  it("come back with their entry, where the other side took all of it out", () => {
    const line = { id: "b20000", text: "new" };
    const mine = made(insertEdit(place, "exp1.bullets", line, null));
    const theirs = after(made(removeEdit(place, "experience", "exp1")));
    const { edits, conflicts } = rebaseEdits(mine, before, theirs);
    expect(edits).toEqual([]);
    expect(conflicts).toMatchObject([{ path: "exp1.b20000", theirs: null, before: null }]);
    const back = conflicts.flatMap((one) => editsForMine(theirs, one, at));
    expect(bullets(replayEdits(theirs, back).documents)).toEqual(["new", "one", "two", "three"]);
  });

  it("are lost nowhere in a list that the other side has filled", () => {
    const full = Array.from({ length: maxBullets - 3 }, (_, index) =>
      insertEdit(place, "exp1.bullets", { id: `b${30_000 + index}`, text: "full" }),
    );
    const theirs = after(made(...full));
    const line = { id: "b20000", text: "one too many" };
    const mine = made(insertEdit(place, "exp1.bullets", line));
    expect(rebaseEdits(mine, before, theirs)).toMatchObject({
      edits: [],
      conflicts: [{ path: "exp1.b20000", theirs: null, mine: { value: line } }],
    });
  });

  it("of a section of the person's own keep their place in the order", () => {
    const section = newValue("additional", "add20000");
    const mine = made(insertEdit(place, "additional", section)).map((edit) =>
      edit.kind === "insert" ? { ...edit, place: "experience" } : edit,
    );
    const theirs = after(made(moveEdit(place, "order", "experience", null)));
    const { edits, conflicts } = rebaseEdits(mine, before, theirs);
    expect(conflicts).toEqual([]);
    const { order } = replayEdits(theirs, edits).documents.resume;
    expect(order.slice(0, 2)).toEqual(["experience", "add20000"]);
  });

  it("that both took out, or one after the other changed them to the same, are no conflict", () => {
    const removal = made(removeEdit(place, "experience", "exp1"));
    const theirs = after([...removal, ...made(textEdit(place, "name", "Eve"))]);
    expect(rebaseEdits(removal, before, theirs)).toEqual({ edits: [], conflicts: [] });
  });

  it("conflict once in each document where both heads were written", () => {
    const inLetter = { ...place, document: "cover_letter" } as const;
    const mine = made(textEdit(place, "name", "Eve"), textEdit(inLetter, "name", "Eve"));
    const theirs = after(
      made(textEdit(place, "name", "Bea"), textEdit(inLetter, "name", "Beatrice")),
    );
    const { conflicts } = rebaseEdits(mine, before, theirs);
    expect(conflicts.map(({ mine: edit, theirs: text }) => [edit.document, text])).toEqual([
      ["resume", "Bea"],
      ["cover_letter", "Beatrice"],
    ]);
  });
});

describe("words that never held", () => {
  const late: Edit = {
    document: "resume",
    at,
    kind: "text",
    path: "name",
    old: "Adam",
    next: "Eve",
  };

  it("are asked about, over the text that stood in their way", () => {
    const { edits, conflicts } = rebaseEdits([late], before, before);
    expect(edits).toEqual([]);
    expect(conflicts).toMatchObject([{ path: "name", theirs: "Ada", mine: { next: "Eve" } }]);
  });

  it("are asked about once, the last of them", () => {
    const { conflicts } = rebaseEdits([late, { ...late, next: "Eva" }], before, before);
    expect(conflicts).toMatchObject([{ mine: { next: "Eva" } }]);
  });

  it("are asked about where an answer was lost, before the stored ones and behind them", () => {
    const stored = made(textEdit(place, "summary", "Another."));
    const theirs = after(stored);
    const question = [{ path: "name", theirs: "Ada", mine: { next: "Eve" } }];
    expect(rebaseEdits([...stored, late], before, theirs).conflicts).toMatchObject(question);
    expect(rebaseEdits([late, ...stored], before, theirs).conflicts).toMatchObject(question);
  });

  it("do not take back what the other side has made of them", () => {
    const theirs = after(made(textEdit(place, "name", "Eve"), textEdit(place, "summary", "New.")));
    expect(rebaseEdits([late], before, theirs)).toEqual({ edits: [], conflicts: [] });
  });

  it("are no question where they stand there already, or say nothing", () => {
    const theirs = after(made(textEdit(place, "name", "Eve")));
    expect(rebaseEdits([late], before, theirs).conflicts).toEqual([]);
    const blank = { id: "b20000", text: "" };
    const insertion = made(insertEdit(place, "exp1.bullets", blank)).map((edit) =>
      edit.kind === "insert" ? { ...edit, list: "exp9.bullets" } : edit,
    );
    expect(rebaseEdits(insertion, before, before).conflicts).toEqual([]);
  });
});

describe("taking this side's part", () => {
  const [edit] = made(textEdit(place, "exp1.b2", "dos"));
  const [removal] = made(removeEdit(place, "exp1.bullets", "b2"));
  if (edit === undefined || removal === undefined) throw new Error("no edit");

  it("writes over what is shown by now, not over what stood there when it was asked", () => {
    const shown = after(made(textEdit(place, "exp1.b2", "deux")));
    const conflict = { path: "exp1.b2", mine: edit, theirs: "zwei", before: "two" };
    expect(editsForMine(shown, conflict, at)).toEqual([{ ...edit, old: "deux" }]);
  });

  it("takes out what is shown by now, and nothing where it is gone", () => {
    const conflict = { path: "exp1.b2", mine: removal, theirs: "dos", before: "two" };
    const shown = after(made(textEdit(place, "exp1.b2", "deux")));
    expect(editsForMine(shown, conflict, at)).toMatchObject([
      { kind: "remove", value: { id: "b2", text: "deux" } },
    ]);
    expect(editsForMine(after([removal]), conflict, at)).toEqual([]);
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

/** Every text of both documents by the document and its address. */
function placedTexts(documents: Documents): Map<string, string> {
  return new Map(
    (["resume", "cover_letter"] as const).flatMap((kind) =>
      [...textsByAddress(documentOf(documents, kind))].map(([path, text]): [string, string] => [
        `${kind} ${path}`,
        text,
      ]),
    ),
  );
}

/** What an edit writes at a place. */
function wordsAt(edit: TextEdit, place: string): string | undefined {
  return `${edit.document} ${edit.path}` === place ? edit.next : undefined;
}

interface TwoSides {
  readonly before: string;
  readonly here: string | undefined;
  readonly others: string | undefined;
  /** Whether the other side has what this one wrote on its way. */
  readonly own: boolean;
}

/** What a hand would make of a text that two sides may have changed, and whether it would ask. */
function joinByHand({ before, here, others, own }: TwoSides) {
  if (own || others === before) return { text: here, asks: false };
  if (here === before || here === others) return { text: others, asks: false };
  return { text: others, asks: true };
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

  it("joins texts as a hand would: what one side alone changed, and a question where both did", () => {
    const textsOnly = anySteps(6).map((steps) =>
      steps.map((step) => ({ ...step, kind: "text" as const })),
    );
    fc.assert(
      fc.property(someDocuments(), textsOnly, textsOnly, (base, one, other) => {
        const { edits: mine, last: local } = runSteps(base, one);
        const { last: theirs } = runSteps(base, other);
        const { edits, conflicts } = rebaseEdits(mine, base, theirs);
        const { documents } = replayEdits(theirs, edits);
        const told = new Set(conflicts.map(({ mine: edit, path }) => `${edit.document} ${path}`));
        const [was, here, there, joined] = [base, local, theirs, documents].map(placedTexts);
        const wrong = [...(was ?? [])].filter(([place, before]) => {
          const others = there?.get(place);
          const own = mine.some((edit) => edit.kind === "text" && wordsAt(edit, place) === others);
          const { text, asks } = joinByHand({ before, here: here?.get(place), others, own });
          return joined?.get(place) !== text || told.has(place) !== asks;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it("leaves this side's words wherever its part is taken in a conflict", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(5), anySteps(5), (base, one, other) => {
        const { edits: mine } = runSteps(base, one);
        const { last: theirs } = runSteps(base, other);
        const { edits, conflicts } = rebaseEdits(mine, base, theirs);
        const shown = replayEdits(theirs, edits).documents;
        const lost = conflicts.filter((conflict) => {
          const { mine: edit, path } = conflict;
          if (edit.kind !== "text" || conflict.theirs === null) return false;
          const taken = replayEdits(shown, editsForMine(shown, conflict, at));
          const text = readAddress(documentOf(taken.documents, edit.document), path);
          return taken.refused.length > 0 || text !== edit.next;
        });
        expect(lost).toEqual([]);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
