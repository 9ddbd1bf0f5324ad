// @vitest-environment node
import type { Trace } from "@savile/model";
import { expect, it } from "vitest";
import { sampleExtraction } from "../../testing/sample-session.ts";
import { looseItems, ruledOut } from "./loose-items.ts";

const sample = sampleExtraction();
const lineOf = (id: string) => sample.lines.filter((line) => line.id === id);
const traces: Trace[] = [
  { line: "p1.l6", kind: "text", text: "by", state: "left-out", because: "joining-word" },
  { line: "p1.l7", kind: "text", text: "rowing", state: "asked" },
];
const traced = { ...sample, traces, unplaced: ["p1.l7"] };

it("names the words of a line that stand nowhere, or all of it where they stand apart", () => {
  expect(looseItems(traced, lineOf("p1.l7"))).toMatchObject([{ text: "rowing", asks: true }]);
  const apart: Trace[] = [{ line: "p1.l7", kind: "text", text: "a … b", state: "asked" }];
  const all = lineOf("p1.l7")[0]?.text;
  expect(looseItems({ ...traced, traces: apart }, lineOf("p1.l7"))).toMatchObject([{ text: all }]);
});

it("puts what the person left out behind what is to look at", () => {
  const lines = [...lineOf("p1.l7"), ...lineOf("p1.l6")];
  const left = { ...traced, unplaced: ["p1.l7", "p1.l6"], left: ["p1.l7"] };
  expect(looseItems(left, lines).map(({ asks }) => asks)).toEqual([false, false]);
  const asked: Trace[] = [{ line: "p1.l6", kind: "text", text: "by", state: "asked" }];
  const both = { ...left, traces: [...traces.slice(1), ...asked] };
  expect(looseItems(both, lines).map(({ line, asks }) => [line.id, asks])).toEqual([
    ["p1.l6", true],
    ["p1.l7", false],
  ]);
});

it("asks about every line of a reading that was made without an account", () => {
  const { traces: _, ...old } = traced;
  expect(looseItems(old, lineOf("p1.l7"))).toMatchObject([{ asks: true }]);
  expect(looseItems({ ...old, left: ["p1.l7"] }, lineOf("p1.l7"))).toMatchObject([{ asks: false }]);
  expect(ruledOut(old)).toEqual([]);
});

it("lists what rules left out, with the reason and the page", () => {
  expect(ruledOut({ ...traced, left: ["p1.l7"] })).toMatchObject([
    { text: "by", because: "joining-word", page: 1 },
  ]);
});
