import { countryOf } from "@savile/model";
import { piecesOf } from "./printed-pieces.ts";
import type { Block, Piece, SheetSection } from "./sheet.ts";

/** A town and the code of its state, which every program knows for a place. */
const coded = /,\s*[A-Z]{2}$/u;
const withCodes: readonly (string | undefined)[] = ["US", "CA"];

/** What stands for a place and is known for none of a town's. */
const anywhere = /^(?:fully |100 ?% )?(?:remote|hybrid|on-?site)$/iu;

function isKnownPlace(place: string): boolean {
  return anywhere.test(place) || (coded.test(place) && withCodes.includes(countryOf(place)));
}

function withoutEdge(piece: Piece): Piece {
  return { ...piece, edge: undefined };
}

function inText(block: Block): Block {
  return block.kind === "entry" ? { ...block, places: block.places.map(withoutEdge) } : block;
}

/**
 * Places of work and study stand alike: at the outer edge of the line of an employer or school where all of
 * them are known for places there, else each on a line of its own. Programs take a town at the edge that has
 * no code of a state for the end of the school's name.
 */
export function withPlacesAlike(sections: readonly SheetSection[]): readonly SheetSection[] {
  const places = sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === "entry").flatMap(piecesOf),
  );
  if (places.every(({ edge, text }) => edge === undefined || isKnownPlace(text))) return sections;
  return sections.map((section) => ({ ...section, blocks: section.blocks.map(inText) }));
}
