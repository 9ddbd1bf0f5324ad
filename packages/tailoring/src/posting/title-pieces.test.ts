import { describe, expect, it } from "vitest";
import { balanced, bareTitle, isBalanced, piecesOf } from "./title-pieces.ts";

describe("the pieces of a line that may be a title", () => {
  it("are parted outside of brackets only", () => {
    const texts = piecesOf("Sous Chef (FT, days) - Leeds").map(({ text }) => text);
    expect(texts).toContain("Sous Chef (FT, days)");
    expect(texts.every(isBalanced)).toBe(true);
  });

  it("do not join a job with the house behind it", () => {
    const texts = piecesOf("Clerk at Sigma").map(({ text }) => text);
    expect(texts).toEqual(["Clerk", "Sigma"]);
  });

  it("tell what stands before and behind them", () => {
    const [, , piece] = piecesOf("Acorn Mill - Baker - Leeds");
    expect(piece).toMatchObject({ text: "Baker", before: "Acorn Mill - ", behind: " - Leeds" });
  });
});

describe("a title without its terms", () => {
  it.each([
    ["Tenancy Officer (Scale 6, SCP 18-23) 2 posts: 1 permanent", "Tenancy Officer"],
    ["Sous Chef (FT", "Sous Chef"],
    ["Sous Chef (Asian Cuisine)", "Sous Chef (Asian Cuisine)"],
    ["Register Clerk) 20 hours", "Register Clerk"],
    ["Diesel Mechanic 2:1 FIFO ex Perth", "Diesel Mechanic"],
  ])("%s", (text, title) => {
    expect(bareTitle(text)).toBe(title);
    expect(isBalanced(bareTitle(text))).toBe(true);
  });

  it("keeps no bracket open, however they stand", () => {
    for (const text of ["((a) b", "a) b (c", ")(", "(", "a [b (c) d", "([)]"])
      expect(isBalanced(balanced(text))).toBe(true);
  });
});
