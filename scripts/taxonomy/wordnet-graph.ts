import { maxSenses, sortTexts, wordParts } from "@savile/taxonomy/compile";
import type { GraphEntry, GraphForm, GraphSynset, WordGraph } from "@savile/taxonomy/compile";
import type { Irregular, Sense, Synset, WordNet } from "./wordnet-files.ts";
import { keptSynsets, keptWords } from "./wordnet-kept.ts";
import { antonym, broader, derivation, pertainym, similar } from "./wordnet-symbols.ts";

/** Names a word as one part of speech. */
function entryKey({ word, part }: Pick<Sense, "word" | "part">): string {
  return `${part} ${word}`;
}

/** The senses of each entry, the most usual first. */
function sensesByEntry(senses: readonly Sense[]): Map<string, Sense[]> {
  const found = new Map<string, Sense[]>();
  for (const sense of senses) {
    const key = entryKey(sense);
    const list = found.get(key);
    if (list === undefined) found.set(key, [sense]);
    else list.push(sense);
  }
  for (const list of found.values()) list.sort((a, b) => a.number - b.number);
  return found;
}

/** What is kept, and where it stands in the graph. */
interface Kept {
  readonly entries: readonly (readonly Sense[])[];
  readonly places: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly synsets: ReadonlyMap<string, Synset>;
}

/** Entries that words lead to in some of their meanings, each with the meaning that is meant there. */
function leads(kept: Kept, senses: readonly Sense[], symbols: ReadonlySet<string>) {
  const pointers = senses.flatMap(({ word, synset: name }) => {
    const synset = kept.synsets.get(name);
    return (synset?.pointers ?? []).filter(
      ({ symbol, from }) => symbols.has(symbol) && synset?.words[from] === word,
    );
  });
  return pointers.flatMap(({ target, to }) => {
    const synset = kept.synsets.get(target);
    const word = synset?.words[to];
    if (synset === undefined || word === undefined) return [];
    const entry = kept.places.get(entryKey({ word, part: synset.part }));
    return entry === undefined ? [] : [{ entry, synset: target }];
  });
}

/** Entries that an entry leads to between two of their usual meanings. */
function usualLeads(kept: Kept, senses: readonly Sense[], symbols: ReadonlySet<string>): number[] {
  return leads(kept, senses.slice(0, maxSenses), symbols)
    .filter(({ entry, synset }) =>
      kept.entries[entry]?.slice(0, maxSenses).some((sense) => sense.synset === synset),
    )
    .map(({ entry }) => entry);
}

/** Words of one stem belong together in their rare meanings too: "develop" and "developer". */
function graphEntry(kept: Kept, senses: readonly Sense[]): GraphEntry {
  const { word, part } = senses[0] ?? { word: "", part: "noun" };
  return {
    word,
    part,
    senses: senses.slice(0, maxSenses).map(({ synset, count }) => ({
      synset: kept.numbers.get(synset) ?? 0,
      count,
    })),
    otherCount: senses.slice(maxSenses).reduce((sum, { count }) => sum + count, 0),
    antonyms: usualLeads(kept, senses, antonym),
    derivations: leads(kept, senses, derivation).map(({ entry }) => entry),
    pertainyms: usualLeads(kept, senses, pertainym),
  };
}

function graphSynset(synset: Synset, numbers: ReadonlyMap<string, number>): GraphSynset {
  const leading = (symbols: ReadonlySet<string>): number[] => {
    const found = synset.pointers
      .filter(({ symbol, target }) => symbols.has(symbol) && target.startsWith(synset.part))
      .map(({ target }) => numbers.get(target))
      .filter((number) => number !== undefined);
    return [...new Set(found)];
  };
  return { part: synset.part, broader: leading(broader), similar: leading(similar) };
}

function graphForms(
  irregular: readonly Irregular[],
  places: ReadonlyMap<string, number>,
): GraphForm[] {
  const found = new Map<string, Set<number>>();
  for (const { part, form, words } of irregular) {
    for (const word of words) {
      const entry = places.get(entryKey({ word, part }));
      if (entry === undefined || word === form) continue;
      found.set(form, (found.get(form) ?? new Set()).add(entry));
    }
  }
  return sortTexts(found.keys()).map((form) => ({
    form,
    entries: [...(found.get(form) ?? [])].toSorted((a, b) => a - b),
  }));
}

/** The words, meanings and links of WordNet that the product uses. */
export function graphOf(wordNet: WordNet): WordGraph {
  const senses = sensesByEntry(wordNet.senses);
  const keys = keptWords(wordNet).flatMap((word) =>
    wordParts.map((part) => entryKey({ word, part })).filter((key) => senses.has(key)),
  );
  const entries = keys.map((key) => senses.get(key) ?? []);
  const synsets = keptSynsets(wordNet, entries);
  const kept: Kept = {
    entries,
    places: new Map(keys.map((key, place) => [key, place])),
    numbers: new Map(synsets.map(({ name }, number) => [name, number])),
    synsets: new Map(wordNet.synsets.map((synset) => [synset.name, synset])),
  };
  return {
    entries: entries.map((all) => graphEntry(kept, all)),
    synsets: synsets.map((synset) => graphSynset(synset, kept.numbers)),
    forms: graphForms(wordNet.irregular, kept.places),
  };
}
