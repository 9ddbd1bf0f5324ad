import { loadPdfjs } from "../check/read-pdf.ts";

/** A piece of text of a PDF page with its box in points from the top left: cap height to baseline. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

// From the baseline up to the capitals' top: what every Region must hold of a line.
const capitals = 0.66;

/** The texts of each page of a PDF file, as pdf.js places them. */
export async function placedTexts(bytes: Uint8Array): Promise<PlacedText[][]> {
  const pdfjs = await loadPdfjs();
  const task = pdfjs.getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const pages: PlacedText[][] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((piece) => {
        if (!("str" in piece) || piece.str.trim() === "") return [];
        const [, , , size, x, baseline] = piece.transform.map(Number);
        const h = capitals * (size ?? 0);
        return [{ text: piece.str, x: x ?? 0, y: height - (baseline ?? 0) - h, w: piece.width, h }];
      }),
    );
  }
  await task.destroy();
  return pages;
}
