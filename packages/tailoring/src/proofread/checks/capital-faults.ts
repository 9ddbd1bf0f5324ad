import type { Words } from "@savile/taxonomy";
import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tagged-token.ts";
import { matchesAt } from "./match-tokens.ts";
import type { Wanted } from "./match-tokens.ts";

const days =
  /^(?:(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?|january|february|april|june|july|september|october|november|december)$/;

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

/** A tongue or people, and nothing else: "french", "english". */
function isNationality(words: Words, low: string): boolean {
  const parts = words.posOf(low);
  const isOnly = parts.includes("adjective") && parts.includes("noun") && !parts.includes("adverb");
  return (
    isOnly &&
    low !== "polish" &&
    isLanguage(words, low) &&
    /(?:ish|ese|ian|an|ch|ic|man)$/.test(low) &&
    words.frequency(low, "verb") === 0 &&
    low !== "latin"
  );
}

function isSpokenOf(text: string, before: TaggedToken | undefined): boolean {
  return saysLanguage.test(text) && speaks.test(before?.low ?? "");
}

function isLowerName(
  words: Words,
  text: string,
  tokens: readonly TaggedToken[],
  at: number,
): boolean {
  const token = tokens[at];
  if (token === undefined || token.text !== token.low || !/^\p{L}+$/u.test(token.low)) return false;
  const { low } = token;
  if (days.test(low) || isPlace(words, low) || isNationality(words, low)) return true;
  return isSpokenOf(text, tokens[at - 1]) && isLanguage(words, low);
}

const small =
  /^(?:The|And|With|But|Because|My|Of|Was|Is|Were|Are|Have|Had|To|From|Which|That|Who|At|For|In|On|As|By|It|Our|Your|When|While|Where)$/;

function isVerb(words: Words, { low, tags }: TaggedToken): boolean {
  const isAuxiliary = ["be.3", "be.p", "have.1", "have.3", "modal"].some((tag) => tags.has(tag));
  return isAuxiliary || words.lemmas(low, "verb").length > 0;
}

/** What a name may follow. */
const names =
  /^(?:at|for|by|with|in|from|of|the|called|joined|join|to|as|and|named|on|a|an|via|under|is|was)$/;

/** A verb, adjective or adverb that is no noun, and so hardly a name: "Managed", "Responsible". */
function isRaisedQuality(words: Words, token: TaggedToken): boolean {
  const parts = words.posOf(token.low);
  return (
    token.text.length > 4 &&
    parts.length > 0 &&
    !parts.includes("noun") &&
    /(?:ed|ly|ible|able)$/.test(token.low)
  );
}

const inSmall = /^[a-z]+$/;
const subject: Wanted = { text: /^(?:I|[Ww]e|[Tt]hey|[Hh]e|[Ss]he)$/ };
const smallStart = /^(?:my|we|our|the|this|these|she|he|when|since|while|although)$/;

/** Rows with a raised word that no name can be: "worked At Hill", "bridges For The roads", "enjoy Working with". */
const raisedRows: readonly { readonly from: number; readonly row: readonly Wanted[] }[] = [
  { from: 1, row: [{ all: ["v.d"], text: inSmall }, { text: /^(?:At|For|In|With|From|By|As)$/ }] },
  { from: 1, row: [{ text: inSmall }, { text: small }, { text: small }, { text: inSmall }] },
  {
    from: 1,
    row: [{ any: ["ger.b", "ger.d"], text: inSmall }, { text: /ing$/ }, { text: inSmall }],
  },
];

/** A verb or small word that was given a capital within a sentence. */
function isRaised(words: Words, tokens: readonly TaggedToken[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !/^[A-Z][a-z]+$/.test(token.text)) return false;
  if (matchesAt(words, tokens, at - 1, [subject, { when: isVerb }, { text: /^[^A-Z]/ }]))
    return true;
  const isQuality = matchesAt(words, tokens, at - 1, [
    { text: inSmall, not: names },
    { when: isRaisedQuality },
    { text: inSmall },
  ]);
  return (
    isQuality ||
    raisedRows.some(({ from, row }) => matchesAt(words, tokens, at - from, row)) ||
    matchesAt(words, tokens, at - 1, [{ text: inSmall }, { text: small }, { text: inSmall }])
  );
}

function opensSmall(text: string, token: TaggedToken): boolean {
  const isTold = token.tags.has("prep") && text.includes(" I ");
  return /^\p{Ll}/u.test(token.text) && (isTold || smallStart.test(token.text));
}

/** "i" by itself, and a sentence that begins small. */
function isLowered(text: string, tokens: readonly TaggedToken[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (at === 0 && opensSmall(text, token) && /[.!]\s*$/.test(text)) return true;
  return token.text === "i" && /^\s/.test(text.slice(token.end)) && tokens[at + 1]?.low !== ")";
}

/** Names in small letters, and capitals where no name stands. */
export function capitalFaults(words: Words, text: string, tokens: readonly TaggedToken[]): Fault[] {
  return tokens.flatMap((token, at) => {
    const isWrong =
      isLowered(text, tokens, at) ||
      isRaised(words, tokens, at) ||
      isLowerName(words, text, tokens, at);
    return isWrong ? [{ kind: "capital" as const, span: token.text }] : [];
  });
}
