import type { Extraction } from "@savile/model";

/** What of a file reaches no value. */
export interface LostWords {
  /** Words on the lines that were read. */
  readonly words: number;
  /** Those of them that stand in no value, and that no rule left out: headings, labels, page numbers. */
  readonly lost: number;
  /** Their share of all, from 0 to 1. */
  readonly share: number;
  /** The pieces of lines that they are, those of most words first. */
  readonly pieces: readonly { readonly text: string; readonly words: number }[];
  /** Words that the file prints and that stand on no line. */
  readonly unread: readonly string[];
}

function wordsOf(text: string): string[] {
  return text.normalize("NFKC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Letters and digits alone: words may be broken or joined at the end of a line. */
function signsOf(text: string): string {
  return wordsOf(text).join("").toLowerCase();
}

/** What of a file reaches no value, and what of the `printed` words stands on none of the lines that were read. */
export function lostWords(found: Extraction, printed: readonly string[] = []): LostWords {
  const traces = found.traces ?? [];
  const words = traces.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const pieces = traces
    .filter(({ state }) => state === "asked")
    .map(({ text }) => ({ text, words: wordsOf(text).length }))
    .toSorted((a, b) => b.words - a.words);
  const lost = pieces.reduce((sum, one) => sum + one.words, 0);
  const read = signsOf(found.lines.map(({ text }) => text).join(" "));
  const unread = printed.filter((word) => !read.includes(signsOf(word)));
  return { words, lost, share: words === 0 ? 0 : lost / words, pieces, unread };
}
