import { expect, test } from "vitest";
import { hyphenMender } from "./mend-hyphens.ts";

function mended(...texts: string[]): string[] {
  return texts.map(hyphenMender(texts));
}

test("where a font names its hyphen wrongly, every one of the file is a hyphen", () => {
  expect(mended("555\u00ad0148", "full\u00adtime", "well\u00ad")).toEqual([
    "555-0148",
    "full-time",
    "well-",
  ]);
});

test("one that stands alone is a hyphen as well", () => {
  expect(mended("2019", "\u00ad", "2021")).toEqual(["2019", "-", "2021"]);
});

test("at line ends alone they are soft", () => {
  expect(mended("develop\u00ad", "ment")).toEqual(["develop\u00ad", "ment"]);
});

test("one hyphen that a file writes as several signs is one", () => {
  expect(mended("on-\u00ad\u2010campus", "audio\u00ad\u2010visual", "555-\u00ad0100")).toEqual([
    "on-campus",
    "audio-visual",
    "555-0100",
  ]);
});
