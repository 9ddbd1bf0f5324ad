import type { WordPart } from "./word-part.ts";

/** An ending that a form has, and what stands in its place in the word itself. */
export interface Ending {
  readonly from: string;
  readonly to: string;
  readonly parts: readonly WordPart[];
  /** Whether a consonant may have been doubled before it: "planned", "bigger". */
  readonly doubles?: true;
}

/**
 * Rules of detachment as WordNet's morphy(7) has them, with those that it leaves to its list of irregular forms:
 * doubled consonants, "-oes", "-ied", "-ying" and "-ier".
 */
export const endings: readonly Ending[] = [
  { from: "s", to: "", parts: ["noun", "verb"] },
  { from: "ses", to: "s", parts: ["noun"] },
  { from: "xes", to: "x", parts: ["noun"] },
  { from: "zes", to: "z", parts: ["noun"] },
  { from: "ches", to: "ch", parts: ["noun"] },
  { from: "shes", to: "sh", parts: ["noun"] },
  { from: "oes", to: "o", parts: ["noun"] },
  { from: "ies", to: "y", parts: ["noun", "verb"] },
  { from: "es", to: "", parts: ["verb"] },
  { from: "men", to: "man", parts: ["noun"] },
  { from: "ied", to: "y", parts: ["verb"] },
  { from: "ed", to: "e", parts: ["verb"] },
  { from: "ed", to: "", parts: ["verb"], doubles: true },
  { from: "ying", to: "ie", parts: ["verb"] },
  { from: "ing", to: "e", parts: ["verb"] },
  { from: "ing", to: "", parts: ["verb"], doubles: true },
  { from: "ier", to: "y", parts: ["adjective"] },
  { from: "er", to: "e", parts: ["adjective"] },
  { from: "er", to: "", parts: ["adjective"], doubles: true },
  { from: "iest", to: "y", parts: ["adjective"] },
  { from: "est", to: "e", parts: ["adjective"] },
  { from: "est", to: "", parts: ["adjective"], doubles: true },
];
