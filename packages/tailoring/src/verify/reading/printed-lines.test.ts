import { describe, expect, it } from "vitest";
import type { FileLine } from "../../match/printed.ts";
import { isHeading, joined } from "./printed-lines.ts";

const line = (text: string, bullet?: string): FileLine =>
  bullet === undefined ? { id: text, text } : { id: text, text, bullet };
const [entry, prose] = [line("mended nets", "+"), line("Net making, Orland College, 2009")];

describe("a printed heading", () => {
  it("is what was read as one, or stands over a row of marks", () => {
    expect(isHeading({ ...line("Nets, ropes and tides"), role: "heading" }, entry, entry)).toBe(
      true,
    );
    expect(isHeading(line("Papers and school =="), entry, prose)).toBe(true);
  });

  it("is a few bare words between a list and lines of none, or in capitals between others", () => {
    expect(isHeading(line("school"), entry, prose)).toBe(true);
    expect(isHeading(line("PAPERS"), prose, prose)).toBe(true);
  });

  it.each(["Ended in 2009", "the labelling rules.", "knots, ropes", "a line of many plain words"])(
    "is not: %s",
    (text) => expect(isHeading(line(text), entry, prose)).toBe(false),
  );

  it("is no end of a line of a list, and no line of the list", () => {
    expect(isHeading(line("of the week"), entry, entry)).toBe(false);
    expect(isHeading(line("nets", "+"), entry, prose)).toBe(false);
    expect(isHeading(line("nets"), undefined, prose)).toBe(false);
    expect(isHeading(line("PAPERS"), line("NETS"), prose)).toBe(false);
  });
});

const texts = (...lines: FileLine[]) => joined(lines).map(({ text }) => text);

describe("lines that go on", () => {
  it("are one with the line above that has no end", () => {
    expect(texts(entry, line("at night"))).toEqual(["mended nets at night"]);
    expect(texts(line("Made ropes and nets. Gave up tar after one"), line("season."))).toEqual([
      "Made ropes and nets. Gave up tar after one season.",
    ]);
  });

  it("are not what begins anew", () => {
    expect(texts(entry, line("sold nets", "+"))).toHaveLength(2);
    expect(texts(line("Mended nets."), line("sold nets"))).toHaveLength(2);
    expect(texts(line("Crane Operator"), line("sold nets"))).toHaveLength(2);
  });
});
