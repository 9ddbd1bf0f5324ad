import type { Chunk, PageContent } from "../pdf/chunk.ts";

/** With fewer letters than this on a page, its text is a stamp or a page number at most. */
const fewLetters = 50;

function lettersOf(chunks: readonly Chunk[]): number {
  return chunks
    .filter((chunk) => chunk.hidden === undefined)
    .reduce((sum, chunk) => sum + (chunk.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}

/** Pages (1-based) whose words are not text: pictures, or letters drawn as shapes. `drawn` = all cleaned pages. */
export function scannedPages(pages: readonly PageContent[], holdsImages: boolean): number[] {
  return pages
    .filter(
      (page) => lettersOf(page.chunks) < fewLetters && (holdsImages || page.fills.length > 20),
    )
    .map((page) => page.number);
}
