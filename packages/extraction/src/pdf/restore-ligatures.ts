import type { Chunk } from "../text-line/chunk.ts";

const lostGlyph = new RegExp(String.raw`\u0000`, "g");
const ligatures = ["fi", "fl", "ff", "ffi", "ffl"];

/**
 * Some makers draw a ligature as a glyph without meaning. Inside a word its width tells which letters it
 * stands for: their own widths in the same font, summed. Without a clear match the place stays empty.
 */
export function restoreLigatures(
  chunks: readonly Chunk[],
  widths: ReadonlyMap<string, number>,
  lost: readonly number[],
): void {
  let next = 0;
  for (const chunk of chunks) {
    if (!chunk.text.includes("\u0000")) continue;
    chunk.text = chunk.text.replace(lostGlyph, (_mark, at: number) => {
      const width = lost[next];
      next += 1;
      const inside = /\p{L}/u.test((chunk.text[at - 1] ?? "") + (chunk.text[at + 1] ?? ""));
      if (width === undefined || !inside) return "";
      return bestLigature(chunk.font, width, widths, chunk.text[at + 1] ?? "");
    });
  }
}

const consonant = /[bcdfghjklmnpqrstvwxz]/i;
/** In most fonts "i" and "l" are of one width, and "fi" is by far the more frequent. */
const rarer = 0.05;

function bestLigature(
  font: string,
  width: number,
  widths: ReadonlyMap<string, number>,
  next: string,
): string {
  let best = "";
  let bestError = 0.16;
  for (const letters of ligatures) {
    let sum = 0;
    for (const letter of letters) sum += widths.get(`${font} ${letter}`) ?? Number.NaN;
    const isFl = letters.endsWith("l");
    if (isFl && consonant.test(next)) continue;
    const error = Math.abs(sum - width) / width + (isFl ? rarer : 0);
    if (error < bestError - 0.02) {
      best = letters;
      bestError = error;
    }
  }
  return best;
}
