import { describe, expect, it } from "vitest";
import { emptyResume } from "../resume/resume.ts";
import { extractionOf } from "../testing/extraction-of.ts";
import { applyCorrections } from "./apply-corrections.ts";
import type { Correction } from "./correction.ts";
import { isSameCorrection, rebaseCorrections } from "./rebase-corrections.ts";

const who = { accountId: "a1", at: "2026-01-02T03:04:05.000Z" };
const reading = extractionOf({
  ...emptyResume(),
  name: "Orla Finch",
  competencies: [{ id: "c1", text: "Pruning" }],
  languages: [
    { id: "lng1", name: "Irish", level: "" },
    { id: "lng2", name: "French", level: "" },
  ],
});

function rebase(lists: Partial<Record<"base" | "mine" | "theirs", readonly Correction[]>>) {
  return rebaseCorrections({ reading, base: [], mine: [], theirs: [], who, ...lists });
}

const named: Correction = { op: "set", path: "name", text: "Orla Moss" };
const added: Correction = { op: "addLine", entry: "cmp", id: "c2", text: "Mulching", before: null };
const theirLine: Correction = { ...added, text: "Grafting" };
const spoken: Correction = {
  op: "addEntry",
  section: "languages",
  id: "lng3",
  values: [{ field: "name", text: "Welsh" }],
  before: null,
};

describe("two corrections", () => {
  it("are the same whenever they were made, and in whatever order their names stand", () => {
    expect(isSameCorrection(named, { ...named, at: "2026-05-05" })).toBe(true);
    expect(isSameCorrection(named, { text: "Orla Moss", path: "name", op: "set" })).toBe(true);
    expect(
      isSameCorrection(
        { op: "placeLine", line: "t.l1", to: "name" },
        {
          op: "placeLine",
          line: "t.l1",
          to: "name",
          text: undefined,
        },
      ),
    ).toBe(true);
  });

  it("are not the same where one writes, goes or stands elsewhere", () => {
    expect(isSameCorrection(named, { ...named, text: "Orla" })).toBe(false);
    expect(isSameCorrection(added, { ...added, before: "c1" })).toBe(false);
    expect(
      isSameCorrection({ op: "confirm", path: "name" }, { op: "removeLine", path: "name" }),
    ).toBe(false);
  });
});

describe("lists of corrections that grew apart", () => {
  it("are theirs where this side did nothing, and mine where the other did nothing", () => {
    expect(rebase({ theirs: [named, added] })).toEqual({ corrections: [named, added], left: [] });
    expect(rebase({ mine: [named, added] })).toEqual({ corrections: [named, added], left: [] });
    expect(rebase({ base: [named], mine: [named], theirs: [named] }).corrections).toEqual([named]);
  });

  it("hold once what both sides did alike, whenever each of them did it", () => {
    const theirs = [{ ...named, at: "2026-05-05" }];
    expect(rebase({ mine: [named, added], theirs })).toEqual({
      corrections: [...theirs, added],
      left: [],
    });
  });

  it("leave out what this side took back, wherever theirs has it", () => {
    const base = [named, added];
    expect(rebase({ base, mine: [], theirs: [...base, spoken] }).corrections).toEqual([spoken]);
  });

  it("hand back what goes to a place that theirs took away", () => {
    const gone: Correction = { op: "removeEntry", entry: "lng1" };
    const mine: Correction = { op: "set", path: "lng1.level", text: "fluent" };
    expect(rebase({ mine: [mine, named], theirs: [gone] })).toEqual({
      corrections: [gone, named],
      left: [mine],
    });
  });

  it("hand back of theirs what cannot be made without that which this side took back", () => {
    const follow: Correction = { op: "set", path: "cmp.c2", text: "Mulch" };
    expect(rebase({ base: [added], mine: [], theirs: [added, follow] })).toEqual({
      corrections: [],
      left: [follow],
    });
  });
});

describe("ids that both sides gave", () => {
  const theirs: Correction[] = [{ ...spoken, values: [{ field: "name", text: "Dutch" }] }];

  it("give way to the next free one, also of an entry", () => {
    expect(rebase({ mine: [spoken], theirs }).corrections).toEqual([
      ...theirs,
      { ...spoken, id: "lng4" },
    ]);
  });

  it("are followed by everything that this side did there afterwards", () => {
    const mine: Correction[] = [
      spoken,
      { op: "set", path: "lng3.level", text: "fluent" },
      { op: "confirm", path: "lng3.name" },
      { op: "swap", path: "lng3.name", to: "lng3.level" },
      { op: "mergeEntry", entry: "lng2", into: "lng1" },
      { op: "removeEntry", entry: "lng3" },
    ];
    const { corrections, left } = rebase({ mine: mine.toSpliced(4, 1), theirs });
    expect(left).toEqual([]);
    expect(corrections).toEqual([
      ...theirs,
      { ...spoken, id: "lng4" },
      { op: "set", path: "lng4.level", text: "fluent" },
      { op: "confirm", path: "lng4.name" },
      { op: "swap", path: "lng4.name", to: "lng4.level" },
      { op: "removeEntry", entry: "lng4" },
    ]);
  });

  it("of lines are followed when the line goes to another place", () => {
    const mine: Correction[] = [
      added,
      { op: "moveLine", path: "cmp.c2", entry: "cmp", id: "c2", before: "c1" },
      { op: "removeLine", path: "cmp.c2" },
    ];
    expect(rebase({ mine: mine.slice(0, 1), theirs: [theirLine] }).corrections).toEqual([
      theirLine,
      { ...added, id: "c3" },
    ]);
    const removed = rebase({
      mine: [added, { op: "removeLine", path: "cmp.c2" }],
      theirs: [theirLine],
    });
    expect(removed.corrections).toEqual([
      theirLine,
      { ...added, id: "c3" },
      { op: "removeLine", path: "cmp.c3" },
    ]);
    const joined = rebase({ mine, theirs: [theirLine] });
    const result = applyCorrections(reading, joined.corrections, who);
    expect(result.ok && result.value.resume.competencies.map(({ text }) => text)).toEqual([
      "Pruning",
      "Grafting",
    ]);
  });

  it("are followed where a new neighbour is put before what has another id by now", () => {
    const raking: Correction = { ...added, id: "c9", text: "Raking", before: "c2" };
    const joined = rebase({ mine: [added, raking], theirs: [theirLine] });
    const result = applyCorrections(reading, joined.corrections, who);
    expect(result.ok && result.value.resume.competencies.map(({ text }) => text)).toEqual([
      "Pruning",
      "Grafting",
      "Raking",
      "Mulching",
    ]);
    const moved: Correction = {
      op: "moveLine",
      path: "cmp.c1",
      entry: "cmp",
      id: "c1",
      before: "c2",
    };
    expect(rebase({ mine: [added, moved], theirs: [theirLine] }).corrections.at(-1)).toEqual({
      ...moved,
      before: "c3",
    });
  });

  it("of entries are followed by the neighbours that are put before them", () => {
    const manx: Correction = { ...spoken, id: "lng9", before: "lng3" };
    const irish: Correction = {
      op: "moveEntry",
      entry: "lng1",
      section: "languages",
      id: "lng1",
      before: "lng3",
    };
    expect(rebase({ mine: [spoken, manx, irish], theirs }).corrections.slice(1)).toEqual([
      { ...spoken, id: "lng4" },
      { ...manx, before: "lng4" },
      { ...irish, before: "lng4" },
    ]);
  });
});
