import type { Words } from "@savile/taxonomy";
import { titleNouns } from "@savile/taxonomy/lexicon";
import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tagged-token.ts";

const third = /^(?:he|she|his|her|himself|herself|yourself)$/;
/** What makes "her" an object or a form of address, which says nothing of the writer. */
const address = /^(?:majesty|royal|honour|excellency|highness|that|who|when|and|or|,|\.)$/;

/** Steps along which the first meaning of a noun is followed up to "person". */
const maxSteps = 6;

/** Whether a noun is somebody in its first meaning: a "ward" is a room before it is a child. */
function isPersonFirst(words: Words, lemma: string): boolean {
  let level = [lemma];
  for (let step = 0; step < maxSteps; step += 1) {
    if (level.includes("person")) return true;
    level = [...new Set(level.flatMap((one) => words.broader(one, "noun", 1)))].slice(0, 8);
  }
  return false;
}

function isPerson(words: Words, lemma: string): boolean {
  const isMostlyNoun = words.frequency(lemma, "noun") >= words.frequency(lemma, "verb");
  return (
    titleNouns.has(lemma) ||
    (isMostlyNoun &&
      (isPersonFirst(words, lemma) || words.stepsUp(lemma, "relative", "noun", 4) !== null))
  );
}

/** What one calls oneself: "I am a nurse", "as a mother". */
const ownTitle = /^(?:am|was|been|being|as|became|qualified)$/;

/** Whether a noun is what the writer is, and so nobody else. */
function isSelf(tokens: readonly TaggedToken[], at: number): boolean {
  let place = at - 1;
  while (
    place > 0 &&
    !["det.s", "pr.3", "be.1", "prep", "comma"].some((tag) => tokens[place]?.tags.has(tag))
  )
    place -= 1;
  return tokens[place]?.tags.has("det.s") === true && ownTitle.test(tokens[place - 1]?.low ?? "");
}

const anybody = /^(?:one|who|whom|someone|somebody|everyone|anyone|nobody|whoever|each)$/;

function isMany({ tags }: TaggedToken): boolean {
  return tags.has("n.p") && !tags.has("n.s");
}

function isName({ tags, text }: TaggedToken): boolean {
  return tags.has("name") && text.length > 1;
}

/** Whether somebody else is named whom a pronoun may stand for. */
function isSomebody(words: Words, tokens: readonly TaggedToken[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || isMany(token)) return false;
  if (anybody.test(token.low)) return true;
  if (isName(token) && tokens[at + 1]?.tags.has("num") !== true)
    return !/^(?:in|at|from|to|on|since)$/.test(before?.low ?? "");
  return words.lemmas(token.low, "noun").some((lemma) => isPerson(words, lemma));
}

/** "Being a parent himself, I ...": what is said of the writer. */
function isReflexive(tokens: readonly TaggedToken[], at: number): boolean {
  const opens = /^(?:being|as)$/.test(tokens[0]?.low ?? "");
  const isSelfWord = tokens[at]?.low.endsWith("self") === true;
  return opens && isSelfWord && tokens.some((token) => token.text === "I");
}

/** Those whom "themselves" and "their own" may stand for. */
const many =
  /^(?:they|them|those|these|everyone|everybody|people|each|both|all|who|others|someone|anyone|nobody)$/;

function mayBeMany(words: Words, token: TaggedToken): boolean {
  const isNoun =
    ["n.p", "n.c", "name"].some((tag) => token.tags.has(tag)) && !token.low.endsWith("ics");
  return (
    isNoun ||
    many.test(token.low) ||
    words.lemmas(token.low, "noun").some((one) => isPerson(words, one))
  );
}

/** "I run their own kitchen": many are meant where nobody but the writer was named. */
function ownOfNobody(words: Words, tokens: readonly TaggedToken[]): Fault[] {
  const from = tokens.findIndex(({ text }) => text === "I");
  const at = tokens.findIndex(
    ({ low }, place) =>
      low === "themselves" ||
      low === "yourselves" ||
      (low === "their" && tokens[place + 1]?.low === "own"),
  );
  const word = tokens[at];
  if (from < 0 || word === undefined || at < from) return [];
  const others = tokens
    .slice(0, at)
    .filter((token, place) => !token.tags.has("prep") && !isSelf(tokens, place));
  const isNamed = others.some(
    (token) => token.text !== "I" && mayBeMany(words, token) && !isPlaceName(tokens, token),
  );
  return isNamed ? [] : [{ kind: "mixed-person", span: word.text }];
}

/** A name behind "in" or "from": of a place, and so of nobody. */
function isPlaceName(tokens: readonly TaggedToken[], token: TaggedToken): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  const isTime = token.tags.has("time") || token.tags.has("unit");
  return (
    isTime || (token.tags.has("name") && /^(?:in|from|at|since|part)$/.test(before?.low ?? ""))
  );
}

/** "he" and "his" where only "I" can be meant. */
export function personFaults(words: Words, tokens: readonly TaggedToken[]): Fault[] {
  const mixed = thirdPerson(words, tokens);
  return mixed.length > 0 ? mixed : ownOfNobody(words, tokens);
}

function thirdPerson(words: Words, tokens: readonly TaggedToken[]): Fault[] {
  const at = tokens.findIndex(
    (token, place) =>
      place > 0 && third.test(token.low) && !address.test(tokens[place + 1]?.low ?? ","),
  );
  const pronoun = tokens[at];
  if (pronoun?.low === "yourself" && tokens.some((token) => /^your?$/.test(token.low))) return [];
  const says = tokens.some((token) => token.text === "I" || /^(?:my|me|am)$/.test(token.low));
  if (!says || pronoun === undefined) return [];
  const isElse = tokens
    .slice(0, at)
    .some((_, place) => place > 0 && !isSelf(tokens, place) && isSomebody(words, tokens, place));
  return isElse && !isReflexive(tokens, at) && pronoun.low !== "yourself"
    ? []
    : [{ kind: "mixed-person", span: pronoun.text }];
}
