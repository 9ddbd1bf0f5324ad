import { sortTexts } from "../pack/pack-strings.ts";
import { writePack } from "../pack/write-pack.ts";
import type { SectionContent } from "../pack/write-pack.ts";
import { packLists } from "./lists.ts";
import { packPairs } from "./pairs.ts";
import { maxSenses, wordsContent } from "./sections.ts";
import type { GraphEntry, WordGraph } from "./word-graph.ts";
import { bitOfPart } from "./word-part.ts";

function partsOf(words: readonly string[], entries: readonly GraphEntry[]): Uint8Array {
  const parts = new Map<string, number>();
  for (const { word, part } of entries) {
    parts.set(word, (parts.get(word) ?? 0) | bitOfPart(part));
  }
  return Uint8Array.from(words, (word) => parts.get(word) ?? 0);
}

function listSections(name: string, lists: readonly (readonly number[])[]) {
  const { sizes, values } = packLists(lists);
  return { [name]: values, [`${name}.sizes`]: sizes };
}

function pairSections(name: string, lists: readonly (readonly number[])[]) {
  const { rows, others } = packPairs(lists);
  return { [name]: others, [`${name}.rows`]: rows };
}

function checkSenses(entries: readonly GraphEntry[]): void {
  const wrong = entries.find(({ senses }) => senses.length > maxSenses || senses.length === 0);
  if (wrong !== undefined) throw new Error(`${wrong.senses.length} senses: ${wrong.word}`);
}

/** The bytes that `readWords` reads. Throws where the graph is not in the order that its type demands. */
export function packWords({ entries, synsets, forms }: WordGraph): Uint8Array {
  checkSenses(entries);
  const words = sortTexts(entries.map(({ word }) => word));
  const senses = entries.map((entry) => entry.senses);
  const sections: Record<string, SectionContent> = {
    words,
    parts: partsOf(words, entries),
    synsets: Uint32Array.of(synsets.length),
    counts: Uint16Array.from(senses.flat(), ({ count }) => count),
    "counts.other": Uint16Array.from(entries, ({ otherCount }) => otherCount),
    forms: forms.map(({ form }) => form),
  };
  return writePack(wordsContent, {
    ...sections,
    ...listSections(
      "senses",
      senses.map((all) => all.map(({ synset }) => synset)),
    ),
    ...listSections(
      "broader",
      synsets.map(({ broader }) => broader),
    ),
    ...listSections(
      "forms.entries",
      forms.map((form) => form.entries),
    ),
    ...pairSections(
      "similar",
      synsets.map(({ similar }) => similar),
    ),
    ...pairSections(
      "antonyms",
      entries.map(({ antonyms }) => antonyms),
    ),
    ...pairSections(
      "derivations",
      entries.map(({ derivations }) => derivations),
    ),
    ...pairSections(
      "pertainyms",
      entries.map(({ pertainyms }) => pertainyms),
    ),
  });
}
