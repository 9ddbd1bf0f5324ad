import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letterLeaves, resumeLeaves } from "./address.ts";
import { canonicalResume } from "./canonical.ts";
import type { Edit } from "./edit.ts";
import { applyEdit, invertEdit, readAddress, replayEdits, writeAddress } from "./edits.ts";
import { parsePeriod } from "./period.ts";
import { emptyResume } from "./resume.ts";
import type { Resume } from "./resume.ts";
import { anyLetter, anyResume, anyText } from "./testing/arbitrary.ts";

const at = "2026-01-01T00:00:00.000Z";

function read<T extends { dates: { text: string } }>(list: T[]) {
  return list.map((entry) => ({ ...entry, dates: parsePeriod(entry.dates.text) }));
}

/** A Resume whose dates are what their text says, as the editor holds it. */
function readDates(resume: Resume): Resume {
  return {
    ...resume,
    experience: read(resume.experience),
    education: read(resume.education),
    projects: read(resume.projects),
    awards: read(resume.awards),
    publications: read(resume.publications),
    volunteer: read(resume.volunteer),
    memberships: read(resume.memberships),
    patents: read(resume.patents),
    speaking: read(resume.speaking),
    teaching: read(resume.teaching),
    leadership: read(resume.leadership),
    military: read(resume.military),
  };
}

const base: Resume = {
  ...emptyResume(),
  name: "Ada",
  experience: [
    {
      id: "exp1",
      title: "Engineer",
      company: "Acme",
      location: "",
      dates: { text: "2019 - 2020", start: "2019", end: "2020" },
      summary: "",
      bullets: [
        { id: "b1", text: "one" },
        { id: "b2", text: "two" },
      ],
    },
  ],
};

function edit(path: string, old: string, next: string): Edit {
  return { path, old, next, at };
}

describe("an edit", () => {
  it("changes the text at its address and nothing else", () => {
    const applied = applyEdit(base, edit("exp1.b2", "two", "2"));
    expect(applied).toMatchObject({ ok: true });
    if (!applied.ok) return;
    expect(applied.value.experience[0]?.bullets[1]?.text).toBe("2");
    expect(base.experience[0]?.bullets[1]?.text).toBe("two");
    expect({ ...applied.value, experience: [] }).toEqual({ ...base, experience: [] });
  });

  it("fills a place where nothing was stated", () => {
    const applied = applyEdit(base, edit("contact.email", "", "ada@example.org"));
    expect(applied.ok && applied.value.contact.email).toBe("ada@example.org");
  });

  it("reads dates again when their text changes", () => {
    const applied = applyEdit(base, edit("exp1.dates", "2019 - 2020", "May 2021 – Present"));
    expect(applied.ok && applied.value.experience[0]?.dates).toEqual({
      text: "May 2021 – Present",
      start: "2021-05",
      end: "present",
    });
  });

  it("is refused as stale when another text stands there by now", () => {
    expect(applyEdit(base, edit("name", "Bob", "Eve"))).toEqual({
      ok: false,
      error: { code: "stale" },
    });
  });

  it.each([
    "",
    ".",
    "exp2.title",
    "exp1",
    "exp1.id",
    "exp1.bullets",
    "exp1.dates.text",
    "experience.0.title",
    "order",
    "__proto__",
    "__proto__.polluted",
    "constructor.prototype.polluted",
    "exp1.__proto__",
    "contact.constructor",
    "contact.links",
    "toString",
  ])("at %j is refused and changes nothing", (path) => {
    const before = structuredClone(base);
    expect(applyEdit(base, edit(path, "", "x"))).toEqual({
      ok: false,
      error: { code: "bad_path" },
    });
    expect(writeAddress(base, path, "x")).toEqual({ ok: false, error: { code: "bad_path" } });
    expect(base).toEqual(before);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("can be taken back, whatever it changed", () => {
    fc.assert(
      fc.property(anyResume(), fc.nat(), anyText(), (any, pick, next) => {
        const resume = readDates(canonicalResume(any));
        const leaves = resumeLeaves(resume);
        const leaf = leaves[pick % Math.max(leaves.length, 1)];
        if (leaf === undefined) return;
        const change = edit(leaf.address, leaf.text, next);
        const applied = applyEdit(resume, change);
        expect(applied.ok).toBe(true);
        if (!applied.ok) return;
        const undone = applyEdit(applied.value, invertEdit(change, at));
        expect(undone.ok && undone.value).toEqual(resume);
      }),
      { numRuns: 200 },
    );
  });

  it("works on letters by the same addresses", () => {
    fc.assert(
      fc.property(anyLetter(), fc.nat(), anyText(), (letter, pick, next) => {
        const leaves = letterLeaves(letter);
        const leaf = leaves[pick % Math.max(leaves.length, 1)];
        if (leaf === undefined) return;
        const change = edit(leaf.address, leaf.text, next);
        const applied = applyEdit(letter, change);
        expect(applied.ok && readAddress(applied.value, leaf.address)).toBe(next);
        if (!applied.ok) return;
        const undone = applyEdit(applied.value, invertEdit(change, at));
        expect(undone.ok && undone.value).toEqual(letter);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a log of edits", () => {
  it("replays to the same document, and its inverse in reverse to the first one", () => {
    fc.assert(
      fc.property(anyResume(), fc.array(fc.tuple(fc.nat(), anyText())), (any, steps) => {
        const first = readDates(canonicalResume(any));
        let current = first;
        const log: Edit[] = [];
        for (const [pick, next] of steps) {
          const leaves = resumeLeaves(current);
          const leaf = leaves[pick % Math.max(leaves.length, 1)];
          if (leaf === undefined) continue;
          const change = edit(leaf.address, leaf.text, next);
          const applied = applyEdit(current, change);
          if (applied.ok) current = applied.value;
          log.push(change);
        }
        expect(replayEdits(first, log)).toEqual({ document: current, refused: [] });
        const back = log.toReversed().map((change) => invertEdit(change, at));
        expect(replayEdits(current, back)).toEqual({ document: first, refused: [] });
      }),
      { numRuns: 100 },
    );
  });

  it("leaves out what cannot be applied and says why", () => {
    const log = [edit("name", "Ada", "Bea"), edit("nowhere", "", "x"), edit("name", "Ada", "Cleo")];
    expect(replayEdits(base, log)).toEqual({
      document: { ...base, name: "Bea" },
      refused: [
        { edit: log[1], code: "bad_path" },
        { edit: log[2], code: "stale" },
      ],
    });
  });
});
