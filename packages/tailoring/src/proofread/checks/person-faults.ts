import type { Words } from "@savile/taxonomy";
import { titleNouns } from "@savile/taxonomy/lexicon";
import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tag-words.ts";

const third = /^(?:he|she|his|her|him|himself|herself|hers)$/;

/** Whether somebody else is named whom a pronoun may stand for. */
function isSomebody(words: Words, token: TaggedToken): boolean {
  if (token.tags.has("name") && token.text.length > 1) return true;
  return words
    .lemmas(token.low, "noun")
    .some((lemma) => titleNouns.has(lemma) || words.stepsUp(lemma, "person", "noun", 6) !== null);
}

/** "he" and "his" where only "I" can be meant. */
export function personFaults(words: Words, tokens: readonly TaggedToken[]): Fault[] {
  const at = tokens.findIndex((token) => third.test(token.low));
  const says = tokens.some((token) => token.text === "I" || /^(?:my|me|am)$/.test(token.low));
  const pronoun = tokens[at];
  if (at < 0 || !says || pronoun === undefined) return [];
  const isSelf =
    /^(?:being|as)$/.test(tokens[0]?.low ?? "") &&
    pronoun.low.endsWith("self") &&
    tokens.some((token) => token.text === "I");
  const somebody = tokens
    .slice(0, at)
    .some((token, place) => place > 0 && isSomebody(words, token));
  return isSelf || !somebody ? [{ kind: "mixed-person", span: pronoun.text }] : [];
}
