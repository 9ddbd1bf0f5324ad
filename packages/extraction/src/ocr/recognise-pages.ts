import { createRequire } from "node:module";
import path from "node:path";
import { createWorker } from "tesseract.js";
import type { Worker } from "tesseract.js";
import { skewOf, turn } from "./deskew.ts";
import { drawPage, withFile } from "./draw-page.ts";
import { greyOf, toGreyMap } from "./grey-picture.ts";

import type { RecognisedPage } from "./recognised-page.ts";
import { whitenGround } from "./whiten-ground.ts";
import { wordsOfBlocks } from "./words-of-blocks.ts";

/** 200 dots an inch: more gave no better words on clean pages. */
const pixelsPerPoint = 200 / 72;

const require = createRequire(import.meta.url);
const english = path.join(
  path.dirname(require.resolve("@tesseract.js-data/eng/package.json")),
  "4.0.0_best_int",
);

let started: Promise<Worker> | undefined;

/** The recogniser with its English model, from the packages on disk; nothing is fetched or cached. */
function startRecogniser(): Promise<Worker> {
  started ??= createWorker("eng", 1, { langPath: english, gzip: true, cacheMethod: "none" });
  return started;
}

/**
 * Reads the words on the pictures of the named pages (1-based). Dark areas are turned light and skewed scans
 * straight before. `done` hears of each page.
 */
export async function recognisePages(
  bytes: Uint8Array,
  pages: readonly number[],
  done: (page: number) => void = () => undefined,
): Promise<RecognisedPage[]> {
  const worker = await startRecogniser();
  return withFile(bytes, async (file) => {
    const found: RecognisedPage[] = [];
    for (const number of pages.filter((page) => page >= 1 && page <= file.numPages)) {
      const page = await drawPage(file, number, pixelsPerPoint);
      const { width, height } = page.canvas;
      const drawn = page.canvas.getContext("2d").getImageData(0, 0, width, height);
      const light = whitenGround(greyOf(drawn.data, width, height));
      const skew = skewOf(light);
      const picture = skew === 0 ? light : turn(light, skew);
      const { data } = await worker.recognize(toGreyMap(picture), {}, { blocks: true });
      const words = wordsOfBlocks(data.blocks ?? [], page.scale);
      found.push({ page: number, w: page.w, h: page.h, words });
      done(number);
    }
    return found;
  });
}
