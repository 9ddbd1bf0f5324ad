import type { ReadBack } from "@savile/model";
import { isAllowedLink } from "../sheet/links.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { damagedCharacters } from "./damage.ts";
import { readDocx } from "./read-docx.ts";
import type { DocxContent } from "./read-docx.ts";
import { findLines } from "../text/text-equal.ts";

function bulletsOf(sheet: Sheet): number {
  return sheet.sections
    .flatMap((section) => section.blocks)
    .reduce((count, block) => {
      if (block.kind === "bullets") return count + block.pieces.length;
      return block.kind === "entry" ? count + block.bullets.length : count;
    }, 0);
}

function faultsOf(content: DocxContent, sheet: Sheet): string[] {
  const count = (role: string) => content.roles.filter((one) => one === role).length;
  return [
    ...damagedCharacters(content.text),
    ...(count("Title") === 1 ? [] : ["the name as a title"]),
    ...(count("Heading1") === sheet.sections.length ? [] : ["a heading for each section"]),
    ...(count("List") === bulletsOf(sheet) ? [] : ["a real list item for each bullet"]),
    ...(content.title === "" ? ["a title of the file"] : []),
    ...content.hindrances.map((tag) => `a body without ${tag}`),
    ...content.links.filter((link) => !isAllowedLink(link)).map((link) => `a safe link: ${link}`),
  ];
}

/** Looks for the printed lines in a Word file, for its headings and lists, and for what readers stumble over. */
export function checkDocx(bytes: Uint8Array, sheet: Sheet, lines: readonly string[]): ReadBack {
  const content = readDocx(bytes);
  const found = findLines(content.text, lines);
  return {
    format: "docx",
    lines: lines.length,
    found: found.found,
    missing: [...found.missing, ...faultsOf(content, sheet)],
    inOrder: found.inOrder,
    pageCount: null,
    tagged: null,
  };
}
