import type { Page } from "@savile/model";
import { expect, it } from "vitest";
import { nextStage } from "./use-staged.ts";

function page(hash: string): Page {
  return { hash, w: 612, h: 792, regions: [] };
}

const [a, b, c, a2, b2, c2] = ["a", "b", "c", "a2", "b2", "c2"].map(page);
const old = [a, b, c].flatMap((one) => one ?? []);

it("takes the page that is looked at first, and one at a time", () => {
  const wanted = [a2, b2, c2].flatMap((one) => one ?? []);
  const first = nextStage(old, wanted, 1);
  expect(first).toEqual([a, b2, c]);
  const second = nextStage(first, wanted, 1);
  expect(second).toEqual([a2, b2, c]);
  expect(nextStage(second, wanted, 1)).toBe(wanted);
});

it("takes a single page that differs at once", () => {
  const wanted = [a, b2, c].flatMap((one) => one ?? []);
  expect(nextStage(old, wanted, 0)).toBe(wanted);
});

it("adds pages at the end and drops what is gone at once", () => {
  const longer = [a2, b, c, c2].flatMap((one) => one ?? []);
  expect(nextStage(old, longer, 0)).toEqual([a2, b, c, c2]);
  const both = [a2, b2, c].flatMap((one) => one ?? []);
  expect(nextStage(nextStage(old, both, 0), both, 0)).toBe(both);
  const shorter = [a2].flatMap((one) => one ?? []);
  expect(nextStage(old, shorter, 2)).toBe(shorter);
});
