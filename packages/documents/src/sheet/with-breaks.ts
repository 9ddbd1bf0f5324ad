import type { Block, Sheet } from "./sheet.ts";

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

/**
 * A sheet with the page breaks that a person wants. A section with an entry that begins a page is no longer
 * kept on one page, nor is one with an entry that may be parted.
 */
export function withBreaks(sheet: Sheet, breaks: Breaks): Sheet {
  const sections = sheet.sections.map((section) => {
    const blocks = section.blocks.map((block) => withBreak(block, breaks));
    const parted = blocks.some(
      (block) =>
        block.kind === "entry" &&
        (block.breakBefore === true || breaks[block.id]?.keepTogether === false),
    );
    return { ...section, blocks, keep: section.keep && !parted };
  });
  return { ...sheet, sections };
}
