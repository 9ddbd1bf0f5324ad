import * as fc from "fast-check";
import { expect, it } from "vitest";
import { decodeEntities } from "./decode-entities.ts";

it.each([
  ["R&amp;D", "R&D"],
  ["safe &amp;amp; secure", "safe & secure"],
  ["one&nbsp;two", "one\u00A0two"],
  ["&amp;nbsp;", "\u00A0"],
  ["don&#39;t &#x2019; &#8211;", "don't ’ –"],
  ["it&#146;s &#150; ok", "it’s – ok"],
  ["Caf&eacute; M&uuml;ller &Ntilde;", "Café Müller Ñ"],
  ["&lt;b&gt;", "<b>"],
])("%s is written as %s", (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

it.each([
  "AT&T",
  "Johnson & Johnson",
  "a=1&copy=2",
  "&unknown;",
  "&#0;",
  "&#xD800;",
  "&#7;",
  "&#1114112;",
  "&amp",
])("%s stays", (text) => {
  expect(decodeEntities(text)).toBe(text);
});

it("leaves texts without entities as they are, and never grows", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const decoded = decodeEntities(text);
      expect(decoded.length).toBeLessThanOrEqual(text.length);
      expect(text.includes("&") || decoded === text).toBe(true);
    }),
  );
});
