import { runs, timeLimit } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isStorable } from "../text/text.ts";
import { anyText } from "../testing/arbitrary.ts";
import { cleanText } from "./clean-text.ts";

describe("a text that a person wrote", () => {
  it.each([
    ["<b>x</b>", "x"],
    ["a <b>bold</b> word", "a bold word"],
    ["hello<B>world</B>", "hello<B>world"],
    ["<script>alert(1)</script>", "alert(1)"],
    ["<script async>x", "x"],
    ["<img src=x onerror=alert(1)>", ""],
    ["<<b>b>x", "x"],
    ["<scr\u0000ipt>x</scr\u200Bipt>", "x"],
    ["one<br>two<br/>three", "one two three"],
    ["<p>one</p><p>two</p>", "one two"],
    ['<a href="https://example.org">me</a>', "me"],
    ["<!-- note -->x", "x"],
    ["</foo>", "</foo>"],
  ])("loses tags: %j becomes %j", (text, clean) => {
    expect(cleanText(text, false)).toBe(clean);
  });

  it.each([
    "a < b",
    "<3",
    "x<y and y>z",
    "x<a and a>z",
    "List<String>",
    "Map<String, Object>",
    "List<Object>",
    "std::vector<int>",
    "<your name>",
    "5 > 3 < 4",
    "<-- see",
    "<>",
    "R&D, C++ & C#",
  ])("keeps %j", (text) => {
    expect(cleanText(text, false)).toBe(text);
  });

  it("loses control characters, marks that turn the text, and halves of characters", () => {
    expect(cleanText("a\u202Eb\u0007c\u2066d\uFEFF\uD800", false)).toBe("abcd");
    expect(cleanText("नमस्ते क\u200Dष", false)).toBe("नमस्ते क\u200Dष");
  });

  it("keeps its lines where it may have several", () => {
    expect(cleanText(" one \r\n two\u2028three ", true)).toBe("one\ntwo\nthree");
    expect(cleanText(" one \r\n two ", false)).toBe("one two");
  });

  it("can be stored, and does not change when it is cleaned again", () => {
    fc.assert(
      fc.property(anyText(), fc.boolean(), (text, multiline) => {
        const clean = cleanText(text, multiline);
        expect(isStorable(clean)).toBe(true);
        expect(cleanText(clean, multiline)).toBe(clean);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each(["<", "<b", "<a ", "<<b>", "<a b=", "< >", "</"])(
    "is cleaned in a time that grows with its length: %j",
    (piece) => {
      const hostile = piece.repeat(100_000 / piece.length);
      // Time of the processor, which other programs on the machine do not lengthen.
      const start = process.cpuUsage().user;
      cleanText(hostile, false);
      cleanText(`${hostile}>`, true);
      expect((process.cpuUsage().user - start) / 1_000).toBeLessThan(timeLimit(200));
    },
  );
});
