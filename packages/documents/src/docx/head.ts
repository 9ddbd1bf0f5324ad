import type { Piece, Sheet } from "../sheet/sheet.ts";
import type { Maker } from "./paragraphs.ts";
import { bar, rowOf, runsOf } from "./runs.ts";
import type { Ink, Para, Run } from "./runs.ts";
import { hex, lineOf } from "./borders.ts";
import { textWidth } from "./text-width.ts";

/** Pieces in rows that fit a width, so that no address breaks at one of its hyphens. */
function packed(
  pieces: readonly Piece[],
  room: number,
  widthOf: (text: string) => number,
): Piece[][] {
  const rows: Piece[][] = [];
  let used = 0;
  for (const piece of pieces) {
    const width = widthOf(piece.text);
    const row = rows.at(-1);
    if (row !== undefined && used + widthOf(bar) + width <= room) {
      row.push(piece);
      used += widthOf(bar) + width;
    } else {
      rows.push([piece]);
      used = width;
    }
  }
  return rows;
}

function contactRuns(maker: Maker, contacts: readonly Piece[], size: number, room: number): Run[] {
  const { look } = maker;
  const { text_light, text_secondary, accent } = look.colours;
  const linked = look.look.links === "coloured" ? accent : text_secondary;
  const inkOf = (piece: Piece): Ink => ({
    size,
    color: hex(piece.url === undefined ? text_secondary : linked),
  });
  const serif = look.face.name.startsWith("Times");
  const rows = packed(contacts, room, (words) => textWidth(words, size / 2, serif));
  return rows.flatMap((row, index) => [
    // A blank before the break: readers that pass over breaks would join two details.
    ...(index === 0 ? [] : [{ text: " " }, { break: 1 }]),
    ...rowOf(
      row.map((piece) => ({ piece, ink: inkOf(piece) })),
      { text: bar, ink: { size, color: hex(text_light) } },
    ),
  ]);
}

function contactParagraph(maker: Maker, contacts: readonly Piece[], ruled: boolean): Para {
  const { look, measures } = maker;
  const size = measures.halfPoints("small");
  const rule = lineOf(6, hex(look.colours.border), 8);
  return {
    alignment: look.look.head === "centre" ? "center" : "start",
    spacing: {
      before: measures.above("contact", measures.points("small")),
      after: 0,
      line: measures.pitch(measures.points("small")),
      lineRule: "atLeast",
    },
    ...(ruled ? { border: { bottom: rule } } : {}),
    runs: contactRuns(maker, contacts, size, maker.room),
  };
}

/** Name, headline and contact details: in the body, because readers pass over a page header. */
export function headParagraphs(maker: Maker, sheet: Sheet): Para[] {
  const { name, headline, contacts } = sheet;
  const ruled = sheet.letter !== null || maker.look.look.section.rule === "none";
  return [
    { style: "Title", runs: runsOf(name) },
    ...(headline === null ? [] : [{ style: "Subtitle", runs: runsOf(headline) }]),
    ...(contacts.length === 0 ? [] : [contactParagraph(maker, contacts, ruled)]),
  ];
}
