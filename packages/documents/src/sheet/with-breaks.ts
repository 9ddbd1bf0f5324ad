import type { Block, Sheet, SheetSection } from "./sheet.ts";

/** What a person decided about the page breaks of entries, by the id of the entry. */
export type Breaks = Readonly<
  Record<string, { readonly keepTogether?: boolean; readonly breakBefore?: boolean }>
>;

function withBreak(block: Block, breaks: Breaks): Block {
  const wanted = block.kind === "entry" ? breaks[block.id] : undefined;
  if (block.kind !== "entry" || wanted === undefined) return block;
  return {
    ...block,
    keep: wanted.keepTogether ?? block.keep,
    ...(wanted.breakBefore === true ? { breakBefore: true } : {}),
  };
}

/** A break before the first entry is one before the heading, which would else stand alone. */
function withBreakBefore(section: SheetSection): SheetSection {
  const [first, ...others] = section.blocks;
  if (first?.kind !== "entry" || first.breakBefore === undefined) return section;
  const { breakBefore, ...entry } = first;
  return { ...section, breakBefore, blocks: [entry, ...others] };
}

function isParted(block: Block, breaks: Breaks): boolean {
  if (block.kind !== "entry") return false;
  return block.breakBefore === true || breaks[block.id]?.keepTogether === false;
}

function withBreaksInside(section: SheetSection, breaks: Breaks): SheetSection {
  const blocks = section.blocks.map((block) => withBreak(block, breaks));
  const begun = withBreakBefore({ ...section, blocks });
  const parted = begun.blocks.some((block) => isParted(block, breaks));
  return { ...begun, keep: begun.keep && !parted };
}

/**
 * A sheet with the page breaks that a person wants. A section with an entry that begins a page is no longer
 * kept on one page, nor is one with an entry that may be parted.
 */
export function withBreaks(sheet: Sheet, breaks: Breaks): Sheet {
  return { ...sheet, sections: sheet.sections.map((section) => withBreaksInside(section, breaks)) };
}
