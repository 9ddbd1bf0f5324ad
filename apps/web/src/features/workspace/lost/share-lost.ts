/** Letters of a text; a shorter one is no line: a year, a word. */
const shortest = 12;
const mostLost = 0.6;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function lettersOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}

/** Which part of the letters of a text went with another one in its place: those of words that are not there. */
export function shareLost(old: string, next: string): number {
  const left = new Map<string, number>();
  for (const word of wordsOf(next)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsOf(old);
  const gone = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count < 1;
  });
  return words.length === 0 ? 0 : lettersOf(gone) / lettersOf(words);
}

/** Whether so much of a line went with an edit that it may have been a slip. */
export function wasOverwritten(old: string, next: string): boolean {
  return old.length >= shortest && shareLost(old, next) > mostLost;
}
