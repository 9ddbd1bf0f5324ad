import { maxSenses, sortTexts } from "@savile/taxonomy/compile";
import type { Sense, Synset, WordNet } from "./wordnet-files.ts";
import { broader, derivation } from "./wordnet-symbols.ts";

/** Words of the longest collocation that is kept. */
const maxWords = 3;

function wordCount(word: string): number {
  return word.split(" ").length;
}

/** Synsets that lead from one word to another: by more than one word, or by being broader than another synset. */
function leadingSynsets({ synsets }: WordNet): Set<string> {
  const leading = new Set(synsets.filter(({ words }) => words.length > 1).map(({ name }) => name));
  for (const { pointers } of synsets) {
    for (const { symbol, target } of pointers) if (broader.has(symbol)) leading.add(target);
  }
  return leading;
}

function derivedWords({ synsets }: WordNet): Set<string> {
  const found = synsets.flatMap(({ words, pointers }) =>
    pointers.filter(({ symbol }) => derivation.has(symbol)).map(({ from }) => words[from] ?? ""),
  );
  return new Set(found);
}

/** Words that are kept: those with letters and without blanks, and collocations that lead to another word. */
export function keptWords(wordNet: WordNet): string[] {
  const leading = leadingSynsets(wordNet);
  const derived = derivedWords(wordNet);
  const isKept = ({ word, synset }: Sense): boolean => {
    if (!/[a-z]/.test(word)) return false;
    const count = wordCount(word);
    return count === 1 || (count <= maxWords && (leading.has(synset) || derived.has(word)));
  };
  const usual = wordNet.senses.filter(({ number }) => number <= maxSenses);
  return sortTexts(usual.filter(isKept).map(({ word }) => word));
}

/** Synsets that have a word that is kept, and all that are broader than those, in the order of the files. */
export function keptSynsets(
  { synsets }: WordNet,
  entries: Iterable<readonly Sense[]>,
): readonly Synset[] {
  const byName = new Map(synsets.map((synset) => [synset.name, synset]));
  const kept = new Set<string>();
  const keep = (name: string): void => {
    if (kept.has(name)) return;
    kept.add(name);
    for (const { symbol, target } of byName.get(name)?.pointers ?? []) {
      if (broader.has(symbol)) keep(target);
    }
  };
  for (const senses of entries) for (const { synset } of senses.slice(0, maxSenses)) keep(synset);
  return synsets.filter(({ name }) => kept.has(name));
}
