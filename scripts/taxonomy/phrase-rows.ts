import { bagOf, capitalMask, linkingWords, wordsOf } from "@savile/taxonomy/compile";
import type { Vocabulary } from "./vocabulary.ts";

/** A way to write something, as it is found: numbers of its words, and which of them are initials. */
export interface PhraseRow {
  readonly words: readonly number[];
  readonly capitals: number;
}

/** Longest phrase that is kept; longer labels are sentences. */
const maxWords = 12;

function distinct(rows: readonly PhraseRow[]): PhraseRow[] {
  const byKey = new Map(rows.map((row) => [`${row.words.join(" ")}/${row.capitals}`, row]));
  return [...byKey.values()].filter(({ words }) => words.length > 0 && words.length <= maxWords);
}

/** Titles keep the order of their words. */
export function titleRows(titles: readonly string[], { rowOf }: Vocabulary): PhraseRow[] {
  return distinct(
    titles.map((title) => {
      const words = wordsOf(title);
      return {
        words: words.map(({ folded }) => rowOf.get(folded) ?? 0),
        capitals: capitalMask(words.map(({ start, end }) => title.slice(start, end))),
      };
    }),
  );
}

/** Terms are the sorted classes of their words; those that only link are left out. */
export function termRows(labels: readonly string[], { rowOf, classes }: Vocabulary): PhraseRow[] {
  return distinct(
    labels.map((label) => {
      const words = wordsOf(label);
      const content = words.filter(({ folded }) => !linkingWords.has(folded));
      const used = content.length === 0 ? words : content;
      const texts = used.map(({ start, end }) => label.slice(start, end));
      const placed = used.map(({ folded }, place) => ({ id: rowOf.get(folded) ?? 0, place }));
      const bag = bagOf(placed, classes);
      return {
        words: bag.map(({ id }) => id),
        capitals: capitalMask(bag.map(({ place }) => texts[place] ?? "")),
      };
    }),
  );
}
