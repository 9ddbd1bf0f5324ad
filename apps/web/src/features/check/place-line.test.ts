// @vitest-environment node
import type { SourceLine } from "@savile/model";
import { expect, it } from "vitest";
import { placeLine } from "./place-line.ts";

function line(text: string, w: number): SourceLine {
  return { id: "p1.l1", text, page: 1, box: { x: 60, y: 100, w, h: 12 }, block: 0, role: "list" };
}

it("sets what stands behind a gap to the right end", () => {
  expect(placeLine(line("Head Gardener\t2019 - 2023", 490))).toEqual([
    { text: "Head Gardener", x: 60, anchor: "start" },
    { text: "2019 - 2023", x: 550, anchor: "end" },
  ]);
});

it("sets what stands between two gaps in between", () => {
  expect(placeLine(line("Wexcombe\tHead Gardener\t2019", 400))[1]).toEqual({
    text: "Head Gardener",
    x: 260,
    anchor: "middle",
  });
});

it("fits an ordinary line into its width, and distorts none", () => {
  const text = "Led a team of six gardeners";
  expect(placeLine(line(text, 140))).toEqual([{ text, x: 60, anchor: "start", width: 140 }]);
  expect(placeLine(line(text, 400))).toEqual([{ text, x: 60, anchor: "start" }]);
});

it("leaves a line without a place out", () => {
  expect(placeLine({ id: "t.l1", text: "x", block: 0, role: "list" })).toEqual([]);
});
