import { piecesOf } from "../sheet/printed-pieces.ts";
import type { Sheet } from "../sheet/sheet.ts";
import type { CompiledSheet, PreparedSheet } from "./compile-sheet.ts";
import type { Tokens } from "./tokens.ts";

/** The column beside the text in points: what it holds, and whether it stands at the right. */
export type SideColumn = NonNullable<Tokens["side"]> & { readonly mirrored: boolean };

const rightToLeft: readonly string[] = ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];

/** The side column of a resume: none where its template has none, or nothing to set there. */
export function sideColumnOf(tokens: Tokens, sheet: Sheet): SideColumn | undefined {
  const { side } = tokens;
  if (side === undefined || sheet.letter !== null) return undefined;
  const empty = side.holds === "sections" && !sheet.sections.some((section) => section.side);
  return empty ? undefined : { ...side, mirrored: rightToLeft.includes(sheet.lang) };
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
