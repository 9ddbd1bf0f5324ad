import { timeLimit } from "@savile/testing";
import { describe, expect, it } from "vitest";
import { isModest } from "./json-bodies.ts";

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const list = (count: number, part: string) => `[${`${part},`.repeat(count - 1)}${part}]`;

describe("a JSON text", () => {
  it.each([
    ["a number", "1"],
    ["a call", '{"edits":[{"field_path":"summary","old_value":null}],"decisions":[]}'],
    ["lists in each other", nested(64)],
    ["many lists side by side", list(49_999, "[]")],
    ["many numbers", list(200_000, "0")],
    ["brackets in a text", JSON.stringify({ text: "[{".repeat(100_000) })],
    ["commas in a text", JSON.stringify(",".repeat(300_000))],
    [
      "quotes and backslashes in a text",
      JSON.stringify({ ['"\\"[\\']: '\\"[[[\\\\"'.repeat(900) }),
    ],
    ["what is no JSON but small", '"[[['],
  ])("with %s is read", (_, text) => {
    expect(isModest(text)).toBe(true);
  });

  it.each([
    ["lists in each other", nested(65)],
    ["objects in each other", `${'{"a":'.repeat(65)}1${"}".repeat(65)}`],
    ["lists that do not end", "[".repeat(65)],
    ["lists behind a text that ends in a backslash", `["\\\\",${nested(64)}]`],
    ["lists behind a text with a quote", `["a\\"b",${nested(64)}]`],
    ["many lists side by side", list(50_000, "[]")],
    ["many objects side by side", list(50_000, "{}")],
    ["more numbers than anything has", list(200_002, "0")],
  ])("with %s is not", (_, text) => {
    expect(isModest(text)).toBe(false);
  });

  it("of a megabyte is looked at in a few milliseconds, whatever stands in it", () => {
    const texts = ['"', "\\", '\\"', '"\\', "a", "[]", '"",', "\u{1F9F5}"].map((part) =>
      part.repeat(1_048_576 / part.length),
    );
    for (const text of texts) {
      const from = performance.now();
      isModest(text);
      isModest(JSON.stringify(text));
      expect(performance.now() - from).toBeLessThan(timeLimit(150));
    }
  });
});
