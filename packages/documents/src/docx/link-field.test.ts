import { describe, expect, test } from "vitest";
import { fieldMark, linkInstruction } from "./link-field.ts";

describe("a link as a field", () => {
  test.each(["begin", "separate", "end"] as const)("has a mark for its %s", (type) => {
    expect(fieldMark(type)).toContain(`w:fldCharType="${type}"`);
  });

  test("names its address in quotes", () => {
    expect(linkInstruction("https://x.org/a")).toContain(' HYPERLINK "https://x.org/a" <');
  });

  test.each([
    ['https://x.org/"a', "https://x.org/%22a"],
    ["https://x.org/a\\b", "https://x.org/a%5Cb"],
    ["https://x.org/?a=1&b=<2>", "https://x.org/?a=1&amp;b=&lt;2&gt;"],
  ])("keeps %s from ending the quotes or the element", (link, written) => {
    expect(linkInstruction(link)).toContain(`"${written}"`);
  });
});
