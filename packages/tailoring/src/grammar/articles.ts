import { knownWords } from "../knowledge/known-words.ts";
import { articleFor } from "../words/phrases.ts";
import { inflect, verbReadings } from "./inflect.ts";
import { isCounted } from "./kind-of.ts";
import { readGroup } from "./noun-group.ts";
import type { NounGroup } from "./noun-group.ts";
import type { LineToken } from "./tokens.ts";
import { classOf, opensObject, readingIn } from "./word-class.ts";

/** "migration", "redesign", "launch": what is done to what follows "of". */
function isDeed(noun: string): boolean {
  const asVerb = verbReadings(noun).some(({ form }) => form === "base");
  return asVerb || (knownWords()?.derivations(noun, "noun") ?? []).length > 0;
}

/** Verbs after which something new is there: it is told as one of its kind. */
const making = new Set(
  "build create design develop write draft launch establish found introduce produce craft code prototype invent start install".split(
    " ",
  ),
);
/** Verbs that form one expression with a bare noun. */
const idioms = new Set("take make have gain get give play keep lose hold pay put set".split(" "));

/** "sensitive and complex claims": the word before "and" describes what stands behind. */
function describesNext(tokens: readonly LineToken[], end: number): boolean {
  return classOf(tokens[end - 1]).adjective && /^(?:and|or|,)$/.test(tokens[end]?.lower ?? "");
}

/** "helped create", "ran daily", "started training": at the head of a group these make it no thing. */
function isNoThing(first: LineToken): boolean {
  const word = classOf(first);
  const deed = readingIn(word, "base") !== undefined && !word.noun;
  return deed || word.adverb || inflect(first.lower, "base").endsWith("ing");
}

/** One thing by its common name: "migration", not "migrations" or "Jira". */
function namesOne(last: LineToken): boolean {
  const { noun, plural } = classOf(last);
  return noun && !plural && /^[\p{Ll}]/u.test(last.text);
}

/** Whether a determiner stands with the group, or what it describes stands behind it. */
function isComplete(tokens: readonly LineToken[], { start, end, opened }: NounGroup): boolean {
  return opened || opensObject(tokens[start]) || describesNext(tokens, end);
}

/** Whether things of the name are counted: "till", or "cash register" by its last two words. */
function isOneOfMany(tokens: readonly LineToken[], end: number): boolean {
  const [before = "", last = ""] = tokens.slice(end - 2, end).map(({ lower }) => lower);
  return isCounted(last) || isCounted(`${before} ${last}`);
}

/** A short group of words for one thing, from its first to its last, that lacks a determiner. */
function bareThing(
  tokens: readonly LineToken[],
  group: NounGroup,
): { readonly first: LineToken; readonly last: LineToken } | undefined {
  const size = group.end - group.start;
  const first = tokens[group.start];
  const last = tokens[group.end - 1];
  if (first === undefined || last === undefined || size < 1 || size > 4) return undefined;
  const lacking = namesOne(last) && !isNoThing(first) && !isComplete(tokens, group);
  return lacking ? { first, last } : undefined;
}

/** "cable tray, conduit and power centres", "unit and integration tests": the first of several takes none alone. */
function opensList(tokens: readonly LineToken[], end: number): boolean {
  const [mark, ...behind] = tokens.slice(end);
  if (mark === undefined || !/^(?:,|and|or|&)$/.test(mark.lower)) return false;
  const next = behind.findIndex(({ lower }) => /^(?:,|and|or|&)$/.test(lower));
  const list = next < 0 ? behind : behind.slice(0, next);
  const isItem = list.length > 0 && list.length <= 3 && list.every(({ lower }) => !isVerbal(lower));
  return mark.text === "," ? isItem && next >= 0 : isItem;
}

/** "and trained": a verb begins another clause. */
function isVerbal(word: string): boolean {
  return verbReadings(word).some(({ form }) => form === "past");
}

/** "Carry out", "set up": a word that belongs to its verb, before which no article stands. */
const ofVerb = /^(?:out|up|off|on|down|over|back|in|away|through)$/;

/** Whether no article stands behind a verb, whatever follows. */
function takesNone(tokens: readonly LineToken[], at: number, base: string): boolean {
  return idioms.has(base) || ofVerb.test(tokens[at + 1]?.lower ?? "");
}

/**
 * The article that a resume leaves out behind a verb: "operated cash register", "led migration of two sites".
 * Empty where none is missing, or where nobody can say.
 */
export function missingArticle(tokens: readonly LineToken[], at: number, base: string): string {
  const group = readGroup(tokens, at + 1);
  const thing = takesNone(tokens, at, base) ? undefined : bareThing(tokens, group);
  if (thing === undefined || opensList(tokens, group.end)) return "";
  if (tokens[group.end]?.lower === "of" && isDeed(thing.last.lower)) return "the ";
  if (!isOneOfMany(tokens, group.end)) return "";
  return making.has(base) ? `${articleFor(thing.first.text)} ` : "the ";
}
