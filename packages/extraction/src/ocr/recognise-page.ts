import { skewOf, turn } from "./deskew.ts";
import { withPages } from "./page-source.ts";
import { greyOf } from "./grey-picture.ts";
import { readLines } from "./recogniser.ts";
import type { RecognisedPage } from "./recognised-page.ts";
import type { ModelName } from "./recogniser-models.ts";
import { readParts } from "./read-parts.ts";
import { splitColumns } from "./split-columns.ts";
import { whitenGround } from "./whiten-ground.ts";
import { wordsOfLines } from "./words-of-lines.ts";

/** 200 dots an inch: more gave no better words on clean pages. */
const pixelsPerPoint = 200 / 72;

/**
 * Reads the words on the picture of a page (1-based). Dark areas are turned light, skewed scans straight and
 * columns apart before.
 */
export async function recognisePage(
  bytes: Uint8Array,
  number: number,
  model: ModelName = "eng",
): Promise<RecognisedPage> {
  return withPages(bytes, async (source) => {
    const page = await source.draw(number, pixelsPerPoint);
    const { width, height } = page.canvas;
    const drawn = page.canvas.getContext("2d").getImageData(0, 0, width, height);
    const light = whitenGround(greyOf(drawn.data, width, height));
    const skew = skewOf(light);
    const picture = skew === 0 ? light : turn(light, skew);
    const parts = splitColumns(picture, page.scale);
    const lines = await readParts(picture, parts, (part) => readLines(part, model));
    return { page: number, w: page.w, h: page.h, words: wordsOfLines(lines, page.scale) };
  });
}
