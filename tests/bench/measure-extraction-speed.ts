import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { corpus, corpusFiles } from "../quality/corpus.ts";
import { corpusDay, openExtractor } from "../quality/engines.ts";
import { atMost, notMeasured, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";

const names = {
  median: "extraction of a PDF in a warm child, median",
  tail: "extraction of a PDF in a warm child, p95",
};
const rounds = 6;

/** What everybody does with pdf.js: the text of each page, nothing understood. */
async function plainText(bytes: Uint8Array): Promise<number> {
  const start = performance.now();
  const task = getDocument({ data: bytes.slice(), verbosity: 0, isEvalSupported: false });
  const file = await task.promise;
  for (let number = 1; number <= file.numPages; number += 1) {
    await (await file.getPage(number)).getTextContent();
  }
  await task.destroy();
  return performance.now() - start;
}

/**
 * Milliseconds for a PDF of the corpus in the warm child of the product, as the caller waits for them,
 * interleaved with the plain text extraction of the same files in a warm process.
 */
export async function measureExtractionSpeed(): Promise<Figure[]> {
  if (!corpus.present) {
    return Object.values(names).map((name) => notMeasured(name, "60 / 300 ms", "no corpus here"));
  }
  const files = [corpus.resumes, corpus.robustness].flatMap((folder) =>
    corpusFiles(folder, [".pdf"]).map((file) => file.bytes),
  );
  const extractor = openExtractor();
  const ours: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const bytes of files) {
      const start = performance.now();
      await extractor.extract(bytes, { today: corpusDay });
      const took = performance.now() - start;
      const text = await plainText(bytes);
      // The first round warms both.
      if (round > 0) {
        ours.push(took);
        plain.push(text);
      }
    }
  }
  await extractor.close();
  const note = (share: number): string =>
    `${files.length} PDFs x ${rounds - 1}; plain pdf.js text of the same files: ${quantile(plain, share).toFixed(0)} ms, ratio ${(quantile(ours, share) / quantile(plain, share)).toFixed(2)}`;
  return [
    atMost(names.median, quantile(ours, 0.5), "ms", 60, note(0.5)),
    atMost(names.tail, quantile(ours, 0.95), "ms", 300, note(0.95)),
  ];
}
