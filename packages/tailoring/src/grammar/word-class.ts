import { titleNouns } from "@savile/taxonomy/lexicon";
import { kept, mostWords } from "../knowledge/kept.ts";
import { knownWords } from "../knowledge/known-words.ts";
import {
  auxiliaries,
  coordinators,
  determiners,
  lightAdverbs,
  prepositions,
} from "./function-words.data.ts";
import { verbReadings } from "./inflect.ts";
import type { Form, VerbReading } from "./inflect.ts";
import type { LineToken } from "./tokens.ts";

/** What a word may be, whatever stands beside it. */
export interface WordClass {
  readonly verbs: readonly VerbReading[];
  readonly noun: boolean;
  readonly plural: boolean;
  readonly adjective: boolean;
  readonly adverb: boolean;
  /** An occupation: "nurse", "engineer". */
  readonly title: boolean;
  /** How much more often the word is a verb than a noun, in steps of twice as often. */
  readonly verbLead: number;
  /** How much more often the word describes than it is a verb. */
  readonly adjectiveLead: number;
}

const nothing: WordClass = {
  verbs: [],
  noun: false,
  plural: false,
  adjective: false,
  adverb: false,
  title: false,
  verbLead: 0,
  adjectiveLead: -1,
};

function lemmasOf(lower: string, part: "noun" | "adjective" | "adverb"): readonly string[] {
  return knownWords()?.lemmas(lower, part) ?? [];
}

function isPlural(lower: string): boolean {
  if (!lower.endsWith("s") || /(?:ss|us|is)$/.test(lower)) return false;
  return lemmasOf(lower, "noun").some((lemma) => lemma !== lower);
}

/** How often the most common of some lemmas is met; -1 where there is none. */
function most(lemmas: readonly string[], part: "noun" | "verb"): number {
  return Math.max(-1, ...lemmas.map((lemma) => knownWords()?.frequency(lemma, part) ?? 0));
}

function isAdverb(lower: string): boolean {
  if (lightAdverbs.has(lower)) return true;
  return lower.endsWith("ly") && lemmasOf(lower, "adverb").length > 0;
}

function readWord(lower: string): WordClass {
  const verbs = verbReadings(lower);
  const nouns = lemmasOf(lower, "noun");
  const bases = verbs.map(({ base }) => base);
  const asVerb = most(bases, "verb");
  return {
    verbs,
    noun: nouns.length > 0 || titleNouns.has(lower),
    plural: isPlural(lower),
    adjective: lemmasOf(lower, "adjective").includes(lower),
    adverb: isAdverb(lower),
    title: titleNouns.has(lower),
    verbLead: asVerb - most(nouns, "noun"),
    adjectiveLead: (knownWords()?.frequency(lower, "adjective") ?? 0) - Math.max(0, asVerb),
  };
}

const openClassOf = kept(readWord, { most: mostWords });

/** What a token may be; function words, numbers and marks are nothing of the open classes. */
export function classOf(token: LineToken | undefined): WordClass {
  if (token === undefined || token.kind !== "word") return nothing;
  const { lower } = token;
  const closed =
    determiners.has(lower) ||
    prepositions.has(lower) ||
    coordinators.has(lower) ||
    auxiliaries.has(lower);
  if (closed) return nothing;
  return openClassOf(lower);
}

/** The reading of a word in a form, if it has one. */
export function readingIn(word: WordClass, form: Form): VerbReading | undefined {
  return word.verbs.find((reading) => reading.form === form);
}

/** Whether the words from a place on are an object in the plural: "weekly reports", "12 reports". */
export function pluralObject(tokens: readonly LineToken[], at: number): boolean {
  const first = tokens[at];
  if (opensObject(first)) return true;
  const word = classOf(first);
  if (word.plural && word.verbs.every(({ form }) => form === "third")) return true;
  const describes = word.adjective && !/^\p{Lu}/u.test(first?.text ?? "");
  return describes && at + 1 < tokens.length && pluralObject(tokens, at + 1);
}

/** Whether a token can open an object: "the", "12", "my". */
export function opensObject(token: LineToken | undefined): boolean {
  return (
    token !== undefined &&
    (token.kind === "number" || determiners.has(token.lower) || /^["$€£~]$/.test(token.text))
  );
}
