import { describe, expect, test } from "vitest";
import { linkTarget, phoneTarget, printedAddress } from "./links.ts";

describe("link targets", () => {
  test.each([
    ["https://example.com/a?b=c", "https://example.com/a?b=c"],
    ["example.com/in/jane", "https://example.com/in/jane"],
    ["jane@example.com", "mailto:jane@example.com"],
    ["mailto:jane@example.com", "mailto:jane@example.com"],
    ["bücher.example", "https://bücher.example"],
  ])("%s leads to %s", (text, target) => {
    expect(linkTarget(text)).toBe(target);
  });

  test.each([
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "JaVaScRiPt://example.com/%0Aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "file:///etc/passwd",
    "vbscript:x",
    "ftp://example.com",
    "https://",
    "Portfolio: https://example.com",
    "Node.js and more",
    "",
  ])("%j is printed without a link", (text) => {
    expect(linkTarget(text)).toBeUndefined();
  });

  test("a phone number can be called, a text with letters cannot", () => {
    expect(phoneTarget("(503) 555-0142")).toBe("tel:5035550142");
    expect(phoneTarget("+49 151 55501234")).toBe("tel:+4915155501234");
    expect(phoneTarget("on request 5550142")).toBeUndefined();
    expect(phoneTarget("12")).toBeUndefined();
  });

  test("addresses are printed without scheme, www and closing slash", () => {
    expect(printedAddress("https://www.example.com/in/jane/")).toBe("example.com/in/jane");
    expect(printedAddress("example.com")).toBe("example.com");
  });
});
