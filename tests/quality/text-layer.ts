import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Words of two signs or more in the text layer of a PDF, read by the library alone and none of our rules. */
export async function wordsOfTextLayer(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  try {
    const file = await task.promise;
    const words: string[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const { items } = await (await file.getPage(number)).getTextContent();
      const texts = items.map((item) => ("str" in item ? item.str : ""));
      words.push(...(texts.join("\n").match(/[\p{L}\p{N}]{2,}/gu) ?? []));
    }
    return words;
  } finally {
    await task.destroy();
  }
}
