/** What the asset says that it is of. */
export const wordsContent = "words";

/** Meanings that are kept of a word as one part of speech, the most usual first. */
export const maxSenses = 4;

/** Sections of lists, whose sizes are a section of their own. */
const lists = ["senses", "broader", "forms.entries"];

/** Sections of pairs, whose rows are a section of their own. */
const pairs = ["similar", "antonyms", "derivations", "pertainyms"];

/** Sections that must be there. */
export const wantedSections: readonly string[] = [
  "words",
  "parts",
  "synsets",
  "counts",
  "counts.other",
  "forms",
  ...lists.flatMap((name) => [name, `${name}.sizes`]),
  ...pairs.flatMap((name) => [name, `${name}.rows`]),
];
