import { describe, expect, it } from "vitest";
import { frameOf } from "./frame.ts";
import { ownTime, spansIn } from "./told-spans.ts";

function told(text: string): string[] {
  return spansIn(frameOf(text)).map(({ of }) =>
    of
      .map(([from, to]) => text.slice(from, to).trim())
      .filter((part) => part !== "")
      .join(" | "),
  );
}

describe("what a span of years is of", () => {
  it.each([
    ["Repaired looms in Porto for six years", "Repaired looms in Porto for"],
    ["Weaver with nine years in silk mills", "in silk mills"],
    [
      "I served my three years of apprenticeship with Silk & Son",
      "I served my | of apprenticeship with Silk & Son",
    ],
    ["Has run a Jacquard loom since 2015", "Has run a Jacquard loom"],
    ["Repaired looms for six years before moving to Lisbon", "Repaired looms for"],
  ])("is found in: %s", (text, of) => {
    expect(told(text)).toEqual([of]);
  });

  it.each(["Wrote a six-year plan", "Looms of nine years", "From Porto to Lisbon", "In 2015"])(
    "is none in: %s",
    (text) => {
      expect(told(text)).toEqual([]);
    },
  );
});

describe("the time that a line gives", () => {
  it.each([
    ["From 2011 on the wide looms", 2011 * 12, undefined],
    ["Looked after dyes since March 2019", 2019 * 12 + 2, undefined],
    ["Wrote the rota during a leave (6 months)", undefined, 0.5],
    ["Dyed silk two days a week", undefined, undefined],
    ["Dyed silk", undefined, undefined],
  ])("is read from: %s", (text, from, years) => {
    const own = ownTime(frameOf(text));
    expect([own?.from, own?.years]).toEqual([from, years]);
  });
});
