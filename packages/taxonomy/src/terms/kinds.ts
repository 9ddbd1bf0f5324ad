/** What a concept is, in the order of the numbers under which the asset holds it. */
export const conceptKinds = [
  "skill",
  "knowledge",
  "language",
  "program",
  "tool",
  "category",
  "soft",
  "cert",
  "licence",
] as const;

/** What a concept is; a category is what programs or tools are grouped under. */
export type ConceptKind = (typeof conceptKinds)[number];
