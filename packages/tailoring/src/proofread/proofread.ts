import type { Words } from "@savile/taxonomy";
import { knownWords } from "../knowledge/known-words.ts";
import { articleFaults } from "./checks/article-faults.ts";
import { capitalFaults } from "./checks/capital-faults.ts";
import { countFaults } from "./checks/count-faults.ts";
import { cutFaults } from "./checks/cut-faults.ts";
import { factFaults, isKnownFact } from "./checks/fact-faults.ts";
import type { WriterFacts } from "./checks/fact-faults.ts";
import { formFaults } from "./checks/form-faults.ts";
import { kindFaults } from "./checks/kind-faults.ts";
import { objectFaults } from "./checks/object-faults.ts";
import { parallelFaults } from "./checks/parallel-faults.ts";
import { participleFaults } from "./checks/participle-faults.ts";
import { personFaults } from "./checks/person-faults.ts";
import { prepositionFaults } from "./checks/preposition-faults.ts";
import { repeatedFaults } from "./checks/repeated-faults.ts";
import { surfaceFaults } from "./checks/surface-faults.ts";
import { yearFaults } from "./checks/year-faults.ts";
import type { Fault } from "./tokens/fault.ts";
import { clauseFaults } from "./grammar/clause-faults.ts";
import { tagWords } from "./lexicon/tag-words.ts";
import { outsideBrackets, splitSentences, tokensOf } from "./tokens/split-tokens.ts";

/** A sentence to judge, under a name of the asker's. */
export interface AskedSentence {
  readonly id: string;
  readonly text: string;
}

/** What was found in a sentence. */
export interface JudgedSentence {
  readonly id: string;
  readonly ok: boolean;
  readonly faults: readonly Fault[];
}

function clausesOf(words: Words, text: string): Fault[] {
  const sentences = splitSentences(outsideBrackets(tokensOf(text)));
  return sentences.flatMap((sentence) => clauseFaults(tagWords(words, sentence)));
}

function wordFaults(words: Words, text: string): Fault[] {
  const all = tagWords(words, tokensOf(text));
  const checked = [
    ...repeatedFaults(text, all),
    ...articleFaults(text, all),
    ...capitalFaults(words, text, all),
    ...prepositionFaults(words, text, all),
    ...participleFaults(words, text, all),
    ...personFaults(words, all),
    ...objectFaults(words, all),
    ...formFaults(words, all),
    ...parallelFaults(words, all),
    ...cutFaults(all),
    ...countFaults(words, all),
    ...kindFaults(words, text),
  ];
  if (checked.length > 0) return checked;
  const found = clausesOf(words, text);
  const quoted = text.replace(/["“][^"“”]+["”]/gu, "Quotation");
  return found.length === 0 || quoted === text ? found : clausesOf(words, quoted);
}

/** Faults that the sentence shows by itself, and those that it has against what is known of its writer. */
function judge({ id, text }: AskedSentence, facts: WriterFacts): JudgedSentence {
  const seen = [
    ...surfaceFaults(text),
    ...yearFaults(text, facts.thisYear),
    ...factFaults(text, facts),
  ];
  const words = knownWords();
  const found = seen.length > 0 || words === undefined ? seen : wordFaults(words, text);
  const faults = found.filter((fault) => seen.includes(fault) || !isKnownFact(fault, facts));
  return { id, ok: faults.length === 0, faults };
}

/**
 * Judges each sentence by itself: whether it is whole, as a sentence or as a line of a resume. With facts of the
 * writer, also whether its years, titles and employers can be meant. Without the words that a program was told of,
 * only what the writing shows is judged.
 */
export function proofread(
  sentences: readonly AskedSentence[],
  facts: WriterFacts = {},
): JudgedSentence[] {
  return sentences.map((sentence) => judge(sentence, facts));
}
