import { readPdf } from "../../../packages/documents/src/check/read-pdf.ts";
import { readDocx } from "../../../packages/documents/src/check/read-docx.ts";

/**
 * What a text says, without how it is set: white space, marks of lists, and the signs that stand alone
 * between values (bars, dots, dashes), or behind one (commas), do not count: words one below the other have
 * none.
 */
export function words(text: string): string {
  return text
    .normalize("NFKC")
    .split(/\s+/u)
    .filter((word) => !/^[|·•–—-]$/u.test(word))
    .map((word) => word.replace(/,$/u, ""))
    .join("");
}

/** The text of a PDF without what is marked as no part of it: the head of each page but the first. */
export async function pdfWords(bytes: Uint8Array, running: string): Promise<string> {
  const { text, pageCount } = await readPdf(bytes);
  const pages = text.split("\n").map((page, index) => {
    const own = words(page);
    const head = words(`${running} – ${index + 1} / ${pageCount}`);
    return index > 0 && own.startsWith(head) ? own.slice(head.length) : own;
  });
  return pages.join("");
}

/** The words of a Word file's body. */
export function docxWords(bytes: Uint8Array): string {
  return words(readDocx(bytes).text);
}
