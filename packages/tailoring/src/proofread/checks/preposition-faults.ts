import type { Words } from "@savile/taxonomy";
import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tag-words.ts";
import {
  confusedPrepositions,
  governedPrepositions,
} from "../lexicon/governed-prepositions.data.ts";

const confused = new Set(confusedPrepositions.split(" "));
const governed = new Map(
  governedPrepositions
    .trim()
    .split(/[|\n]/)
    .map((row) => {
      const [word = "", allowed = ""] = row.split(":");
      return [word.trim(), new Set(allowed.trim().split(" "))] as const;
    }),
);

/** Whether a preposition begins a time or place of its own: "interested at first", "trained for three years". */
function isOwnPhrase(next: TaggedToken | undefined): boolean {
  return (
    next === undefined ||
    next.tags.has("time") ||
    next.tags.has("num") ||
    /^(?:least|first|last|once|all|both|every|each|any|which|whom|present|the)$/.test(next.low)
  );
}

function wrongPreposition(
  token: TaggedToken,
  prep: TaggedToken,
  next: TaggedToken | undefined,
): boolean {
  const allowed = governed.get(token.low);
  if (allowed === undefined || !confused.has(prep.low) || allowed.has(prep.low)) return false;
  return !isOwnPhrase(next) || /^(?:of|about)$/.test(prep.low) || next?.low === "the";
}

function prepositions(tokens: readonly TaggedToken[]): Fault[] {
  return tokens.flatMap((token, at) => {
    const prep = tokens[at + 1];
    return prep !== undefined && wrongPreposition(token, prep, tokens[at + 2])
      ? [{ kind: "comparative-preposition" as const, span: `${token.text} ${prep.text}` }]
      : [];
  });
}

function isCompared(words: Words, low: string): boolean {
  const isForm =
    /(?:er|est)$/.test(low) &&
    words
      .lemmas(low, "adjective")
      .some((lemma) => lemma !== low && words.frequency(lemma, "adjective") > 0);
  return isForm || /^(?:better|best|worse|worst)$/.test(low);
}

/** "more busier", and "the more complex" of four. */
function comparisons(words: Words, text: string, tokens: readonly TaggedToken[]): Fault[] {
  const faults: Fault[] = tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const isTwice =
      /^(?:more|most)$/.test(token.low) &&
      next !== undefined &&
      isCompared(words, next.low) &&
      !next.tags.has("n.s");
    return isTwice
      ? [{ kind: "comparative-preposition" as const, span: `${token.text} ${next.text}` }]
      : [];
  });
  const ofMany =
    /\b[Oo]f (?:all )?(?:the|my|our) (?:three|four|five|six|seven|eight|nine|ten|twelve|many|\d+)\b.*\bthe (?:more \w+|\w+er)\s*[.,]?$/.exec(
      text,
    );
  return ofMany === null
    ? faults
    : [...faults, { kind: "comparative-preposition", span: ofMany[0] }];
}

/** "since six years": a length of time where a moment is meant. */
function since(text: string): Fault[] {
  const found =
    /\b(?:since|from) (?:the (?:last|past) )?(?:about |over |more than |almost |nearly )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|\d{1,2}|many|several) (?:years|months|weeks)\b(?! (?:ago|before|old|after|earlier|of age|to|until))/i.exec(
      text,
    );
  const isSince = found !== null && /^since/i.test(found[0]);
  const during =
    /\b(?:during|until) (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:years|months|weeks)\b(?! (?:ago|of|before))/i.exec(
      text,
    );
  const span = isSince ? found[0] : during?.[0];
  return span === undefined ? [] : [{ kind: "comparative-preposition", span }];
}

/** Comparisons made twice and prepositions that a word does not take. */
export function prepositionFaults(
  words: Words,
  text: string,
  tokens: readonly TaggedToken[],
): Fault[] {
  return [...prepositions(tokens), ...comparisons(words, text, tokens), ...since(text)];
}
