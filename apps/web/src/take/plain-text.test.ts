import { expect, it } from "vitest";
import { timeLimit } from "@savile/testing";
import { plainText } from "./plain-text.ts";

it.each([
  ["A clerk.", "A clerk."],
  ["<p>A clerk.</p><ul><li>Excel</li><li>R&amp;D</li></ul>", "A clerk.\n\n- Excel\n\n- R&D"],
  ["&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;", "One\n\nTwo"],
  ["a < b and 3 > 2", "a < b and 3 > 2"],
  ["<p>x<script>steal()</script><STYLE>b{}</style>y</p>", "xy"],
  ["<!-- no --><p>caf&#233; &#x2013; &eacute; &#1114112;</p>", "café – &eacute; &#1114112;"],
  ["<p>never closed <scr", "never closed <scr"],
  ["<div\nclass='x'>A\n  B</div>", "A B"],
])("%j reads as %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each(["<a", "<script>", "&#", "<!", "\n "])(
  "reads a million characters of %j at once",
  (bit) => {
    const started = performance.now();
    plainText(`<p>${bit.repeat(1_000_000 / bit.length)}`);
    expect(performance.now() - started).toBeLessThan(timeLimit(3_000));
  },
);
