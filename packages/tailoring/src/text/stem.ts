import { stemmer } from "stemmer";
import { stopWords } from "./stop-words.data.ts";
import { foldText, tokenise } from "@savile/taxonomy";

const cache = new Map<string, string>();
const mostCached = 20_000;

/** The stem of a word in lower case. */
export function stemOf(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word.replace(/'s?$/, ""));
  if (cache.size >= mostCached) cache.clear();
  cache.set(word, stem);
  return stem;
}

/** Whether a word carries no meaning of its own. */
export function isStopWord(lower: string): boolean {
  return stopWords.has(lower);
}

/** Stems of the words that carry meaning, in order, with repeats. */
export function contentStems(text: string): string[] {
  return tokenise(foldText(text))
    .filter((token) => !stopWords.has(token.lower))
    .map((token) => stemOf(token.lower));
}
