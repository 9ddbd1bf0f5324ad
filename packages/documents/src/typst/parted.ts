import type { Anchors, PrintArea } from "../pages/regions.ts";
import type { Block, Sheet } from "../sheet/sheet.ts";

/** Points that a line may reach below the printed area before it counts as lost. */
const tolerated = 2;

/** The ids of entries of which something is printed below the page's end. */
export function entriesBeyond(anchors: Anchors, area: PrintArea): Set<string> {
  const beyond = anchors.filter(([, , , , y]) => y > area.bottom + tolerated);
  return new Set(beyond.map(([path]) => path.split(".")[0] ?? path));
}

function parted(block: Block, ids: ReadonlySet<string>): Block {
  return block.kind === "entry" && ids.has(block.id) ? { ...block, keep: false } : block;
}

/** The ids of these entries that a sheet keeps on one page. */
export function keptEntries(sheet: Sheet, ids: ReadonlySet<string>): string[] {
  return sheet.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === "entry" && block.keep && ids.has(block.id) ? [block.id] : [],
    ),
  );
}

/** A sheet in which these entries may run over a page's end. */
export function withParted(sheet: Sheet, ids: ReadonlySet<string>): Sheet {
  const sections = sheet.sections.map((section) => ({
    ...section,
    keep:
      section.keep && !section.blocks.some((block) => block.kind === "entry" && ids.has(block.id)),
    blocks: section.blocks.map((block) => parted(block, ids)),
  }));
  return { ...sheet, sections };
}
