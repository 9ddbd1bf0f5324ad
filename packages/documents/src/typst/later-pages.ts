import type { Anchors } from "../pages/regions.ts";
import { piecesOf } from "../sheet/printed-pieces.ts";
import type { Block, EntryBlock, Piece, SheetSection } from "../sheet/sheet.ts";
import type { CompiledSheet, PreparedSheet, SectionParts } from "./compile-sheet.ts";

/** A thing in two parts: `here` stays on the first page, `later` stands behind it; either may be missing. */
interface Parts<T> {
  readonly here?: T;
  readonly later?: T;
}

/** The addresses of which something is printed behind the first page. */
function pathsLater(anchors: Anchors): ReadonlySet<string> {
  return new Set(anchors.flatMap(([path, , page]) => (page > 1 ? [path] : [])));
}

function pointsOf(block: Block): readonly Piece[] {
  if (block.kind === "bullets") return block.pieces;
  return block.kind === "entry" ? block.bullets : [];
}

/** A list is parted between two points, and a head goes with its first one; all else goes over whole. */
function partedBlock(block: Block, later: ReadonlySet<string>): Parts<Block> {
  const pieces = piecesOf(block);
  const points = pointsOf(block);
  const first = pieces.findIndex(({ at }) => later.has(at));
  if (first < 0) return { here: block };
  const at = first - (pieces.length - points.length);
  if (at <= 0) return { later: block };
  const [before, behind] = [points.slice(0, at), points.slice(at)];
  return block.kind === "entry"
    ? { here: { ...block, bullets: before }, later: continued(block, behind) }
    : { here: { kind: "bullets", pieces: before }, later: { kind: "bullets", pieces: behind } };
}

/** An entry whose head stands on the page before. */
function continued({ kind, id, keep }: EntryBlock, bullets: readonly Piece[]): EntryBlock {
  const nothing = { title: null, subject: null, dates: null, places: [], summary: null };
  return { kind, id, keep, ...nothing, bullets };
}

function partedSection(section: SheetSection, later: ReadonlySet<string>): Parts<SheetSection> {
  const parts = section.blocks.map((block) => partedBlock(block, later));
  const at = parts.findIndex((part) => part.later !== undefined);
  if (at < 0) return { here: section };
  const cut = parts[at] ?? {};
  const before = [...section.blocks.slice(0, at), ...(cut.here === undefined ? [] : [cut.here])];
  const behind = [...(cut.later === undefined ? [] : [cut.later]), ...section.blocks.slice(at + 1)];
  if (before.length === 0) return { later: section };
  return {
    here: { ...section, blocks: before },
    later: { ...section, continued: true, blocks: behind },
  };
}

/**
 * The sections of a sheet with a column beside its text, in two parts where the second page begins: there is no
 * column from there on, and the text is as wide as the page. `undefined` where there is nothing to part.
 */
export function laterParts(
  { sheet: { sections }, column }: Pick<PreparedSheet, "sheet" | "column">,
  { anchors, pageCount }: Pick<CompiledSheet, "anchors" | "pageCount">,
): SectionParts | undefined {
  if (column?.holds !== "sections" || pageCount < 2) return undefined;
  const later = pathsLater(anchors());
  const parts = sections.map((section) => partedSection(section, later));
  const at = parts.findIndex((part) => part.later !== undefined);
  const { here, later: rest } = parts[at] ?? {};
  if (rest === undefined || rest.side) return undefined;
  return {
    sections: [...sections.slice(0, at), ...(here === undefined ? [] : [here])],
    later: [rest, ...sections.slice(at + 1)],
  };
}
