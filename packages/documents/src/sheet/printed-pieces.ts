import { assertNever } from "@savile/model";
import { present } from "./pieces.ts";
import type { Block, Piece } from "./sheet.ts";

/** The pieces of a block in printing order. */
export function piecesOf(block: Block): Piece[] {
  switch (block.kind) {
    case "prose":
      return [block.piece];
    case "bullets":
      return [...block.pieces];
    case "terms":
      return present([block.label, ...block.pieces]);
    case "pairs":
      return block.pairs.flatMap((pair) => present([pair.name, pair.note]));
    case "row":
      return present([block.title, ...block.notes, block.dates]);
    case "entry":
      return present([
        block.title,
        block.subject,
        block.dates,
        ...block.places,
        block.summary,
        ...block.bullets,
      ]);
    default:
      return assertNever(block);
  }
}
