import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../testing/any-text.ts";
import { languageTag } from "./language-tag.ts";

test.each([
  ["en", "en", null],
  ["de-AT", "de", "AT"],
  ["DE-at", "de", "AT"],
  ["pt_BR", "pt", "BR"],
  ["zh-Hant-TW", "zh", "TW"],
  ["sr-Latn", "sr", null],
  ["es-419", "es", null],
  ["haw-US", "haw", "US"],
  ["", "en", null],
  ["-US", "en", "US"],
  ["klingon", "en", null],
  ["constructor", "en", null],
  ['en") #panic()', "en", null],
])("the language tag %j is %s in the region %s", (tag, lang, region) => {
  expect(languageTag(tag)).toEqual({ lang, region });
});

test("a language tag is always one that the layout engine takes", () => {
  fc.assert(
    fc.property(anyText(12), anyText(4), (lang, region) => {
      const tag = languageTag(`${lang}-${region}`);
      expect(tag.lang).toMatch(/^[a-z]{2,3}$/u);
      expect(tag.region ?? "XX").toMatch(/^[A-Z]{2}$/u);
    }),
    { numRuns: runs(300) },
  );
});
