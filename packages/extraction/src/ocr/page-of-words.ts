import type { Chunk, PageContent } from "../text-line/chunk.ts";
import { findCorridor } from "./find-corridor.ts";
import type { RecognisedPage, RecognisedWord } from "./recognised-page.ts";

/** Capitals, digits and tall letters rise this far above the base line, in parts of the letter size. */
const ascent = 0.72;
const tall = /[A-Z0-9bdfhklt]/;
const smallest = 5;

/** The letter size of each line: the middle of what its words with tall letters say. */
function sizesByRow(words: readonly RecognisedWord[]): Map<number, number> {
  const heights = new Map<number, number[]>();
  for (const word of words) {
    if (!tall.test(word.text)) continue;
    heights.set(word.row, [...(heights.get(word.row) ?? []), (word.base - word.y0) / ascent]);
  }
  const sizes = new Map<number, number>();
  for (const [row, list] of heights) {
    const sorted = list.toSorted((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 10;
    sizes.set(row, Math.max(smallest, Math.round(middle * 2) / 2));
  }
  return sizes;
}

/** Words left of the corridor come first; within a side they keep their order. */
function bySide(page: RecognisedPage): RecognisedWord[] {
  const corridor = findCorridor(page.words, page.w);
  if (corridor === undefined) return page.words;
  const isRight = (word: RecognisedWord): boolean => word.x0 >= corridor;
  return [...page.words.filter((word) => !isRight(word)), ...page.words.filter(isRight)];
}

/** Recognised words in the form of drawn ones, so that the rest of the reading is the same. */
export function pageOfWords(page: RecognisedPage): PageContent {
  const sizes = sizesByRow(page.words);
  const chunks = bySide(page).map((word, order): Chunk => ({
    text: word.text,
    x0: word.x0,
    x1: word.x1,
    y: word.base,
    size: sizes.get(word.row) ?? 10,
    font: "recognised",
    bold: false,
    italic: false,
    colour: "#000000",
    mode: 0,
    angle: 0,
    order,
    spaced: true,
  }));
  return { number: page.page, w: page.w, h: page.h, chunks, fills: [] };
}
