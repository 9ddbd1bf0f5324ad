import { describe, expect, it } from "vitest";
import { keepSame } from "./keep-same.ts";

describe("a value that was made anew", () => {
  it("is the old one where every name holds the very same", () => {
    const lines = ["a"];
    const old = { lines, text: "x", none: undefined };
    expect(keepSame(old, { ...old })).toBe(old);
  });

  it("is the new one where a name holds an equal object that is another", () => {
    const old = { lines: ["a"] };
    const made = { lines: ["a"] };
    expect(keepSame(old, made)).toBe(made);
  });

  it("is the new one where it says more", () => {
    const old: { a: number; b?: number } = { a: 1 };
    const made = { a: 1, b: 2 };
    expect(keepSame(old, made)).toBe(made);
  });
});

describe("a list that was made anew", () => {
  const [a, b] = [{ id: "a" }, { id: "b" }];

  it("is the old one where the same values stand in the same order", () => {
    const old = [a, b];
    expect(keepSame(old, [a, b])).toBe(old);
    const empty: string[] = [];
    expect(keepSame(empty, [])).toBe(empty);
  });

  it.each([
    ["shorter", [a]],
    ["longer", [a, b, a]],
    ["in another order", [b, a]],
    ["empty", []],
  ])("is the new one where it is %s", (_, made) => {
    expect(keepSame([a, b], made)).toBe(made);
  });
});
