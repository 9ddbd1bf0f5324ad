import type { Word } from "./fragment.ts";

/** Fewer signs apart may be a row of figures or of initials. */
const fewestSigns = 8;
/** A wide gap is so much wider than a narrow one where two sizes of gaps stand in a line. */
const twoSizes = 1.6;
/** Gaps between the values of a line are so much wider than those between its letters. */
const ofValues = 5;

/** One character, outside the basic plane as well. */
export function isSingle(text: string): boolean {
  return text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
}

function gapsOf(words: readonly Word[]): number[] {
  return words.slice(1).map((word, index) => word.x0 - (words[index]?.x1 ?? word.x0));
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Whether the gaps of a line fall into narrow and wide ones with nothing between them. */
function hasTwoSizes(gaps: readonly number[], median: number): boolean {
  const narrow = gaps.filter((gap) => gap <= median * twoSizes);
  const wide = gaps.filter((gap) => gap > median * twoSizes);
  const widest = Math.max(...narrow);
  return wide.length > 0 && wide.every((gap) => gap > widest * twoSizes);
}

/** A row of figures apart from each other is a table; letters, or figures in groups, are words. */
function mayBeWords(words: readonly Word[], gaps: readonly number[], median: number): boolean {
  const isPlain = !words.some((word) => /[\d•|,]/.test(word.text));
  if (isPlain) return true;
  const isLong = words.length >= fewestSigns && words.every(({ text }) => isSingle(text));
  return isLong && !words.some(({ text }) => /[•|]/.test(text)) && hasTwoSizes(gaps, median);
}

/**
 * Letters that stand apart ("P R O F I L E", "5 4 1 H I L L R D") as words, by the two sizes of gaps between
 * them; undefined where the text is set as usual.
 */
export function joinSpaced(words: readonly Word[]): string | undefined {
  const single = words.filter((word) => isSingle(word.text)).length;
  if (words.length < 4 || single < words.length * 0.8) return undefined;
  const gaps = gapsOf(words);
  const median = medianOf(gaps);
  if (!mayBeWords(words, gaps, median)) return undefined;
  const isMixed = words.some((word) => /\d/.test(word.text));
  return words
    .map((word, index) => {
      const gap = gaps[index - 1] ?? 0;
      if (index === 0 || gap <= median * twoSizes + (isMixed ? 0 : 0.5)) return word.text;
      return isMixed && gap > median * ofValues ? `  ${word.text}` : ` ${word.text}`;
    })
    .join("");
}
