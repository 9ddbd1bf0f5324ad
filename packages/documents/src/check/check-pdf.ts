import type { ReadBack } from "@savile/model";
import { isAllowedLink } from "../sheet/links.ts";
import { damagedCharacters } from "./damage.ts";
import { readPdf } from "./read-pdf.ts";
import type { PdfContent } from "./read-pdf.ts";
import { findLines } from "../text/text-equal.ts";

/** Faults of a PDF that are not a missing line, in words. */
function faultsOf(content: PdfContent): string[] {
  const firstHeading = content.roles.find((role) => /^H\d?$/u.test(role));
  return [
    ...damagedCharacters(content.text),
    ...(content.roles.length > 0 && firstHeading !== "H1"
      ? ["a heading of level 1 at the top"]
      : []),
    ...(content.title === "" ? ["a title"] : []),
    ...content.links.filter((link) => !isAllowedLink(link)).map((link) => `a safe link: ${link}`),
    ...content.fontsNotEmbedded.map((font) => `the font ${font}`),
  ];
}

/** Looks for the printed lines in the text layer of a PDF, and for tags, links and fonts. */
export async function checkPdf(bytes: Uint8Array, lines: readonly string[]): Promise<ReadBack> {
  const content = await readPdf(bytes);
  const found = findLines(content.text, lines);
  return {
    format: "pdf",
    lines: lines.length,
    found: found.found,
    missing: [...found.missing, ...faultsOf(content)],
    inOrder: found.inOrder,
    pageCount: content.pageCount,
    tagged: content.roles.length > 0,
  };
}
