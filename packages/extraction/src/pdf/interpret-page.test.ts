import { expect, test } from "vitest";
import { PageWalk } from "./interpret-page.ts";
import { identity } from "./matrix.ts";

const font = { name: "Face", scale: 0.001, vertical: false };

function walkOf(steps: readonly (readonly [string, readonly unknown[]])[]): PageWalk {
  const walk = new PageWalk(identity, () => font);
  for (const [name, args] of steps) walk.take(name, args);
  return walk;
}

const glyphs = [...new Intl.Segmenter("en").segment("Kubernetes")].map(({ segment }) => ({
  unicode: segment,
  width: 500,
  isSpace: false,
}));

const text = [
  ["beginText", []],
  ["setFont", ["f1", 10]],
  ["showText", [glyphs]],
] as const;

test("text that is fully transparent counts as drawn in the invisible mode", () => {
  const walk = walkOf([["setGState", [[["ca", 0]]]], ...text]);
  expect(walk.chunks.map((chunk) => [chunk.text, chunk.mode])).toEqual([["Kubernetes", 3]]);
});

test("transparency ends with the state that set it", () => {
  const walk = walkOf([["save", []], ["setGState", [[["ca", 0]]]], ["restore", []], ...text]);
  expect(walk.chunks.map((chunk) => chunk.mode)).toEqual([0]);
});

test("a shape that lets its ground shine through has no colour of its own", () => {
  const box = [22, [], [0, 0, 100, 20]];
  const clear = walkOf([
    ["setFillRGBColor", ["#ffffff"]],
    ["setGState", [[["ca", 0.2]]]],
    ["constructPath", box],
  ]);
  const solid = walkOf([
    ["setFillRGBColor", ["#ffffff"]],
    ["constructPath", box],
  ]);
  expect(clear.fills.map((fill) => fill.colour)).toEqual([""]);
  expect(solid.fills.map((fill) => fill.colour)).toEqual(["#ffffff"]);
});

test("the outline of a small ring is kept and that of a frame is not", () => {
  const ring = walkOf([["constructPath", [20, [], [0, 0, 4, 4]]]]);
  const frame = walkOf([["constructPath", [20, [], [0, 0, 400, 300]]]]);
  expect(ring.fills.map((fill) => fill.colour)).toEqual(["outline"]);
  expect(frame.fills).toEqual([]);
});

test("of a box that is clipped to its lower edge that edge alone is painted", () => {
  const walk = walkOf([
    ["save", []],
    ["eoClip", []],
    ["constructPath", [28, [], [0, 0, 100, 1]]],
    ["constructPath", [22, [], [0, 0, 100, 20]]],
    ["constructPath", [22, [], [0, 40, 100, 60]]],
    ["restore", []],
    ["constructPath", [22, [], [0, 40, 100, 60]]],
  ]);
  expect(walk.fills.map(({ y0, y1 }) => [y0, y1])).toEqual([
    [0, 1],
    [40, 60],
  ]);
});
