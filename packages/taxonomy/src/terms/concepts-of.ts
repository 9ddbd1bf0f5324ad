import { scanText } from "../phrases/scan.ts";
import type { Tables } from "../tables/read-tables.ts";
import { contentWords, termRowsOf } from "./match-term.ts";

/**
 * Rows of the concepts that a phrase names, the product's own terms first; none for a phrase that is not
 * known. Spelling, plural, the order of verb and object and derivations do not matter; initials count in
 * capitals alone.
 */
export function conceptsOf(tables: Tables, phrase: string): number[] {
  const scan = scanText(phrase, tables.facts.words);
  const words = contentWords(scan, 0, scan.words.length);
  if (words.some(({ id }) => id < 0)) return [];
  const owners = termRowsOf(tables, scan, words).map((row) => tables.terms.owners[row] ?? 0);
  return [...new Set(owners)];
}
