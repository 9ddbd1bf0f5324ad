import type { Words } from "@savile/taxonomy";
import { titleNouns } from "@savile/taxonomy/lexicon";
import type { TaggedToken } from "../lexicon/tagged-token.ts";

/** What a word of a pattern has to be. Everything that is told of it must hold; `maybe` lets it be the end. */
export interface Wanted {
  readonly low?: RegExp;
  readonly text?: RegExp;
  /** One of these tags. */
  readonly any?: readonly string[];
  /** All of these tags. */
  readonly all?: readonly string[];
  /** None of these tags. */
  readonly none?: readonly string[];
  /** Not one of these words. */
  readonly not?: RegExp;
  readonly when?: (words: Words, token: TaggedToken) => boolean;
}

function hasTags({ any, all, none }: Wanted, tags: ReadonlySet<string>): boolean {
  return (
    (any === undefined || any.some((tag) => tags.has(tag))) &&
    (all === undefined || all.every((tag) => tags.has(tag))) &&
    (none === undefined || !none.some((tag) => tags.has(tag)))
  );
}

function isWritten({ low, text, not }: Wanted, token: TaggedToken): boolean {
  return (
    (low === undefined || low.test(token.low)) &&
    (text === undefined || text.test(token.text)) &&
    (not === undefined || !not.test(token.low))
  );
}

/** Whether the words from a place on are those of a pattern. */
export function matchesAt(
  words: Words,
  tokens: readonly TaggedToken[],
  at: number,
  pattern: readonly Wanted[],
): boolean {
  return pattern.every((wanted, offset) => {
    const token = tokens[at + offset];
    if (token === undefined) return false;
    const isFitting = isWritten(wanted, token) && hasTags(wanted, token.tags);
    return isFitting && (wanted.when === undefined || wanted.when(words, token));
  });
}

/** Whether a noun is somebody: a title, or a kind of person within a few steps. */
export function isPersonNoun(words: Words, { low }: TaggedToken): boolean {
  return titleNouns.has(low) || words.stepsUp(low, "person", "noun", 4) !== null;
}
