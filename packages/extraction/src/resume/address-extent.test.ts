import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { wholeAddress } from "./address-extent.ts";

function wholeOf(texts: readonly string[], place: string): string {
  const lines = texts.map((text, at) => plainLine(`t.l${at + 1}`, text, 0));
  const line = lines.find(({ text }) => text.includes(place));
  if (line === undefined) return "";
  const start = line.text.indexOf(place);
  const spot = wholeAddress({ line, start, end: start + place.length }, lines, 0);
  const own = spot.line.text.slice(spot.start, spot.end);
  return spot.next === undefined ? own : `${own} + ${spot.next.line.text.slice(0, spot.next.end)}`;
}

test.each([
  [["ana@example.org | 14 Mill Lane, Leeds, UK"], "Leeds, UK", "14 Mill Lane, Leeds, UK"],
  [["Holbeck, Leeds, UK"], "Leeds, UK", "Holbeck, Leeds, UK"],
  [["14 Mill Lane", "Leeds, UK"], "Leeds, UK", "14 Mill Lane + Leeds, UK"],
  [["Line Cook, Leeds, UK"], "Leeds, UK", "Leeds, UK"],
  [["Ana Prado", "Leeds, UK"], "Leeds, UK", "Leeds, UK"],
])("the whole of %j is kept", (texts, place, whole) => {
  expect(wholeOf(texts, place)).toBe(whole);
});
