import { isPointText } from "@savile/model";
import type { LetterBody, Piece } from "../sheet/sheet.ts";
import { runsOf } from "./runs.ts";
import type { Ink, Para } from "./runs.ts";
import type { Maker } from "./paragraphs.ts";
import { capitals } from "./setting.ts";
import { hex } from "./borders.ts";

/** Width of the mark of a point with its space, in parts of the size. */
const markWidth = 0.62;
/** How much of the distance between paragraphs parts two points. */
const nearness = 0.6;

/** Distances of a letter, in parts of its size. */
interface LetterRoom {
  readonly size: number;
  readonly leading: number;
  readonly line: number;
  above(gap: number): number;
}

function roomOf({ look, measures }: Maker): LetterRoom {
  const factors = measures.letter;
  const design = look.letter.body * factors.size;
  const size = measures.halfPoints(look.letter.body * factors.density) / 2;
  const leading = look.letter.leading * factors.leading;
  return {
    size,
    leading,
    line: Math.round(design * (capitals + leading) * 20),
    above: (gap) => Math.max(0, Math.round((gap * factors.gap - leading) * design * 20)),
  };
}

/** Date, recipient, salutation, paragraphs, close and signature. */
export function letterParagraphs(maker: Maker, body: LetterBody): Para[] {
  const room = roomOf(maker);
  const { paragraph, part, signature } = maker.look.letter;
  const line = (piece: Piece, gap: number, ink: Ink = {}, keepNext = false): Para => ({
    keepNext,
    spacing: {
      before: room.above(gap),
      after: 0,
      line: room.line,
      lineRule: "atLeast",
    },
    runs: runsOf(piece, { size: room.size * 2, ...ink }),
  });
  // Points hang below their mark and stand close to each other.
  const hanging = Math.round(room.size * 20 * markWidth);
  const paragraphOf = (piece: Piece, before: Piece | undefined): Para => {
    if (!isPointText(piece.text)) return line(piece, paragraph);
    const gap = isPointText(before?.text ?? "")
      ? Math.max(room.leading, paragraph * nearness)
      : paragraph;
    return { ...line(piece, gap), indent: { left: hanging, hanging } };
  };
  const one = (piece: Piece | null, gap: number, ink: Ink = {}, keepNext = false) =>
    piece === null ? [] : [line(piece, gap, ink, keepNext)];
  const quiet = { color: hex(maker.look.colours.text_secondary) };
  return [
    ...one(body.date, part, quiet),
    ...body.recipient.map((piece, index) => line(piece, index === 0 ? part : 0)),
    ...one(body.salutation, part, {}, true),
    ...body.paragraphs.map((piece, index) => paragraphOf(piece, body.paragraphs[index - 1])),
    ...one(body.closing, paragraph, {}, true),
    ...one(body.signature, signature, { bold: true }),
  ];
}
