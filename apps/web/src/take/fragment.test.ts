import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readFragment, writeFragment } from "./fragment.ts";

it("brings any text over whole, but for what steers how it is shown", () => {
  const handed = { text: "Ingénieur – 東京 🚀\n- 5 %", host: "jobs.example:8080" };
  expect(writeFragment(handed)).toMatch(/^#p=[\w-]+$/);
  expect(readFragment(writeFragment(handed))).toEqual(handed);
  const steered = { text: " a\r\nb\u202E\u0000\u001b[2J\tc ", host: "A.example" };
  expect(readFragment(writeFragment(steered))).toEqual({ text: "a\nb[2J\tc", host: "a.example" });
});

it("holds the longest text of any script", () => {
  const text = "東".repeat(40_000);
  expect(readFragment(writeFragment({ text, host: "a.example" }))?.text).toBe(text);
  const longer = writeFragment({ text: "a".repeat(50_000), host: "" });
  expect(readFragment(longer)?.text).toHaveLength(40_000);
});

it.each(["javascript:alert(1)", "a b", "<b>", "a.example/path", "", "x".repeat(300), "[::1]"])(
  "takes %j for no host",
  (host) => {
    expect(readFragment(writeFragment({ text: "a", host }))?.host).toBe("");
  },
);

const packed = (json: string): string => `#p=${btoa(json)}`;

it.each([
  ["nothing", ""],
  ["an anchor", "#main"],
  ["no base64", "#p=%%%"],
  ["no JSON", packed("text")],
  ["another form", packed('{"text":7}')],
  ["a list", packed('["text"]')],
  ["null", packed("null")],
  ["an empty text", packed('{"text":"  "}')],
  ["broken letters", `#p=${btoa('{"text":"\u00ff"}')}`],
  ["ten megabytes", packed(JSON.stringify({ text: "x".repeat(10_000_000) }))],
])("reads %s as nothing", (_, fragment) => {
  expect(readFragment(fragment)).toBeNull();
});

it("reads whatever stands there without a fault", () => {
  const letters = fc.string({ unit: "binary", maxLength: 60 });
  fc.assert(
    fc.property(letters, fc.json(), (text, json) => {
      for (const one of [`#p=${text}`, packed(encodeURIComponent(json))]) {
        const found = readFragment(one);
        expect(found === null || found.text.length > 0).toBe(true);
      }
    }),
    { numRuns: runs(1_000) },
  );
});
