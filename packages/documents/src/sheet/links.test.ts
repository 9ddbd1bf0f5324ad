import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../testing/any-text.ts";
import { isAllowedLink, linkTarget, phoneTarget, printedAddress } from "./links.ts";

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
    "mailto:",
    "tel:",
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

  test("a text with two phone numbers calls neither, one with its area is one", () => {
    expect(phoneTarget("555-0142 / 555-0143")).toBeUndefined();
    expect(phoneTarget("555-0142, 555-0143")).toBeUndefined();
    expect(phoneTarget("030/5550142")).toBe("tel:0305550142");
  });

  test("addresses are printed without scheme, www and closing slash", () => {
    expect(printedAddress("https://www.example.com/in/jane/")).toBe("example.com/in/jane");
    expect(printedAddress("example.com")).toBe("example.com");
  });

  test.each([
    ["https://www.example.org/", "example.org"],
    ["HTTP://WWW.Example.org/A/", "Example.org/A"],
    ["https://example.org/?q=https://x/", "example.org/?q=https://x"],
    ["www.example.org", "www.example.org"],
    ["mailto:ada@example.org", "mailto:ada@example.org"],
    ["https://", ""],
  ])("the address %s is printed as %j", (text, printed) => {
    expect(printedAddress(text)).toBe(printed);
  });

  test.each([
    "example.c",
    "example",
    "-example.org",
    "example-.org",
    "example..org",
    "exam\u200Bple.org",
    "example.org:99999",
    "//example.org",
    "ada@example",
    "ada@@example.org",
    "<ada@example.org>",
  ])("%j is no address and gets no link", (text) => {
    expect(linkTarget(text)).toBeUndefined();
  });

  test.each([
    [5, undefined],
    [6, "tel:555555"],
    [15, "tel:555555555555555"],
    [16, undefined],
  ])("a phone number of %s digits leads to %s", (digits, target) => {
    expect(phoneTarget("5".repeat(digits))).toBe(target);
  });

  test("only a plus before its digits belongs to a phone number", () => {
    expect(phoneTarget("+1 (555) 010-0000")).toBe("tel:+15550100000");
    expect(phoneTarget("1+5550100000")).toBeUndefined();
    expect(phoneTarget("++15550100000")).toBeUndefined();
  });

  test("a target is always of an allowed scheme, and of one that a browser reads the same", () => {
    const scheme = fc.constantFrom(
      "",
      "https://",
      "mailto:",
      "javascript:",
      "Data:",
      "java\nscript:",
    );
    const known = fc.constantFrom(
      "example.org",
      "ada@example.org",
      "x.org/a?b=c#d",
      "[::1]",
      "%00",
    );
    const rest = fc.tuple(known, anyText(6)).map((parts) => parts.join(""));
    fc.assert(
      fc.property(scheme, rest, (before, after) => {
        const target = linkTarget(before + after);
        if (target === undefined) return;
        expect(isAllowedLink(target)).toBe(true);
        expect(["http:", "https:", "mailto:", "tel:"]).toContain(new URL(target).protocol);
        expect(target).not.toMatch(/[\s\p{Cc}\p{Cf}]/u);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
