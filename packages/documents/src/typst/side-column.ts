import type { Paper } from "@savile/model";
import { piecesOf } from "../sheet/printed-pieces.ts";
import type { Sheet } from "../sheet/sheet.ts";
import type { WidthOf } from "./advances.ts";
import type { CompiledSheet, PreparedSheet } from "./compile-sheet.ts";
import { paperSizes } from "./tokens.ts";
import type { Tokens } from "./tokens.ts";

/** The column beside the text in points: what it holds, and whether it stands at the right. */
export type SideColumn = NonNullable<Tokens["side"]> & { readonly mirrored: boolean };

const rightToLeft: readonly string[] = ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];

/** Beside a column of sections nothing reaches over the gap: whether a contact detail is too wide for that. */
function crossesTheGap(
  tokens: Tokens,
  { contacts }: Sheet,
  paper: Paper,
  widthOf: WidthOf,
): boolean {
  const { side, sizes, margins } = tokens;
  const aside = side === undefined ? 0 : side.width + side.gap;
  const room = paperSizes[paper].w - 2 * margins.resume[paper].x - aside;
  return contacts.some(({ text }) => widthOf(text) * sizes.small > room);
}

/**
 * The side column of a resume: none where its template has none, where nothing would stand in it, or where the
 * text beside it would be too narrow for the contact details.
 */
export function sideColumnOf(
  tokens: Tokens,
  sheet: Sheet,
  paper: Paper,
  widthOf: WidthOf,
): SideColumn | undefined {
  const { side } = tokens;
  if (side === undefined || sheet.letter !== null) return undefined;
  const none =
    side.holds === "sections" &&
    (!sheet.sections.some((section) => section.side) ||
      crossesTheGap(tokens, sheet, paper, widthOf));
  return none ? undefined : { ...side, mirrored: rightToLeft.includes(sheet.lang) };
}

/** The addresses of what stands in the side column. */
export function pathsBeside({ sections }: Sheet): ReadonlySet<string> {
  const beside = sections.filter(({ side }) => side);
  return new Set(beside.flatMap(({ blocks }) => blocks.flatMap(piecesOf)).map(({ at }) => at));
}

/** Whether what stands in the side column reaches below the printed area of its page. */
export function sideRunsOver({ anchors, area }: Pick<CompiledSheet, "anchors" | "area">): boolean {
  const { side, bottom } = area;
  return (
    side !== undefined && anchors().some(([path, , , , y]) => y > bottom && side.paths.has(path))
  );
}

/** The same sheet in one column, its sections in the same order. */
export function withoutSide<Prepared extends PreparedSheet>(prepared: Prepared): Prepared {
  const sections = prepared.sheet.sections.map((section) => ({ ...section, side: undefined }));
  return { ...prepared, sheet: { ...prepared.sheet, sections }, column: undefined };
}
