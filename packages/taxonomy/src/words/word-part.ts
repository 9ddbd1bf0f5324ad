/** Parts of speech, in the order in which an asset numbers them. */
export const wordParts = ["noun", "verb", "adjective", "adverb"] as const;
export type WordPart = (typeof wordParts)[number];

const bits: Readonly<Record<WordPart, number>> = { noun: 1, verb: 2, adjective: 4, adverb: 8 };

/** The bit of a part of speech in the set of those that a word has. */
export function bitOfPart(part: WordPart): number {
  return bits[part];
}

/** A set of parts of speech. */
export function bitsOfParts(parts: readonly WordPart[]): number {
  return parts.reduce((all, part) => all | bits[part], 0);
}
