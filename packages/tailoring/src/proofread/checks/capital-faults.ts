import type { Words } from "@savile/taxonomy";
import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tag-words.ts";

const days =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december)$/;

/** Whether a word is a place first of all, and nothing but a noun or an adjective. */
function isPlace(words: Words, low: string): boolean {
  if (low.length < 4 || words.posOf(low).some((part) => part !== "noun")) return false;
  if (words.lemmas(low, "noun")[0] !== low || words.frequency(low, "noun") > 7) return false;
  const broader = words.broader(low, "noun", 1);
  return (
    broader.some((one) =>
      /(?:^|\s)(?:city|country|state|capital|town|metropolis|port|continent|island|province|county|republic|kingdom|urban center|national capital|state capital|provincial capital)$/.test(
        one,
      ),
    ) &&
    words.narrower(low, "noun", 1).length === 0 &&
    words.derivations(low, "noun").every((one) => one !== low)
  );
}

const speaks =
  /^(?:speak|speaks|spoke|speaking|fluent|native|translate|translated|taught|teach|learn|learning|conversational|basic|intermediate|in|into|from|and|,|of)$/;
const saysLanguage =
  /\b(?:speak|speaks|spoke|speaking|fluent|native|translate[ds]?|translating|interpret(?:ed|ing)?|bilingual|languages?)\b/i;

function isLanguage(words: Words, low: string): boolean {
  return low.length > 3 && words.stepsUp(low, "natural language", "noun", 5) !== null;
}

function isLowerName(
  words: Words,
  text: string,
  tokens: readonly TaggedToken[],
  at: number,
): boolean {
  const { low, text: written } = tokens[at] ?? { low: "", text: "" };
  if (written !== low || !/^\p{L}+$/u.test(low)) return false;
  if (days.test(low) || isPlace(words, low)) return true;
  const isSpoken = saysLanguage.test(text) && speaks.test(tokens[at - 1]?.low ?? "");
  return isSpoken && isLanguage(words, low);
}

const small =
  /^(?:The|And|With|But|Because|My|Of|Was|Is|Were|Are|Have|Had|To|From|Which|That|Who)$/;

function isVerb(words: Words, { low, tags }: TaggedToken): boolean {
  const isAuxiliary = ["be.3", "be.p", "have.1", "have.3", "modal"].some((tag) => tags.has(tag));
  return isAuxiliary || words.lemmas(low, "verb").length > 0;
}

/** A verb or small word that was given a capital within a sentence. */
function isRaised(words: Words, tokens: readonly TaggedToken[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || token === undefined || next === undefined) return false;
  if (!/^[A-Z][a-z]+$/.test(token.text)) return false;
  const isSubject = before.text === "I" || /^(?:we|they|he|she)$/.test(before.low);
  if (isSubject && isVerb(words, token)) return !/^[A-Z]/.test(next.text);
  return small.test(token.text) && /^[a-z]+$/.test(before.text) && /^[a-z]+$/.test(next.text);
}

/** Names in small letters, and capitals where no name stands. */
export function capitalFaults(words: Words, text: string, tokens: readonly TaggedToken[]): Fault[] {
  return tokens.flatMap((token, at) => {
    const isSmallI =
      token.text === "i" &&
      /^[\s]/.test(text.slice(token.end, token.end + 1)) &&
      tokens[at + 1]?.low !== ")";
    const isWrong = isSmallI || isRaised(words, tokens, at) || isLowerName(words, text, tokens, at);
    return isWrong ? [{ kind: "capital" as const, span: token.text }] : [];
  });
}
