import type { Words } from "@savile/taxonomy";
import { titleNouns } from "@savile/taxonomy/lexicon";
import type { Token } from "../tokens/split-tokens.ts";
import {
  clauseVerbs,
  closedWords,
  gerundVerbs,
  linkVerbs,
  stativeVerbs,
  timeNouns,
  twoObjectVerbs,
} from "./closed-words.data.ts";
import { irregularVerbs } from "./irregular-verbs.data.ts";

/** A token with everything that it may be. */
export interface TaggedToken extends Token {
  readonly tags: ReadonlySet<string>;
  /** What it may be a form of, as a verb. */
  readonly verbs: readonly string[];
}

function listOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}

const verbClasses: readonly (readonly [string, ReadonlySet<string>])[] = [
  ["two", listOf(twoObjectVerbs)],
  ["that", listOf(clauseVerbs)],
  ["ger", listOf(gerundVerbs)],
  ["link", listOf(linkVerbs)],
  ["stat", listOf(stativeVerbs)],
];
const times = listOf(timeNouns);

function readClosed(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of closedWords.trim().split("\n")) {
    const [tag = "", words = ""] = line.split(": ");
    for (const word of words.split(" ")) {
      const low = word.toLowerCase();
      const tags = found.get(low) ?? new Set();
      tags.add(tag);
      found.set(low, tags);
    }
  }
  return found;
}
const closed = readClosed();
/** Words of closed classes that are everyday nouns, adjectives or verbs too. */
const openToo =
  listOf(`second minute past present current late early key top main well fast hard long short half own
like regarding concerning covering using including following excluding pending over down up out round opposite light back
home number less last need worth near inside outside past close clear kind own due thanks
make help making makes made see watch hear helped double ready plus minus past still even yet better best good fine
third first quarter keep please prior subject apart right act mine lead well means open couple hundred thousand thousands hundreds dozen dozens zero pass thank
daily weekly monthly yearly annual overnight percent board others
around about through`);

/** Verbs of closed classes whose other forms are looked up: none of these is one. */
const neverVerb = listOf("us as his this was thus plus minus being something nothing");

function readIrregular(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const row of irregularVerbs.trim().split(/[|\n]/)) {
    const [, past = "", participle = ""] = row.trim().split(" ");
    for (const [tag, forms] of [
      ["v.d", past],
      ["v.n", participle],
    ] as const) {
      for (const form of forms.split("/")) {
        const tags = found.get(form) ?? new Set();
        tags.add(tag);
        found.set(form, tags);
      }
    }
  }
  return found;
}
const irregular = readIrregular();
const irregularBases = new Set(
  irregularVerbs
    .trim()
    .split(/[|\n]/)
    .map((row) => row.trim().split(" ")[0] ?? ""),
);

/** The forms of a verb that a word may be. */
function verbForms(low: string, lemmas: readonly string[]): string[] {
  const tags: string[] = [...(irregular.get(low) ?? [])];
  for (const lemma of lemmas) {
    if (lemma === low) tags.push("v.b");
    else if (low.endsWith("ing")) tags.push("v.g");
    else if (low.endsWith("ed") && !irregularBases.has(lemma)) tags.push("v.d", "v.n");
    else if (low.endsWith("s")) tags.push("v.s");
  }
  return tags;
}

/** What a word may be that nobody knows: what its ending allows, in the favour of the sentence. */
function guessed(low: string): string[] {
  const tags = ["n.s", "n.p", "adj"];
  if (/[^e]ed$/.test(low)) return ["adj", "v.d", "v.n"];
  if (low.endsWith("ing")) return ["n.s", "adj", "v.g"];
  if (low.endsWith("ly")) return [...tags, "adv"];
  return low.endsWith("s") ? [...tags, "v.s"] : [...tags, "v.b"];
}

function isRareBesideAdjective(words: Words, low: string): boolean {
  return words.frequency(low, "adjective") >= 4 && words.frequency(low, "noun") < 2;
}

/** A noun that is hardly ever one, though it is a form of a common verb: "drove". */
function isRareNoun(words: Words, low: string, verbs: readonly string[]): boolean {
  return (
    verbs.some((verb) => verb !== low && words.frequency(verb, "verb") >= 4) &&
    words.frequency(low, "noun") < 2 &&
    !/ings?$/.test(low) &&
    !low.endsWith("s")
  );
}

/** Whether a word ends like a plural and is one of another word. */
function isPluralForm(low: string, nouns: readonly string[]): boolean {
  const endsSo = /[^s]s$/.test(low) && !/(?:ics|news|us|is)$/.test(low);
  return endsSo && nouns.some((one) => one !== low);
}

/** What a word may be as a noun. */
function nounTags(words: Words, low: string, verbs: readonly string[]): string[] {
  const nouns = words.lemmas(low, "noun");
  if (nouns.length === 0 || isRareNoun(words, low, verbs)) return [];
  const isPlural = isPluralForm(low, nouns);
  const tags: string[] = [];
  if (nouns.includes(low) && !isPlural && !isRareBesideAdjective(words, low)) tags.push("n.s");
  if (isPlural || nouns.some((one) => one !== low) || low.endsWith("s")) tags.push("n.p");
  return tags;
}

function openTags(words: Words, low: string): { tags: string[]; verbs: string[] } {
  const verbs = neverVerb.has(low) ? [] : words.lemmas(low, "verb");
  const tags = [...verbForms(low, verbs), ...nounTags(words, low, verbs)];
  if (words.lemmas(low, "adjective").length > 0) tags.push("adj");
  if (words.lemmas(low, "adverb").length > 0) tags.push("adv");
  return { tags, verbs };
}

/** Nouns that are many though they look like one, or are read as either. */
const collective =
  listOf(`staff team crew family company police people group board committee management data government
faculty class council department band army media majority minority public clergy press cattle pair couple panel jury
firm club union audience squad series species aircraft kit personnel leadership partnership half rest none lot bunch`);

/** What a word that hyphens join may be: as its last part, and always a noun or an adjective. */
function hyphened(words: Words, low: string): { tags: string[]; verbs: string[] } {
  const last = low.slice(low.lastIndexOf("-") + 1);
  const open = openTags(words, last);
  const kept = open.tags.filter((tag) => tag.startsWith("v.") || tag === "n.p" || tag === "adv");
  return {
    tags: [...kept, "adj", "n.s", ...(open.tags.length === 0 ? ["n.p"] : [])],
    verbs: open.verbs,
  };
}

function wordTags(words: Words, low: string): Opened {
  if (low.includes("-") && words.posOf(low).length === 0) return hyphened(words, low);
  const open = openTags(words, low);
  if (open.tags.length > 0) return open;
  const stem = /^(?:re|un|over|out|mis|pre|de|co|inter|under|up)(?=\p{L}{3})/u.exec(low);
  const inner = stem === null ? open : openTags(words, low.slice(stem[0].length));
  return inner.tags.length > 0 ? { ...inner, verbs: [] } : { tags: guessed(low), verbs: [] };
}

function isName(token: Token, at: number): boolean {
  return /^\p{Lu}/u.test(token.text) && (at > 0 || /^\p{Lu}.*[\p{Lu}\d]/u.test(token.text));
}

const marks: Readonly<Record<string, readonly string[]>> = {
  ",": ["comma"],
  ";": ["joint"],
  ":": ["joint"],
  "–": ["joint", "dash"],
  "—": ["joint", "dash"],
  "-": ["joint", "dash"],
  "|": ["joint"],
  "/": ["joint", "cc", "cc.n"],
  "→": ["joint"],
  ">": ["joint"],
  "<": ["adv"],
  "~": ["adv"],
  "≥": ["adv"],
  "×": ["cc"],
  "+": ["cc", "cc.n"],
  ".": ["stop"],
  "!": ["stop"],
  "?": ["stop"],
  "…": ["stop"],
  "&": ["cc", "cc.n"],
  "'": ["gen"],
  "'s": ["gen", "be.3", "have.3"],
};

/** A noun for who somebody is at work, in the singular: what stands before it is no verb. */
function isTitleNoun(words: Words, low: string): boolean {
  return (
    titleNouns.has(low) ||
    (words.lemmas(low, "noun").includes(low) &&
      words.stepsUp(low, "person", "noun", 3) !== null &&
      words.frequency(low, "verb") === 0)
  );
}

interface Opened {
  readonly tags: readonly string[];
  readonly verbs: readonly string[];
}

/** A word that opens a sentence and is not known, or stands beside a name or in a list: maybe a name. */
function mayOpenWithName(words: Words, token: Token, next: Token | undefined): boolean {
  if (!/^\p{Lu}/u.test(token.text)) return false;
  return words.posOf(token.low).length === 0 || /^(?:\p{Lu}|,|and$|&)/u.test(next?.text ?? "");
}

/** What a word of an open class may be where it stands. */
function openOf(words: Words, token: Token, at: number, next: Token | undefined): Opened {
  const { tags, verbs } = wordTags(words, token.low);
  if (isName(token, at)) {
    // A capital within a sentence: a name, or a word of a title. It is no verb.
    const kept = tags.filter((tag) => !/^v\.[bds]$/.test(tag));
    return { tags: ["name", "n.s", "n.p", ...kept], verbs: [] };
  }
  const isTitlePart = tags.includes("n.s") && isTitleNoun(words, next?.low ?? "");
  const kept = isTitlePart ? tags.filter((tag) => tag !== "v.b") : tags;
  const isNew = at === 0 && mayOpenWithName(words, token, next);
  return { tags: isNew ? [...kept, "name", "n.s"] : kept, verbs };
}

function addedTags(
  words: Words,
  low: string,
  tags: readonly string[],
  verbs: readonly string[],
): string[] {
  const added: string[] = [];
  const singular = words.lemmas(low, "noun");
  if (times.has(low) || singular.some((one) => times.has(one))) added.push("time");
  if (tags.includes("n.s") && collective.has(low)) added.push("n.p", "n.c");
  for (const [name, list] of verbClasses) {
    if (!verbs.some((verb) => list.has(verb))) continue;
    for (const tag of tags) if (tag.startsWith("v.")) added.push(`${name}.${tag.slice(2)}`);
  }
  return added;
}

const plainNumber: ReadonlySet<string> = new Set(["num", "year"]);
const mixedNumber: ReadonlySet<string> = new Set(["num", "year", "n.s", "n.p", "adj", "name"]);

/** "14" is a number; "3D", "2:1" and "p95" may be a name or say how something is. */
function numberTags(text: string): ReadonlySet<string> {
  return /^[\d.,]+$/.test(text) ? plainNumber : mixedNumber;
}

/** What marks and figures are; nothing for words. */
function tagsOfNoWord({ text, low }: Token): ReadonlySet<string> | undefined {
  const mark = marks[low];
  if (mark !== undefined) return new Set(mark);
  if (/\d/.test(text)) return numberTags(text);
  return /\p{L}/u.test(low) ? undefined : new Set(["mark"]);
}

/** What a word of a closed class is; a capital may make a name of it. */
function closedTags(token: Token, at: number, next: Token | undefined): ReadonlySet<string> {
  const { low, text } = token;
  const tags = new Set(closed.get(low));
  const isRaised = /^\p{Lu}/u.test(text) && low !== "i";
  if (isRaised && (at > 0 || /^\p{Lu}/u.test(next?.text ?? ""))) tags.add("name");
  if (times.has(low)) tags.add("time");
  return tags;
}

function tagWord(words: Words, token: Token, at: number, next: Token | undefined): TaggedToken {
  const { low } = token;
  const noWord = tagsOfNoWord(token);
  if (noWord !== undefined) return { ...token, tags: noWord, verbs: [] };
  const fixed = closed.get(low);
  if (fixed !== undefined && !openToo.has(low)) {
    return { ...token, tags: closedTags(token, at, next), verbs: fixedVerbs(low) };
  }
  const { tags, verbs } = openOf(words, token, at, next);
  const all = [...(fixed ?? []), ...tags];
  return { ...token, tags: new Set([...all, ...addedTags(words, low, all, verbs)]), verbs };
}

function fixedVerbs(low: string): string[] {
  return /^(?:ha[ds]|have|having|'ve)$/.test(low) ? ["have"] : [];
}

/** Whether a verb before a particle forms one with it: "carried out", "taken everything over". */
function isParticle(words: Words, tokens: readonly TaggedToken[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 6); before -= 1) {
    const low = tokens[at]?.low ?? "";
    for (const verb of tokens[before]?.verbs ?? []) {
      if (words.posOf(`${verb} ${low}`).includes("verb")) return true;
    }
  }
  return false;
}

/** What each word of a sentence may be. */
export function tagWords(words: Words, tokens: readonly Token[]): TaggedToken[] {
  const tagged = tokens.map((token, at) => tagWord(words, token, at, tokens[at + 1]));
  return tagged.map((token, at) => {
    if (!token.tags.has("prep") && !token.tags.has("part")) return token;
    const tags = new Set(token.tags);
    tags.add("strand");
    if (!isParticle(words, tagged, at)) tags.delete("part");
    return { ...token, tags };
  });
}
