/** Words that only link the others: "analysis of the data" is "data analysis". */
export const linkingWords: ReadonlySet<string> = new Set(
  "a an the of for in on to with and or by at from as is".split(" "),
);

/** A word of a phrase: its number in the vocabulary, and where it stands in the text. */
export interface PlacedWord {
  readonly id: number;
  readonly place: number;
}

/**
 * The words of a term in the order of their numbers, so that "analyse data" and "data analysis" meet. Of two
 * and more words each stands for its class of derivations (`classes`); a word alone stands for itself.
 */
export function bagOf(words: readonly PlacedWord[], classes: Uint16Array): PlacedWord[] {
  if (words.length < 2) return [...words];
  return words
    .map(({ id, place }) => ({ id: classes[id] ?? id, place }))
    .sort((a, b) => a.id - b.id || a.place - b.place);
}
