import * as fc from "fast-check";
import { expect, it } from "vitest";
import { resumeLeaves } from "../resume/address.ts";
import type { Extraction } from "../tailoring/extraction.ts";
import { emptyResume } from "../resume/resume.ts";
import { anyResume, anyText } from "../testing/arbitrary.ts";
import { extractionOf } from "../testing/extraction-of.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { correctionsSchema } from "./correction.ts";
import type { Correction } from "./correction.ts";
import { freeId } from "./draft.ts";
import { readCorrections } from "./read-corrections.ts";
import { isSameCorrection, rebaseCorrections } from "./rebase-corrections.ts";
import { entrySections, sectionShapes } from "./sections.ts";
import type { EntrySection } from "./sections.ts";

const who = { accountId: "a1", at: "2026-01-02T03:04:05.000Z" };

interface Choice {
  readonly op: number;
  readonly a: number;
  readonly b: number;
  readonly text: string;
}

const choice: fc.Arbitrary<Choice> = fc.record({
  op: fc.nat(11),
  a: fc.nat(999),
  b: fc.nat(999),
  text: anyText(),
});

function pick<T>(list: readonly T[], at: number): T | undefined {
  return list[at % Math.max(1, list.length)];
}

/** A correction that makes sense for what stands there now; some are bad all the same. */
function correctionOf({ op, a, b, text }: Choice, now: Extraction): Correction {
  const leaves = resumeLeaves(now.resume).map((leaf) => leaf.address);
  const path = pick(leaves, a) ?? "name";
  const other = pick(leaves, b) ?? "headline";
  const section: EntrySection = pick(entrySections, b) ?? "experience";
  const all = entrySections.flatMap((name) =>
    now.resume[name].map((entry) => ({ id: entry.id, section: name })),
  );
  const entry = pick(all, a)?.id ?? "exp1";
  const target = pick(all, b) ?? { id: "exp1", section };
  const { prefix, line, roles } = sectionShapes[target.section];
  const here: readonly { id: string }[] = now.resume[section];
  const there: readonly { id: string }[] = now.resume[target.section];
  switch (op) {
    case 0:
      return { op: "set", path, text };
    case 1:
      return { op: "confirm", path };
    case 2:
      return { op: "swap", path, to: other };
    case 3:
      return { op: "addLine", entry: target.id, id: `${line ?? "b"}${90 + a}`, text, before: null };
    case 4:
      return { op: "removeLine", path };
    case 5:
      return {
        op: "moveLine",
        path,
        entry: target.id,
        id: `${line ?? "b"}${90 + a}`,
        before: null,
      };
    case 6:
      return {
        op: "addEntry",
        section: target.section,
        id: freeId(prefix, there),
        values: [{ field: roles.head ?? "", text }],
        before: target.id,
      };
    case 7:
      return { op: "removeEntry", entry };
    case 8:
      return {
        op: "moveEntry",
        entry,
        section,
        id: all.some((one) => one.id === entry && one.section === section)
          ? entry
          : freeId(sectionShapes[section].prefix, here),
        before: pick(here, b)?.id ?? null,
      };
    case 9:
      return { op: "mergeEntry", entry, into: target.id };
    case 10:
      return { op: "leave", what: pick([...now.unplaced, `${entry}.location`], b) ?? "x" };
    default:
      return {
        op: "placeLine",
        line: pick(now.unplaced, a) ?? "x",
        to: `${target.id}.${line ?? "b"}${90 + a}`,
      };
  }
}

interface Story {
  readonly read: Extraction;
  readonly good: Correction[];
  readonly states: Extraction[];
}

/** Plays choices one after the other; what is refused is left out, and must be refused alike in a list. */
function play(read: Extraction, choices: readonly Choice[]): Story {
  const good: Correction[] = [];
  const states = [read];
  for (const one of choices) {
    const correction = correctionOf(one, states.at(-1) ?? read);
    const result = applyCorrections(read, [...good, correction], who);
    if (result.ok) {
      good.push(correction);
      states.push(result.value);
    } else {
      expect(result.error.index).toBe(good.length);
    }
  }
  return { read, good, states };
}

const story = fc
  .tuple(anyResume(), fc.array(choice, { maxLength: 14 }), fc.array(anyText(), { maxLength: 3 }))
  .map(([resume, choices, rest]) => play(extractionOf(resume, rest), choices));

const runs = { numRuns: 60 };

it("gives the same for the same list, and a shorter list takes back what it leaves out", () => {
  fc.assert(
    fc.property(story, fc.nat(20), ({ read, good, states }, cut) => {
      const length = Math.min(cut, good.length);
      const shorter = applyCorrections(read, good.slice(0, length), who);
      expect(shorter).toEqual({ ok: true, value: states[length] });
      expect(applyCorrections(read, good, who)).toEqual({ ok: true, value: states.at(-1) });
    }),
    runs,
  );
});

it("loses no line of the file, no place of a value that only moved, and no value without a fact", () => {
  fc.assert(
    fc.property(story, ({ read, states }) => {
      const after = states.at(-1) ?? read;
      expect(after.lines).toEqual(read.lines);
      const source = read.lines.map((line) => line.text).join("\n");
      const ids = after.facts.map((fact) => fact.id);
      expect(new Set(ids).size).toBe(ids.length);
      const byId = new Map(after.facts.map((fact) => [fact.id, fact]));
      for (const leaf of resumeLeaves(after.resume)) {
        const fact = byId.get(leaf.address);
        expect(fact?.text).toBe(leaf.text);
        expect(fact?.parent).toBe(leaf.entry);
        if (fact?.origin.by !== "extracted") continue;
        expect(fact.span?.lines).toHaveLength(1);
        // A placed line is trimmed; anything else of the file stands there to the letter.
        const written = source.slice(fact.span?.start, fact.span?.end);
        expect([fact.confidence, fact.text]).toEqual([
          fact.confidence,
          fact.confidence === 1 ? fact.text : written,
        ]);
      }
    }),
    runs,
  );
});

/** Lines that neither a value nor the list of unplaced ones shows. */
function lostLines({ read, good, states }: Story): string[] {
  const after = states.at(-1) ?? read;
  const held = after.facts.flatMap((fact) => fact.span?.lines ?? []);
  const shown = new Set([...after.unplaced, ...held]);
  if (good.some((one) => one.op === "set")) return [];
  return read.facts.flatMap((fact) => fact.span?.lines ?? []).filter((line) => !shown.has(line));
}

it("shows every line of the file: held by a value, written anew by the person, or unplaced", () => {
  fc.assert(
    fc.property(story, (told) => {
      expect(lostLines(told)).toEqual([]);
    }),
    runs,
  );
});

it("is read by its schema and by the browser's own check alike", () => {
  fc.assert(
    fc.property(story, ({ good }) => {
      const sent: unknown = JSON.parse(JSON.stringify(good));
      expect(readCorrections(sent)).toEqual(sent);
      const accepted = correctionsSchema.safeParse(good);
      expect(accepted.success).toBe(true);
    }),
    { numRuns: 50 },
  );
  for (const bad of [null, {}, [1], [{ op: "set" }], [{ op: "x", path: "a" }]]) {
    expect(readCorrections(bad)).toBeNull();
  }
});

it("joins lists that grew apart: theirs stays, mine follows, and nothing is overwritten", () => {
  fc.assert(
    fc.property(story, fc.nat(20), fc.array(choice, { maxLength: 5 }), (told, cut, others) => {
      const { read, good } = told;
      const base = good.slice(0, Math.min(cut, good.length));
      const theirs = [...base];
      for (const one of others) {
        const state = applyCorrections(read, theirs, who);
        if (!state.ok) throw new Error(state.error.code);
        const correction = correctionOf(one, state.value);
        if (applyCorrections(read, [...theirs, correction], who).ok) theirs.push(correction);
      }
      const joined = rebaseCorrections({ reading: read, base, mine: good, theirs, who });
      expect(joined.corrections.slice(0, theirs.length)).toEqual(theirs);
      expect(applyCorrections(read, joined.corrections, who).ok).toBe(true);
      const added = good.length - base.length;
      expect(joined.corrections.length + joined.left.length).toBeLessThanOrEqual(
        theirs.length + added,
      );
      const alone = theirs.length === base.length;
      const same = joined.corrections.filter((one, at) => isSameCorrection(one, good[at] ?? one));
      expect(alone ? same.length : good.length).toBe(good.length);
    }),
    { numRuns: 50 },
  );
});

it("takes back on the joined list what this side had taken back", () => {
  const read = extractionOf({ ...emptyResume(), name: "Orla Finch", headline: "Gardener" });
  const first: Correction = { op: "set", path: "name", text: "Orla Moss" };
  const second: Correction = { op: "set", path: "headline", text: "Head Gardener" };
  const third: Correction = { op: "set", path: "summary", text: "Keeps gardens." };
  const input = { reading: read, base: [first, second], who };
  expect(rebaseCorrections({ ...input, mine: [first], theirs: [first, second, third] })).toEqual({
    corrections: [first, third],
    left: [],
  });
  const mine: Correction = { op: "set", path: "summary", text: "Grows trees." };
  expect(
    rebaseCorrections({ ...input, mine: [first, second, mine], theirs: [first, second, third] }),
  ).toEqual({ corrections: [first, second, third], left: [mine] });
});

it("gives a new line another id where theirs has taken it, and follows it", () => {
  const read = extractionOf({ ...emptyResume(), competencies: [{ id: "c1", text: "Pruning" }] });
  const theirs: Correction[] = [
    { op: "addLine", entry: "cmp", id: "c2", text: "Grafting", before: null },
  ];
  const mine: Correction[] = [
    { op: "addLine", entry: "cmp", id: "c2", text: "Mulching", before: null },
    { op: "set", path: "cmp.c2", text: "Mulch" },
  ];
  expect(rebaseCorrections({ reading: read, base: [], mine, theirs, who }).corrections).toEqual([
    ...theirs,
    { op: "addLine", entry: "cmp", id: "c3", text: "Mulching", before: null },
    { op: "set", path: "cmp.c3", text: "Mulch" },
  ]);
});
