import { describe, expect, it } from "vitest";
import { ocrFindings } from "./ocr-findings.ts";
import type { RecognisedPage } from "./recognised-page.ts";

const word = { text: "a", x0: 0, y0: 0, x1: 1, y1: 1, base: 1, confidence: 1, row: 0 };
const page = (number: number, words = [word]): RecognisedPage => ({
  page: number,
  w: 612,
  h: 792,
  words,
});

describe("findings of pages that are pictures", () => {
  it("tell the pages that were read, not reached, and without words, each once", () => {
    const reading = { recognised: [page(1), page(2, [])], scanned: [1, 2, 3, 4] };
    const found = ocrFindings([], reading, [3, 4]);
    expect(found.map(({ code, detail }) => [code, detail])).toEqual([
      ["ocr_used", "Page 1 is a picture: its words were read by OCR. Please check them with care."],
      [
        "pages_unreached",
        "Pages 3, 4 are pictures that could not be read in the time for one file. Nothing of them is here.",
      ],
      ["scanned_page", "Page 2 is a picture without text that could be read."],
    ]);
  });

  it("tell one page that was not reached", () => {
    const [found] = ocrFindings([], { recognised: [], scanned: [2] }, [2]);
    expect(found?.detail).toBe(
      "Page 2 is a picture that could not be read in the time for one file. Nothing of it is here.",
    );
  });
});
