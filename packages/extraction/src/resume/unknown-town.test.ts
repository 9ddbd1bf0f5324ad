import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { unknownTown } from "./unknown-town.ts";

function placeIn(texts: readonly string[]): string {
  const lines = texts.map((text, at) => plainLine(`l${at}`, text, 0));
  const [first] = lines;
  if (first === undefined) return "";
  const name = { first, last: first, start: 0, end: first.text.length, confidence: 0.9 };
  const found = unknownTown(lines, name);
  return found === undefined ? "" : found.line.text.slice(found.start, found.end);
}

test.each([
  [["Ana Prado", "Address: 12 Tarn Row, Holbeck Vale"], "12 Tarn Row, Holbeck Vale"],
  [["Ana Prado", "Wohnort\tHolbeckstedt"], "Holbeckstedt"],
  [["Ana Prado", "Location", "Holbeck East, Tarnland", "Phone"], "Holbeck East, Tarnland"],
  [["Ana Prado", "Address:", "12 Tarn Row, Holbeck Vale"], "12 Tarn Row, Holbeck Vale"],
  [["Ana Prado", "ana@example.org | Holbeck Vale | 0161 496 0123"], "Holbeck Vale"],
  [["Ana Prado", "Holbeck, Tarnland | ana@example.org"], "Holbeck, Tarnland"],
  [["Ana Prado", "Holbeck, Tarnland", "ana@example.org"], "Holbeck, Tarnland"],
] as const)("%j names a town that no table knows", (texts, place) => {
  expect(placeIn(texts)).toBe(place);
});

test.each([
  [["Ana Prado", "Holbeck Vale | ana@example.org"]],
  [["Ana Prado", "ana@example.org | US Citizen | 0161 496 0123"]],
  [["Ana Prado", "ana@example.org | LinkedIn | 0161 496 0123"]],
  [["Ana Prado", "ana@example.org | Line Cook | 0161 496 0123"]],
  [["Ana Prado", "ana@example.org | Python | 0161 496 0123"]],
  [["Ana Prado", "Line Cook, Blue Door Ltd", "ana@example.org"]],
  [["Ana Prado", "Address: ana@example.org"]],
  [["Ana Prado", "Location", "ana@example.org"]],
  [["Ana Prado", "ana@example.org | Prado Ana | 0161 496 0123"]],
])("%j names none", (texts) => {
  expect(placeIn(texts)).toBe("");
});
