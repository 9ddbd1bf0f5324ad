import type { Words } from "@savile/taxonomy";
import { irregularVerbs } from "./irregular-verbs.data.ts";
import { listOf } from "./word-lists.ts";

/** What a word of an open class may be, with the verbs that it may be a form of. */
export interface Opened {
  readonly tags: readonly string[];
  readonly verbs: readonly string[];
}

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

/** The forms of one verb that a word may be; the past of another verb is no base: "felt". */
function formsOf(low: string, lemma: string): string[] {
  if (lemma === low) return irregular.has(low) && !irregularBases.has(low) ? [] : ["v.b"];
  if (low.endsWith("ing")) return ["v.g"];
  if (low.endsWith("ed") && !irregularBases.has(lemma)) return ["v.d", "v.n"];
  return low.endsWith("s") ? ["v.s"] : [];
}

/** The forms of verbs that a word may be. */
function verbForms(low: string, lemmas: readonly string[]): string[] {
  return [...(irregular.get(low) ?? []), ...lemmas.flatMap((lemma) => formsOf(low, lemma))];
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
  const asNoun = words.frequency(low, "noun");
  const isQuality = words.frequency(low, "adjective") >= 4 && asNoun < 2;
  return isQuality || words.frequency(low, "adverb") >= asNoun + 3;
}

/** A noun that is hardly ever one, though it is a form of a common verb: "drove". */
function isRareNoun(words: Words, low: string, verbs: readonly string[]): boolean {
  return (
    verbs.some((verb) => verb !== low && words.frequency(verb, "verb") >= 4) &&
    Math.max(...words.lemmas(low, "noun").map((one) => words.frequency(one, "noun"))) < 2 &&
    !/ings?$/.test(low) &&
    !low.endsWith("s")
  );
}

/** Whether a word ends like a plural and is one of another word. */
function isPluralForm(words: Words, low: string, nouns: readonly string[]): boolean {
  const endsSo = /[^s]s$/.test(low) && !/(?:ics|news|us|is)$/.test(low);
  const others = nouns.filter((one) => one !== low);
  const isOwn =
    nouns.includes(low) &&
    others.every((one) => words.frequency(low, "noun") > words.frequency(one, "noun"));
  return endsSo && others.length > 0 && !isOwn;
}

/** What a word may be as a noun. */
function nounTags(words: Words, low: string, verbs: readonly string[]): string[] {
  const nouns = words.lemmas(low, "noun");
  if (nouns.length === 0 || isRareNoun(words, low, verbs)) return [];
  const isPlural = isPluralForm(words, low, nouns);
  const tags: string[] = [];
  if (nouns.includes(low) && !isPlural && !isRareBesideAdjective(words, low)) tags.push("n.s");
  if (isPlural || nouns.some((one) => one !== low) || /(?:^|[^sui])s$/.test(low)) tags.push("n.p");
  return tags;
}

/** A verb that hardly is one, though the word is a common adjective: "keen". */
function isRareVerb(words: Words, verb: string): boolean {
  return words.frequency(verb, "verb") === 0 && words.frequency(verb, "adjective") >= 3;
}

/** What is done again or over is a noun where the deed is one: "redesign", "overbid". */
function isDoneAgain(words: Words, low: string, tags: readonly string[]): boolean {
  const base = /^(?:re|over|under|out|pre)-?(\p{L}{4,})$/u.exec(low)?.[1];
  if (base === undefined || !tags.includes("v.b") || tags.includes("n.s")) return false;
  return words.frequency(base, "noun") >= 2 && words.frequency(base, "verb") >= 2;
}

function openTags(words: Words, low: string): { tags: string[]; verbs: string[] } {
  const verbs = neverVerb.has(low)
    ? []
    : words.lemmas(low, "verb").filter((verb) => !isRareVerb(words, verb));
  const tags = [...verbForms(low, verbs), ...nounTags(words, low, verbs)];
  if (isDoneAgain(words, low, tags)) tags.push("n.s");
  if (words.lemmas(low, "adjective").length > 0) tags.push("adj");
  // "piecemeal": hardly ever met, and nothing that an adverb would be mistaken for.
  const isQuality = !tags.some((tag) => tag !== "adj");
  const isAdverb = low.endsWith("ly") || isQuality || words.frequency(low, "adverb") >= 2;
  if (isAdverb && words.lemmas(low, "adverb").length > 0) tags.push("adv");
  return { tags, verbs };
}

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

/** What a word may be by what is known of it, by its parts, or by its ending. */
export function wordTags(words: Words, low: string): Opened {
  if (low.includes("-") && words.posOf(low).length === 0) return hyphened(words, low);
  const open = openTags(words, low);
  if (open.tags.length > 0) {
    const nouns = low.endsWith("s") ? ["n.s", "n.p"] : ["n.s"];
    return low.includes("-") ? { ...open, tags: [...open.tags, "adj", ...nouns] } : open;
  }
  const stem = /^(?:re|un|over|out|mis|pre|de|co|inter|under|up)(?=\p{L}{3})/u.exec(low);
  const inner = stem === null ? open : openTags(words, low.slice(stem[0].length));
  return inner.tags.length > 0 ? { ...inner, verbs: [] } : { tags: guessed(low), verbs: [] };
}
