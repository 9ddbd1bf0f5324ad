import type { Sense, Synset, WordNet } from "./wordnet-files.ts";
import { kindOf } from "./wordnet-symbols.ts";

/** Synsets that are a kind of one, itself among them; single people that bear a name are none. */
function kindsOf(synsets: readonly Synset[], top: string): ReadonlySet<string> {
  const narrower = new Map<string, string[]>();
  for (const { name, pointers } of synsets) {
    for (const { symbol, target } of pointers) {
      if (symbol === kindOf) narrower.set(target, [...(narrower.get(target) ?? []), name]);
    }
  }
  const found = new Set([top]);
  for (const one of found) for (const next of narrower.get(one) ?? []) found.add(next);
  return found;
}

const singleWord = /^[a-z]{3,}$/;

function isUsual({ part, number }: Sense): boolean {
  return part === "noun" && number === 1;
}

/** Single words whose usual meaning is a person by what they are or do. Throws where WordNet has no person. */
export function personNouns({ senses, synsets }: WordNet): string[] {
  const usual = senses.filter(isUsual);
  const person = usual.find(({ word }) => word === "person");
  if (person === undefined) throw new Error("WordNet has no person");
  const persons = kindsOf(synsets, person.synset);
  return usual
    .filter(({ word, synset }) => singleWord.test(word) && persons.has(synset))
    .map(({ word }) => word);
}
