import type { Block, Piece, Sheet } from "./sheet.ts";

function rounded(width: number): number {
  return Math.round(width * 1000) / 1000;
}

function withEndsOf(piece: Piece, widthOf: (text: string) => number): Piece {
  if (piece.parts === undefined) return piece;
  let end = 0;
  return { ...piece, ends: piece.parts.map((part) => rounded((end += widthOf(part)))) };
}

/**
 * A sheet whose bullets know where their parts end on a line without an end, in parts of the text size:
 * which of them could come to lie over the end of a line need not be measured on the page.
 */
export function withEnds(sheet: Sheet, widthOf: (text: string) => number): Sheet {
  const told = (pieces: readonly Piece[]) => pieces.map((piece) => withEndsOf(piece, widthOf));
  const block = (one: Block): Block => {
    if (one.kind === "bullets") return { ...one, pieces: told(one.pieces) };
    return one.kind === "entry" ? { ...one, bullets: told(one.bullets) } : one;
  };
  const sections = sheet.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map(block),
  }));
  return { ...sheet, sections };
}
