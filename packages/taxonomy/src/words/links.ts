import { findEntries, wordsOf } from "./entries.ts";
import { partnersOf } from "./pairs.ts";
import type { Pairs } from "./pairs.ts";
import type { WordIndex } from "./word-index.ts";
import type { WordPart } from "./word-part.ts";

/** Words that are linked to a word itself and not to one of its meanings, up to some steps away. */
export function linkedWords(
  index: WordIndex,
  links: Pairs,
  query: { readonly word: string; readonly part?: WordPart | undefined; readonly steps: number },
): string[] {
  const start = findEntries(index, query.word, query.part);
  const own = new Set(start.map((entry) => index.wordOfEntry[entry]));
  const found = new Set(start);
  let edge = start;
  for (let step = 0; step < query.steps && edge.length > 0; step += 1) {
    edge = edge
      .flatMap((entry) => Array.from(partnersOf(links, entry)))
      .filter((entry) => {
        const isNew = !found.has(entry);
        found.add(entry);
        return isNew;
      });
  }
  const others = [...found].filter((entry) => !own.has(index.wordOfEntry[entry]));
  return wordsOf(index, others);
}
