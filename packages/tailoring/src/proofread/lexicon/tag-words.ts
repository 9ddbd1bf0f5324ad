import type { Words } from "@savile/taxonomy";
import { titleNouns } from "@savile/taxonomy/lexicon";
import type { Token } from "../tokens/split-tokens.ts";
import {
  clauseVerbs,
  gerundVerbs,
  linkVerbs,
  numberedNouns,
  stativeVerbs,
  timeNouns,
  twoObjectVerbs,
} from "./closed-words.data.ts";
import { closedTagsOf, isOpenToo } from "./closed-words.ts";
import { tagsInContext } from "./context-tags.ts";
import { tagsOfNoWord } from "./mark-tags.ts";
import { wordTags } from "./open-words.ts";
import type { Opened } from "./open-words.ts";
import type { TaggedToken } from "./tagged-token.ts";
import { listOf } from "./word-lists.ts";

const verbClasses: readonly (readonly [string, ReadonlySet<string>])[] = [
  ["two", listOf(twoObjectVerbs)],
  ["that", listOf(clauseVerbs)],
  ["ger", listOf(gerundVerbs)],
  ["link", listOf(linkVerbs)],
  ["stat", listOf(stativeVerbs)],
];
const times = listOf(timeNouns);
const numbered = listOf(numberedNouns);

function isName(token: Token, at: number): boolean {
  if (/\p{Ll}\p{Lu}/u.test(token.text)) return true;
  return /^\p{Lu}/u.test(token.text) && (at > 0 || /^\p{Lu}.*[\p{Lu}\d]/u.test(token.text));
}

/** A noun for who somebody is at work, in the singular: what stands before it is no verb. */
function isTitleNoun(words: Words, low: string): boolean {
  if (closedTagsOf(low) !== undefined) return false;
  return (
    titleNouns.has(low) ||
    (words.lemmas(low, "noun").includes(low) &&
      words.stepsUp(low, "person", "noun", 3) !== null &&
      words.frequency(low, "verb") === 0)
  );
}

const emptyToken: Token = { text: "", low: "", start: 0, end: 0 };

/** A word that opens a sentence and is not known, or stands beside a name or in a list: maybe a name. */
function mayOpenWithName(words: Words, token: Token, next: Token | undefined): boolean {
  if (!/^\p{Lu}/u.test(token.text)) return false;
  return words.posOf(token.low).length === 0 || /^(?:\p{Lu}(?!$)|,|and$|&)/u.test(next?.text ?? "");
}

/** What a word of an open class may be where it stands. */
function openOf(words: Words, token: Token, at: number, next: Token | undefined): Opened {
  const { tags, verbs } = wordTags(words, token.low);
  if (isName(token, at)) {
    // A capital within a sentence: a name, or a word of a title. It is no verb.
    const kept = tags.filter((tag) => !/^v\.[bds]$/.test(tag));
    return { tags: ["name", "n.s", "n.p", ...kept], verbs: [] };
  }
  const isTitlePart =
    tags.includes("n.s") &&
    words.frequency(token.low, "verb") <= words.frequency(token.low, "noun") &&
    isTitleNoun(words, next?.low ?? "");
  const kept = isTitlePart ? tags.filter((tag) => tag !== "v.b") : tags;
  const isNew = at === 0 && mayOpenWithName(words, token, next);
  return { tags: isNew ? [...kept, "name", "n.s"] : kept, verbs };
}

/** Nouns that are many though they look like one, or are read as either. */
const collective =
  listOf(`staff team crew family company police people group board committee management data government
faculty class council department band army media majority minority public clergy press cattle pair couple panel jury
firm club union audience squad series species aircraft kit personnel leadership partnership half rest none lot bunch`);

/** Classes of verbs that a word may be a form of, by the forms that it may be. */
function verbClassTags(tags: readonly string[], verbs: readonly string[]): string[] {
  const forms = tags.filter((tag) => tag.startsWith("v.")).map((tag) => tag.slice(2));
  return verbClasses
    .filter(([, list]) => verbs.some((verb) => list.has(verb)))
    .flatMap(([name]) => forms.map((form) => `${name}.${form}`));
}

function isTime(words: Words, low: string): boolean {
  return times.has(low) || words.lemmas(low, "noun").some((one) => times.has(one));
}

function addedTags(
  words: Words,
  low: string,
  tags: readonly string[],
  verbs: readonly string[],
): string[] {
  const added = verbClassTags(tags, verbs);
  if (isTime(words, low)) added.push("time");
  if (tags.includes("n.s") && collective.has(low)) added.push("n.p", "n.c");
  if (low.endsWith("est") && tags.includes("adj")) added.push("sup");
  if (numbered.has(low)) added.push("numbered");
  return added;
}

/** What a word of a closed class is; a capital may make a name of it. */
function closedTags(token: Token, at: number, next: Token | undefined): ReadonlySet<string> {
  const { low, text } = token;
  const tags = new Set(closedTagsOf(low));
  const isRaised = /^\p{Lu}/u.test(text) && low !== "i";
  if (isRaised && (at > 0 || /^\p{Lu}(?!$)/u.test(next?.text ?? ""))) tags.add("name");
  if (times.has(low)) tags.add("time");
  return tags;
}

/** What a verb may follow that is hardly ever one: "I nurse", "to staff". */
const beforeVerb =
  /^(?:i|we|they|you|he|she|it|who|which|that|nobody|everyone|neither|nor|never|to|and|or|not|can|could|will|would|shall|should|may|might|must|do|did|does|'ll|'d|n't|also)$/;

/** Whether all verbs that a word may be are hardly ever met, though it is a common noun: "job", "teams". */
function isWeakVerb(words: Words, low: string, verbs: readonly string[]): boolean {
  if (verbs.length === 0) return false;
  const asVerb = Math.max(...verbs.map((verb) => words.frequency(verb, "verb")));
  const nouns = words.lemmas(low, "noun").map((noun) => words.frequency(noun, "noun"));
  const others = [words.frequency(low, "adjective"), words.frequency(low, "adverb")];
  const asOther = Math.max(0, ...nouns, ...others);
  return (asVerb === 0 && asOther >= 4) || asOther >= asVerb + 3;
}

function withoutWeakVerb(
  words: Words,
  opened: Opened,
  low: string,
  before: Token | undefined,
): Opened {
  if (before === undefined || beforeVerb.test(before.low) || !isWeakVerb(words, low, opened.verbs))
    return opened;
  const isBehindNoun =
    words.lemmas(before.low, "noun").includes(before.low) &&
    words.lemmas(before.low, "adjective").length === 0;
  const dropped = isBehindNoun ? ["v.b"] : ["v.b", "v.s"];
  return { ...opened, tags: opened.tags.filter((tag) => !dropped.includes(tag)) };
}

function tagWord(words: Words, tokens: readonly Token[], at: number): TaggedToken {
  const token = tokens[at] ?? emptyToken;
  const next = tokens[at + 1];
  const { low } = token;
  const noWord = tagsOfNoWord(token);
  if (noWord !== undefined) return { ...token, tags: noWord, verbs: [] };
  const fixed = closedTagsOf(low);
  if (fixed !== undefined && !isOpenToo(words, low)) {
    return { ...token, tags: closedTags(token, at, next), verbs: fixedVerbs(low) };
  }
  const opened = openOf(words, token, at, next);
  const { tags, verbs } = withoutWeakVerb(words, opened, low, tokens[at - 1]);
  const all = [...(fixed ?? []), ...tags];
  return { ...token, tags: new Set([...all, ...addedTags(words, low, all, verbs)]), verbs };
}

function fixedVerbs(low: string): string[] {
  return /^(?:ha[ds]|have|having|'ve)$/.test(low) ? ["have"] : [];
}

/** What each word of a sentence may be. */
export function tagWords(words: Words, tokens: readonly Token[]): TaggedToken[] {
  const tagged = tokens.map((_, at) => tagWord(words, tokens, at));
  return tagged.map((token, at) => ({ ...token, tags: tagsInContext(words, tagged, at) }));
}
