import type { Words } from "@savile/taxonomy";
import type { TaggedToken } from "./tagged-token.ts";

/** Words that a verb and its particle are apart at most; none where a preposition follows: "hand over to". */
const farthest = 6;

/** Whether a verb before a particle forms one with it: "carried out", "taken everything over". */
function isParticle(words: Words, tokens: readonly TaggedToken[], at: number): boolean {
  const isBeforePreposition = tokens[at + 1]?.tags.has("prep") === true;
  const reach = isBeforePreposition ? 1 : farthest;
  for (let before = at - 1; before >= Math.max(0, at - reach); before -= 1) {
    const low = tokens[at]?.low ?? "";
    for (const verb of tokens[before]?.verbs ?? []) {
      if (words.posOf(`${verb} ${low}`).includes("verb")) return true;
    }
  }
  return false;
}

const bareSubjects = ["pr.1", "pr.s3", "pr.sp"] as const;

/** Whether a clause without "that" may tell of a word. */
function isToldOf({ tags }: TaggedToken): boolean {
  const isNoun = tags.has("n.s") || tags.has("n.p") || tags.has("pr.3");
  return isNoun && !tags.has("name") && !tags.has("num");
}

/** Where a clause may tell of the noun before it without "that": "the bridge I built". */
function addBareSubject(tags: Set<string>, before: TaggedToken | undefined, low: string): void {
  if (before === undefined || !isToldOf(before)) return;
  for (const tag of bareSubjects) if (tags.has(tag)) tags.add(`${tag}r`);
  if (low === "you") tags.add("pr.spr");
  if (["det", "det.s", "det.p", "poss"].some((tag) => tags.has(tag))) tags.add("det.r");
}

/** "I teach others to.": an infinitive whose verb was told before. */
function isCutInfinitive(tokens: readonly TaggedToken[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.low !== "to" || next === undefined || before === undefined) return false;
  return next.tags.has("stop") && !before.tags.has("cc");
}

const nearTime = /^(?:last|next|this|every)$/;
const mayStrand = ["rel", "wh", "that", "pr.1r", "pr.spr", "pr.s3r", "part"];

/** A noun that a verb looks like, behind what only a noun follows: "my control", "last spring", "under contract". */
function isNoVerbHere(tokens: readonly TaggedToken[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined || token?.tags.has("n.s") !== true) return false;
  if (/^(?:my|our|your|the)$/.test(before.low)) return true;
  if (nearTime.test(before.low)) return token.tags.has("time");
  if (!before.tags.has("prep") || before.tags.has("to") || before.tags.has("sub")) return false;
  return !tokens.slice(0, at).some(({ tags }) => mayStrand.some((tag) => tags.has(tag)));
}

const ownsNoun = /^(?:the|an?|my|our|your|his|her|their|its)$/;
const nounTags = ["n.s", "n.p", "name", "adj", "v.n", "v.g", "num"];

/** A word that is hardly ever a noun, and is one where a determiner finds no other: "my medical is in date". */
function isNounHere(words: Words, tokens: readonly TaggedToken[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || !ownsNoun.test(before?.low ?? "") || token.tags.has("n.s"))
    return false;
  if (nounTags.some((tag) => next?.tags.has(tag))) return false;
  return words.lemmas(token.low, "noun").includes(token.low);
}

/** A verb that stands where only a noun can: "the redesign of", "water-board overspend,". */
function isVerbAsNoun(
  { tags }: TaggedToken,
  before: TaggedToken | undefined,
  next: TaggedToken | undefined,
): boolean {
  if (!tags.has("v.b") || tags.has("n.s") || tags.has("v.n") || before === undefined) return false;
  const isOpened = /^(?:the|an?|this|each)$/.test(before.low) || /\p{L}-\p{L}/u.test(before.low);
  return (
    isOpened && (next === undefined || ["prep", "stop", "comma"].some((tag) => next.tags.has(tag)))
  );
}

/** Small words that belong to the name behind them: "van den Berg", "de Souza". */
const nameParts = /^(?:van|von|de|den|der|di|da|la|le|du|del|ten|ter|bin|al)$/;

function isNamePart(low: string, next: TaggedToken | undefined): boolean {
  return (
    nameParts.test(low) &&
    next !== undefined &&
    (/^\p{Lu}/u.test(next.text) || nameParts.test(next.low))
  );
}

/** A short sign behind a number: "3 h". */
function isUnit(before: TaggedToken | undefined, text: string): boolean {
  return before?.tags.has("num") === true && /^[b-df-hj-np-tv-z]{1,4}$/.test(text);
}

/** "since of 2015": what a preposition follows is no adverb of time. */
function isNoAdverb(low: string, next: TaggedToken | undefined): boolean {
  return /^(?:since|before|after)$/.test(low) && next?.tags.has("prep") === true;
}

/** Nouns, verbs, names and units by the words next to them. */
function tagsBeside(words: Words, tokens: readonly TaggedToken[], at: number): Set<string> {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const tags = new Set(token?.tags);
  if (token === undefined) return tags;
  if (isNoVerbHere(tokens, at)) for (const tag of ["v.b", "v.s"]) tags.delete(tag);
  if (isNounHere(words, tokens, at) || isVerbAsNoun(token, before, next)) tags.add("n.s");
  if (isNamePart(token.low, next)) tags.add("name");
  if (isUnit(before, token.text)) tags.add("unit");
  return tags;
}

/** What a word may be by what stands around it, beside what it may be by itself. */
export function tagsInContext(
  words: Words,
  tokens: readonly TaggedToken[],
  at: number,
): ReadonlySet<string> {
  const low = tokens[at]?.low ?? "";
  const tags = tagsBeside(words, tokens, at);
  addBareSubject(tags, tokens[at - 1], low);
  if (isNoAdverb(low, tokens[at + 1])) tags.delete("adv");
  if (isCutInfinitive(tokens, at)) tags.add("stopnext");
  if (tags.has("prep") || tags.has("part")) {
    tags.add("strand");
    if (!isParticle(words, tokens, at)) tags.delete("part");
  }
  return tags;
}
