import { expect, test } from "vitest";
import { pieceOf } from "./pieces.ts";
import { piecesOf } from "./printed-pieces.ts";
import type { Block, Piece } from "./sheet.ts";

function piece(text: string): Piece {
  return pieceOf(text, text);
}

const entry: Block = {
  kind: "entry",
  id: "edu1",
  keep: true,
  title: piece("degree"),
  subject: piece("field"),
  dates: piece("2019"),
  places: [piece("school"), piece("town")],
  summary: piece("summary"),
  bullets: [piece("first"), piece("second")],
};

const cases: readonly (readonly [Block, readonly string[]])[] = [
  [{ kind: "prose", piece: piece("text") }, ["text"]],
  [{ kind: "bullets", pieces: [piece("one"), piece("two")] }, ["one", "two"]],
  [{ kind: "bullets", pieces: [] }, []],
  [{ kind: "terms", label: piece("Tools"), pieces: [piece("saw")] }, ["Tools", "saw"]],
  [{ kind: "terms", label: null, pieces: [piece("saw")] }, ["saw"]],
  [
    {
      kind: "pairs",
      pairs: [
        { name: piece("Greek"), note: piece("native") },
        { name: piece("Latin"), note: null },
      ],
    },
    ["Greek", "native", "Latin"],
  ],
  [
    {
      kind: "row",
      strong: true,
      title: piece("award"),
      notes: [piece("giver")],
      dates: piece("2020"),
    },
    ["award", "giver", "2020"],
  ],
  [{ kind: "row", strong: true, title: null, notes: [], dates: piece("2020") }, ["2020"]],
  [entry, ["degree", "field", "2019", "school", "town", "summary", "first", "second"]],
  [
    { ...entry, title: null, subject: null, dates: null, summary: null, bullets: [] },
    ["school", "town"],
  ],
];

test.each(cases)("the pieces of a block stand in the order of printing: %#", (block, texts) => {
  expect(piecesOf(block).map(({ text }) => text)).toEqual(texts);
});
