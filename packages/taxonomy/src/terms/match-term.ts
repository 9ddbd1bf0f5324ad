import { bagOf, linkingWords } from "../phrases/bag.ts";
import type { PlacedWord } from "../phrases/bag.ts";
import { fittingRows } from "../phrases/phrase-table.ts";
import { writtenWords } from "../phrases/scan.ts";
import type { Scan } from "../phrases/scan.ts";
import type { Tables } from "../tables/read-tables.ts";

/** The words of a stretch of text that are not only links, or all where there are no others. */
export function contentWords(scan: Scan, from: number, to: number): PlacedWord[] {
  const all: PlacedWord[] = [];
  const content: PlacedWord[] = [];
  for (let place = from; place < to; place += 1) {
    const word = { id: scan.ids[place] ?? -1, place };
    all.push(word);
    if (!linkingWords.has(scan.words[place]?.folded ?? "")) content.push(word);
  }
  return content.length === 0 ? all : content;
}

/** Rows of the terms that these words are, in any order; initials only where they are written so. */
export function termRowsOf(tables: Tables, scan: Scan, words: readonly PlacedWord[]): number[] {
  const bag = bagOf(words, tables.facts.classes);
  const rows = tables.terms.index.rowsOf(bag.map(({ id }) => id));
  return fittingRows(tables.terms, rows, () =>
    bag.map(({ place }) => writtenWords(scan, place, place + 1)[0] ?? ""),
  );
}
