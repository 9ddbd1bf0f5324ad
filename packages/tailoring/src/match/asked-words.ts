import { foldLabel, foldText, termsIn, tokenise } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { isStopWord } from "../text/stem.ts";
import { namesDeed } from "./carriers.ts";
import { frameWords } from "./frame-words.data.ts";
import { kept } from "../knowledge/kept.ts";

/** A word of a demand that needs a carrier. */
export interface AskedWord {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** How much it says: 1 for a word of few trades, less for one that stands everywhere ("system", "manage"). */
  readonly weight: number;
  /** A deed that must be told, where the line tells any: "writing", not "management" or "handling". */
  readonly deed: boolean;
  /** A name, initials or a number: nothing but itself stands for it. */
  readonly name: boolean;
}

/** In how many skills a word stands at least, and what it weighs then. */
const weights: readonly (readonly [number, number])[] = [
  [200, 0.35],
  [100, 0.5],
  [40, 0.7],
  [15, 0.85],
];

/** What is done with everything: a closed class. */
const dealing =
  /^(?:manage|managing|management|handle|handling|process|processing|operate|operating|operation|control|controlling|administer|administration|maintain|maintaining|deal|dealing|experience)s?$/;

/** "Modern" and "busy" only describe; "electrical" and "neonatal" say which, because they are of a noun. */
function onlyDescribes(lower: string): boolean {
  const words = knownWords();
  if (words === undefined) return false;
  const parts = words.posOf(lower);
  const isPlain =
    parts.length > 0 && parts.every((part) => part === "adjective" || part === "adverb");
  return isPlain && words.pertainyms(lower).length === 0;
}

const described = 0.3;

/** What a word says by how many kinds of work it belongs to. */
export const wordWeight = kept((lower): number => {
  if (onlyDescribes(lower)) return described;
  const tables = knownTables();
  if (tables === undefined) return 1;
  const common = tables.facts.common[tables.facts.words.find(foldLabel(lower))] ?? 0;
  return weights.find(([least]) => common >= least)?.[1] ?? 1;
});

function isName(text: string, lower: string, opens: boolean): boolean {
  if (/\d/.test(text) || /^\p{L}?\p{Lu}[\p{Lu}\d]/u.test(text)) return true;
  // "iTrent", "eBay", "QuickBooks": a capital within a word is a maker's.
  if (/\p{Ll}\p{Lu}\p{Ll}/u.test(text)) return true;
  if (!/^\p{Lu}/u.test(text)) return false;
  // "Well-founded" at the head of a phrase is no name: its last part is a word.
  const last = /^\p{Lu}\p{Ll}+-(\p{Ll}+)$/u.exec(text)?.[1] ?? lower;
  return !opens || (knownWords()?.posOf(last).length ?? 1) === 0;
}

/** Places of terms of several words: "general" belongs to a "general ledger". */
function termsOfWords(text: string): { start: number; end: number }[] {
  const tables = knownTables();
  const spans = tables === undefined ? [] : termsIn(tables, text);
  return spans.filter(({ start, end }) => /[\s-]/.test(text.slice(start, end)));
}

/** The words of a demand that say what is asked for; a label of the tables is a term as a whole. */
export function askedWords(text: string, isLabel = false): AskedWord[] {
  const folded = foldText(text);
  const terms = isLabel ? [] : termsOfWords(folded);
  const isOfTerm = (at: number) => terms.some(({ start, end }) => start <= at && at < end);
  return tokenise(folded)
    .filter(
      ({ lower, start }) =>
        !isStopWord(lower) &&
        lower.length > 1 &&
        (!frameWords.has(lower) || (isOfTerm(start) && !lower.startsWith("experience"))),
    )
    .map(({ text: written, lower, start, end }) => {
      const opens = /(?:^|[.:;(]\s*)$/.test(folded.slice(0, start));
      const name = isName(written, lower, opens);
      const deed = !name && !dealing.test(lower) && namesDeed(lower);
      return { text: written, lower, start, end, weight: name ? 1 : wordWeight(lower), deed, name };
    });
}
