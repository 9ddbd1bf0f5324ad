import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { manyLines, oneLine } from "../text/text.ts";
import { anyText } from "../testing/arbitrary.ts";
import {
  entityOf,
  escapeBlock,
  escapeInline,
  escapeLine,
  printHeading,
  printNote,
  protectStart,
  readBlock,
  readInline,
  splitRaw,
  takeNote,
} from "./escape.ts";
import { tokensOf } from "./tokens.ts";

describe("escaping", () => {
  it.each([
    ["plain text, 30 % of $5M (net)", "plain text, 30 % of $5M (net)"],
    ["C# and F#", "C# and F#"],
    ["snake_case", "snake_case"],
    ["_private", "\\_private"],
    ["a | b", "a \\| b"],
    ["a\\b", "a\\\\b"],
    ["**bold**", "\\*\\*bold\\*\\*"],
    ["[text](url)", "\\[text](url)"],
    ["a < b", "a < b"],
    ["<script>", "\\<script>"],
    ["R&D", "R&D"],
    ["&amp;", "\\&amp;"],
  ])("writes %j as %j and nothing more", (text, raw) => {
    expect(escapeInline(text)).toBe(raw);
    expect(readInline(raw)).toBe(text);
  });

  it.each([
    ["# five", "\\# five"],
    ["#hashtag", "#hashtag"],
    ["- dash", "\\- dash"],
    ["-5 degrees", "-5 degrees"],
    ["1. first", "1\\. first"],
    ["1.5 million", "1.5 million"],
    ["2) second", "2\\) second"],
    ["> quote", "\\> quote"],
    ["---", "\\---"],
    ["~~~", "\\~~~"],
    ["~~~ 5 km", "\\~~~ 5 km"],
    ["~5 km", "~5 km"],
    ["```", "\\`\\`\\`"],
    ["• bullet", "&#8226; bullet"],
    ["2020. A year", "2020. A year"],
  ])("keeps %j from opening a block", (text, raw) => {
    expect(escapeLine(text)).toBe(raw);
    expect(tokensOf(raw)).toEqual([{ kind: "text", raw, joins: false }]);
    expect(readInline(raw)).toBe(text);
  });

  it("gives every line back, and keeps it one paragraph", () => {
    fc.assert(
      fc.property(anyText(), (written) => {
        const line = oneLine(written);
        expect(readInline(escapeInline(line))).toBe(line);
        if (line === "") return;
        const tokens = tokensOf(escapeLine(line));
        expect(tokens.map((token) => token.kind)).toEqual(["text"]);
        expect(readInline(tokens[0]?.raw ?? "")).toBe(line);
        expect(readInline(protectStart(escapeLine(line)))).toBe(line);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it("gives a text of several lines back as one token", () => {
    fc.assert(
      fc.property(fc.array(anyText(), { minLength: 1, maxLength: 4 }), (list) => {
        const text = manyLines(list.join("\n"));
        if (text === "") return;
        const tokens = tokensOf(escapeBlock(text));
        expect(tokens).toHaveLength(1);
        expect(readBlock(tokens[0]?.raw ?? "")).toBe(text);
        const bullet = tokensOf(`- ${escapeBlock(text, "  ")}`);
        expect(bullet).toHaveLength(1);
        expect(readBlock(bullet[0]?.raw ?? "")).toBe(text);
      }),
      { numRuns: runs(500) },
    );
  });

  it("keeps a hash at the end of a heading", () => {
    const [token] = tokensOf(printHeading(3, escapeInline("Teaches F #")));
    expect(readInline(token?.raw ?? "")).toBe("Teaches F #");
  });
});

describe("a protected text", () => {
  it("starts with an entity and reads the same", () => {
    expect(protectStart("2020")).toBe("&#50;020");
    expect(protectStart("\\*x")).toBe("&#42;x");
    expect(protectStart("🚀 go")).toBe("&#128640; go");
    expect(protectStart("")).toBe("");
    expect(entityOf("A")).toBe("&#65;");
  });
});

describe("foreign marks", () => {
  it.each([
    ["**bold** and __strong__", "bold and strong"],
    ["*it* and _so_", "it and so"],
    ["5 * 3 * 2", "5 * 3 * 2"],
    ["`code`", "code"],
    ["[text](https://example.org 'title')", "text"],
    ["![photo](me.png)", "photo"],
    ["<https://example.org>", "https://example.org"],
    ["a<br>b<br />c", "a b c"],
    ["<b>x</b>", "x"],
    ["a <!-- note --> b", "a  b"],
    ["AT&amp;T &lt;3 &quot;q&quot; &#39;s&#39; &#x41;", "AT&T <3 \"q\" 's' A"],
    ["&unknown; &#0; &#99999999;", "&unknown; \uFFFD &#99999999;"],
    ["C:\\dir", "C:\\dir"],
  ])("%j is read as %j", (raw, text) => {
    expect(readInline(raw)).toBe(text);
  });
});

describe("separators", () => {
  it("cut raw text where they are not escaped", () => {
    expect(splitRaw("a | b\\|c |", "|")).toEqual(["a", "b\\|c", ""]);
    expect(splitRaw("", "|")).toEqual([""]);
    expect(splitRaw("a\\\\|b", "|")).toEqual(["a\\\\", "b"]);
  });
});

describe("a note", () => {
  it("stands at the end of a line and is taken off it", () => {
    expect(takeNote(`text ${printNote("x/y")}`)).toEqual({ raw: "text", note: "x/y" });
    expect(takeNote(printNote("language: de"))).toEqual({ raw: "", note: "language: de" });
  });

  it("is none where it is escaped, or stands inside the line", () => {
    const escaped = escapeInline("text <!-- x -->");
    expect(takeNote(escaped)).toEqual({ raw: escaped, note: null });
    expect(takeNote("a <!-- x --> b").note).toBeNull();
    expect(takeNote("text").note).toBeNull();
  });
});
