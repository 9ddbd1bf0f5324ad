import { describe, expect, it } from "vitest";
import { functionsOf } from "./measure-functions.ts";

const measured = (text: string) =>
  functionsOf("x.ts", text).map(({ name, lines, complexity }) => [name, lines, complexity]);

describe("the ways through a function", () => {
  it.each([
    ["one, where nothing branches", "function f() { return 1; }", 1],
    [
      "one more for each if and each operator that may stop",
      "function f(a, b) { if (a && b) g(); }",
      3,
    ],
    [
      "one more for each case, none for the default",
      "function f(a) { switch (a) { case 1: case 2: default: } }",
      3,
    ],
    ["one more for a default value and for each ?.", "function f(a = 1) { return a?.b?.(); }", 4],
    ["one more for what is assigned only sometimes", "function f(a) { a.b ??= 1; }", 2],
    ["one more for each loop", "function f(a) { for (const b of a) while (b) g(); }", 3],
  ])("are %s", (_, text, ways) => {
    expect(measured(text)[0]?.[2]).toBe(ways);
  });

  it("are not counted for a function inside another", () => {
    const text = "const outer = () => { const inner = (a) => { if (a) g(); }; };";
    expect(measured(text)).toEqual([
      ["outer", 1, 1],
      ["inner", 1, 2],
    ]);
  });

  it("leave out expressions of up to three lines", () => {
    expect(measured("const f = (a) => a + 1;")).toEqual([]);
    expect(measured("const f = (a) =>\n  a\n  .b()\n  .c();")).toEqual([["f", 4, 1]]);
  });
});
