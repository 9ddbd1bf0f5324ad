import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { joinWideWords } from "./wide-words.ts";

/** Elements of a list with words at the given places. */
function elementsOf(texts: readonly string[], places: readonly number[]): Line[] {
  return texts.map((text, at) => {
    const cut = text.indexOf("\t");
    const plain = plainLine(`l${at}`, text, 0);
    return {
      ...plain,
      bullet: { glyph: "•", level: 0 },
      box: { x: 40, y: 100 + at * 14, w: 120, h: 10 },
      cells:
        cut < 0
          ? plain.cells
          : [
              { start: 0, end: cut, x: 40 },
              { start: cut + 1, end: text.length, x: places[at] ?? 90 },
            ],
    };
  });
}

function read(texts: readonly string[], places: readonly number[]): string[] {
  const lines = elementsOf(texts, places);
  return joinWideWords({ kinds: ["skills"], lines }).lines.map(({ text }) => text);
}

test("words of elements that stand far apart are one term", () => {
  expect(read(["conduit\tbending", "fault\tfinding", "welding"], [88, 76, 0])).toEqual([
    "conduit bending",
    "fault finding",
    "welding",
  ]);
});

test.each([
  ["cells below each other", ["Excel\tWord", "SAP\tAccess"], [120, 120]],
  ["ordinary blanks beside the wide ones", ["pipe fitting\twelding", "fault\tfinding"], [120, 76]],
])("no words of one term: %s", (_name, texts, places) => {
  expect(read(texts, places)).toEqual(texts);
});
