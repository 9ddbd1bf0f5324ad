import { expect, test } from "vitest";
import type { Entry, Place } from "../entries/entry.ts";
import { plainLine } from "../text-line/line.ts";
import { studyTitle } from "./study-title.ts";

function placeOf(text: string, at: number): Place {
  return { line: plainLine(`l${at}`, text, 0), start: 0, end: text.length, text };
}

function read(rows: readonly string[], title: number, below?: string) {
  const places = rows.map(placeOf);
  const entry: Entry = {
    ...(places[title] === undefined ? {} : { title: places[title] }),
    rest: places.filter((_, at) => at !== title),
    parts:
      below === undefined
        ? []
        : [{ kind: "paragraph", first: plainLine("p", below, 0), last: plainLine("p", below, 0) }],
    header: places.map(({ line }) => line),
    margin: 1,
  };
  const [part] = entry.parts;
  const same = part === undefined ? [] : [{ ...part, last: part.first }];
  const { degree, field, rest } = studyTitle({ ...entry, parts: same });
  return [degree?.text ?? "", field?.text ?? "", rest.length];
}

test.each([
  [["BSc", "Geography"], 0, undefined, ["BSc", "Geography", 0]],
  [["Geography", "BSc"], 1, undefined, ["BSc", "Geography", 0]],
  [["Special Education", "MA"], 0, undefined, ["MA", "Special Education", 0]],
  [["Primary"], 0, "PGCE", ["PGCE", "Primary", 0]],
  [["BSc Geography", "Rivers"], 0, undefined, ["BSc Geography", "", 1]],
  [["BSc", "Leeds College"], 0, undefined, ["BSc", "", 1]],
  [["BSc", "GPA 3.9"], 0, undefined, ["BSc", "", 1]],
  [["BSc", "Leeds, UK"], 0, undefined, ["BSc", "", 1]],
  [["Geography"], 0, "Rivers and maps of the north", ["Geography", "", 0]],
] as const)("%j with title %i and %s below", (rows, title, below, found) => {
  expect(read(rows, title, below)).toEqual(found);
});
