import { describe, expect, it } from "vitest";
import { joinWrapped, tokensOf } from "./tokens.ts";

describe("the lines of a Markdown file", () => {
  it("are headings, bullets and text", () => {
    expect(tokensOf("# A\n## B ##\n###\n- one\n* two\n3. three\ntext")).toEqual([
      { kind: "heading", level: 1, raw: "A" },
      { kind: "heading", level: 2, raw: "B" },
      { kind: "heading", level: 3, raw: "" },
      { kind: "bullet", raw: "one" },
      { kind: "bullet", raw: "two" },
      { kind: "bullet", raw: "three" },
      { kind: "text", raw: "text", joins: true },
    ]);
  });

  it.each(["---", "***", "___", "- - -", "===", "```js", "", "   "])("leave %j out", (line) => {
    expect(tokensOf(line)).toEqual([]);
  });

  it.each(["\n", "\r\n", "\r", "\u2028", "\u0085"])("end at the line break %j", (lineBreak) => {
    expect(tokensOf(`- a${lineBreak}- b`)).toHaveLength(2);
  });

  it("are no bullets without a blank behind the mark", () => {
    expect(tokensOf("-5 degrees")).toEqual([{ kind: "text", raw: "-5 degrees", joins: false }]);
    expect(tokensOf("1.5 million")).toEqual([{ kind: "text", raw: "1.5 million", joins: false }]);
  });

  it("lose the marks of a quotation", () => {
    expect(tokensOf("> > quoted")).toEqual([{ kind: "text", raw: "quoted", joins: false }]);
  });

  it("go on where they end with a single backslash", () => {
    expect(tokensOf("- a\\\n  b\\\\\n- c")).toEqual([
      { kind: "bullet", raw: "a\nb\\\\" },
      { kind: "bullet", raw: "c" },
    ]);
    expect(tokensOf("end\\")).toEqual([{ kind: "text", raw: "end", joins: false }]);
  });

  it("are joined where they were wrapped, and not over an empty line", () => {
    const joined = joinWrapped(tokensOf("- one\n  goes on\n\ntext\nwraps\n\nnext\n# H\nafter"));
    expect(joined.map((token) => token.raw)).toEqual([
      "one goes on",
      "text wraps",
      "next",
      "H",
      "after",
    ]);
  });
});
