import type { Line, Word } from "tesseract.js";
import { mendAddress } from "./mend-address.ts";
import type { RecognisedWord } from "./recognised-page.ts";

const certain = 30;
const noiseBelow = 60;
const bulletLike = /^[*·•«»©®¢°e+o¤§@<>=~-]$/u;

/** A mark without a letter or a number that the recogniser itself doubts: a drawing, a line, a stain. */
function isNoise(word: Word): boolean {
  if (word.confidence < certain) return true;
  return !/[\p{L}\p{N}]/u.test(word.text) && word.confidence < noiseBelow;
}

const stroke = /^[|lI!1/\\()[\]{}]$/u;

function heightOf({ bbox }: Word): number {
  return bbox.y1 - bbox.y0;
}

/** Height of the middle one of a line's words; single signs say nothing of it. */
function middleHeight(words: readonly Word[]): number | undefined {
  const heights = words.filter(({ text }) => text.length > 1).map((word) => heightOf(word));
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)];
}

/** A rule that was read as letters: far wider than they are tall, or a stroke that stands out of its line. */
function isRule(word: Word, lineHeight: number | undefined): boolean {
  const { x0, x1 } = word.bbox;
  const count = word.text.length;
  if (/[\p{L}\p{N}]/u.test(word.text) && x1 - x0 > (2.2 * count + 1) * heightOf(word)) return true;
  return lineHeight !== undefined && stroke.test(word.text) && heightOf(word) > 1.8 * lineHeight;
}

/** A single small sign before the text of a line: list marks are read as all kinds of characters. */
function isBullet(word: Word, next: Word | undefined): boolean {
  if (next === undefined || !bulletLike.test(word.text)) return false;
  const height = word.bbox.y1 - word.bbox.y0;
  const lineHeight = next.bbox.y1 - next.bbox.y0;
  const gap = next.bbox.x0 - word.bbox.x1;
  if (/[e*o]/.test(word.text) && height > 0.62 * lineHeight) return false;
  return gap > 0.2 * lineHeight;
}

const descender = /[gjpqyQ,;()@/]/;
/** Share of a word's height that hangs below its base line when a letter hangs. */
const hanging = 0.22;

/** Where the letters of a word stand, from its own box: the base line of a whole line may run through two columns. */
function baseOf(word: Word): number {
  const { y0, y1 } = word.bbox;
  return descender.test(word.text) ? y1 - hanging * (y1 - y0) : y1;
}

function wordsOfLine(line: Line, row: number, scale: number): RecognisedWord[] {
  const height = middleHeight(line.words);
  const letters = line.words.filter((word) => !isRule(word, height));
  const kept = letters.filter((word, index) => index === 0 || !isNoise(word));
  return kept.flatMap((word, index) => {
    const bullet = index === 0 && isBullet(word, kept[1]);
    if (!bullet && isNoise(word)) return [];
    const { x0, y0, x1, y1 } = word.bbox;
    const base = bullet ? baseOf(kept[1] ?? word) : baseOf(word);
    return [
      {
        text: bullet ? "•" : mendAddress(word.text).slice(0, 200),
        x0: x0 / scale,
        y0: y0 / scale,
        x1: x1 / scale,
        y1: y1 / scale,
        base: base / scale,
        confidence: Math.round(word.confidence) / 100,
        row,
      },
    ];
  });
}

/** The words of recognised lines in their order; `scale` is pixels a point. */
export function wordsOfLines(lines: readonly Line[], scale: number): RecognisedWord[] {
  return lines.flatMap((line, row) => wordsOfLine(line, row, scale));
}
