import type { Chunk, PageContent } from "../text-line/chunk.ts";

/** With fewer letters than this on a page, its text is a stamp or a page number at most. */
const fewLetters = 50;

function hasFewLetters(chunks: readonly Chunk[]): boolean {
  let letters = 0;
  for (const chunk of chunks) {
    if (chunk.hidden !== undefined) continue;
    letters += chunk.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (letters >= fewLetters) return false;
  }
  return true;
}

/** Pages (1-based) whose words are not text: pictures, or letters drawn as shapes. `drawn` = all cleaned pages. */
export function scannedPages(pages: readonly PageContent[], holdsImages: boolean): number[] {
  return pages
    .filter((page) => hasFewLetters(page.chunks) && (holdsImages || page.fills.length > 20))
    .map((page) => page.number);
}
