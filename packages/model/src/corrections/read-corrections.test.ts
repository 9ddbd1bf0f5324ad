import { describe, expect, it } from "vitest";
import { correctionsSchema, maxCorrections } from "./correction.ts";
import type { Correction } from "./correction.ts";
import { readCorrections } from "./read-corrections.ts";

const good: Correction[] = [
  { op: "set", path: "name", text: "Ada" },
  { op: "set", path: "name", text: "", at: "2026-01-01" },
  { op: "confirm", path: "exp1.b1" },
  { op: "swap", path: "exp1.title", to: "exp1.company" },
  { op: "addLine", entry: "exp1", id: "b9", text: "x", before: null },
  { op: "addLine", entry: "exp1", id: "b9", text: "x", before: "b1" },
  { op: "removeLine", path: "exp1.b1" },
  { op: "moveLine", path: "exp1.b1", entry: "exp2", id: "b9", before: null },
  { op: "addEntry", section: "skills", id: "skl1", values: [], before: null },
  {
    op: "addEntry",
    section: "additional",
    id: "add1",
    values: [{ field: "title", text: "Boats" }],
    before: "add2",
  },
  { op: "removeEntry", entry: "exp1" },
  { op: "moveEntry", entry: "exp1", section: "volunteer", id: "vol1", before: null },
  { op: "mergeEntry", entry: "exp1", into: "exp2" },
  { op: "placeLine", line: "t.l1", to: "exp1.b9" },
  { op: "placeLine", line: "t.l1", to: "exp1.b9", text: "part" },
];

const wrong: [string, unknown][] = [
  ["nothing", null],
  ["a list", []],
  ["no kind", { path: "name" }],
  ["a kind that is inherited", { op: "toString", path: "name" }],
  ["a kind that is no text", { op: 1 }],
  ["no place", { op: "set", text: "Ada" }],
  ["a number for a text", { op: "set", path: "name", text: 1 }],
  ["nothing for a text", { op: "set", path: "name", text: null }],
  ["a time that is none", { op: "confirm", path: "name", at: 1 }],
  ["no neighbour", { op: "addLine", entry: "exp1", id: "b9", text: "x" }],
  [
    "a section that is none",
    { op: "moveEntry", entry: "exp1", section: "summary", id: "x1", before: null },
  ],
  [
    "values that are texts",
    { op: "addEntry", section: "skills", id: "skl1", values: ["x"], before: null },
  ],
  [
    "half a value",
    { op: "addEntry", section: "skills", id: "skl1", values: [{ field: "x" }], before: null },
  ],
  ["a part that is no text", { op: "placeLine", line: "t.l1", to: "exp1.b9", text: null }],
];

describe("corrections that a browser kept", () => {
  it("are read as they are, each kind of them", () => {
    expect(readCorrections(good)).toBe(good);
    expect(readCorrections(JSON.parse(JSON.stringify(good)))).toEqual(good);
    expect(readCorrections([])).toEqual([]);
  });

  it.each(wrong)("are none with %s among them", (_, value) => {
    expect(readCorrections([...good, value])).toBeNull();
  });

  it.each([[null], [undefined], ["[]"], [{}], [{ length: 0 }], [0]])("are none in %j", (value) => {
    expect(readCorrections(value)).toBeNull();
  });
});

describe("corrections that are sent", () => {
  it("are accepted, each kind of them", () => {
    expect(correctionsSchema.parse(good)).toEqual(good);
  });

  it.each(wrong)("are refused with %s among them", (_, value) => {
    expect(correctionsSchema.safeParse([...good, value]).success).toBe(false);
  });

  const line: Correction = { op: "addLine", entry: "exp1", id: "b9", text: "x", before: null };
  it.each([
    ["an id that is none", { ...line, id: "b" }],
    ["an id that names a way", { ...line, id: "b1.b2" }],
    ["a place of any length", { ...line, entry: "e".repeat(81) }],
    ["a text of any length", { ...line, text: "x".repeat(8_001) }],
    ["more than its kind says", { ...line, admin: true }],
  ])("are refused with %s", (_, value) => {
    expect(correctionsSchema.safeParse([value]).success).toBe(false);
  });

  it("are refused where there are too many of them", () => {
    const many = Array.from({ length: maxCorrections }, () => line);
    expect(correctionsSchema.safeParse(many).success).toBe(true);
    expect(correctionsSchema.safeParse([...many, line]).success).toBe(false);
  });
});
