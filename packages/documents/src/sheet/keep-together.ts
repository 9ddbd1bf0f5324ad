import { present } from "./pieces.ts";
import { piecesOf } from "./printed-pieces.ts";
import type { Block, Piece } from "./sheet.ts";

/** An entry or a section of up to so many lines is not parted by a page break. */
export const linesKeptTogether = 6;

const lettersPerLine = 100;

/** About how many lines texts take that each begin on a line of their own. */
export function lineCount(pieces: readonly (Piece | null)[]): number {
  return present(pieces)
    .flatMap((piece) => piece.text.split("\n"))
    .reduce((lines, text) => lines + Math.ceil(text.length / lettersPerLine), 0);
}

function linesOf(block: Block): number {
  const pieces = piecesOf(block);
  if (block.kind === "bullets" || block.kind === "entry") return lineCount(pieces);
  const letters = pieces.reduce((sum, piece) => sum + piece.text.length + 2, 0);
  return Math.ceil(letters / lettersPerLine);
}

/** Whether the blocks of a section are few enough to stay together below their heading. */
export function staysTogether(blocks: readonly Block[]): boolean {
  return blocks.reduce((lines, block) => lines + linesOf(block), 0) <= linesKeptTogether;
}
