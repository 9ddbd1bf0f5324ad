import { knownWords } from "../knowledge/known-words.ts";
import {
  clauseOpeners,
  coordinators,
  determiners,
  finiteAuxiliaries,
  prepositions,
} from "./function-words.data.ts";
import type { Form } from "./inflect.ts";
import { readGroup } from "./noun-group.ts";
import type { NounGroup } from "./noun-group.ts";
import { tokensOf } from "./tokens.ts";
import type { LineToken } from "./tokens.ts";
import { classOf, pluralObject, readingIn } from "./word-class.ts";
import type { WordClass } from "./word-class.ts";

/** What the rules on a line's head look at. */
export interface HeadView {
  readonly text: string;
  readonly tokens: readonly LineToken[];
  /** Place of the head: adverbs before it are passed over. */
  readonly at: number;
  readonly head: LineToken | undefined;
  readonly word: WordClass;
  readonly next: LineToken | undefined;
  readonly nextWord: WordClass;
  /** The nouns behind the head up to a preposition or mark, the head included. */
  readonly group: NounGroup;
}

/** "Daily inspections": a word that also describes is the line's own. */
function isPlainAdverb(token: LineToken | undefined): boolean {
  const { adverb, adjective } = classOf(token);
  return adverb && !adjective;
}

/** Reads what the rules ask of a line. */
export function viewOf(text: string): HeadView {
  const tokens = tokensOf(text);
  let at = 0;
  while (isPlainAdverb(tokens[at]) && at + 1 < tokens.length) at += 1;
  const next = tokens[at + 1];
  return {
    text,
    tokens,
    at,
    head: tokens[at],
    word: classOf(tokens[at]),
    next,
    nextWord: classOf(next),
    group: readGroup(tokens, at),
  };
}

function isUnknown(token: LineToken): boolean {
  const words = knownWords();
  if (words === undefined || token.kind !== "word" || /[^a-z]/.test(token.text)) return false;
  return (
    token.text.length > 3 &&
    !prepositions.has(token.lower) &&
    !determiners.has(token.lower) &&
    !finiteAuxiliaries.has(token.lower) &&
    !clauseOpeners.has(token.lower) &&
    words.posOf(token.lower).length === 0
  );
}

/** Words of another language, or of none. */
export function isForeign({ tokens }: HeadView): boolean {
  const plain = tokens.filter((token) => /^[a-z]{4,}$/.test(token.text));
  const unknown = plain.filter(isUnknown).length;
  return plain.length >= 4 ? unknown * 2 >= plain.length : unknown >= 2 && unknown === plain.length;
}

export function hasOpenBracket(text: string): boolean {
  return (text.match(/[([]/g) ?? []).length !== (text.match(/[)\]]/g) ?? []).length;
}

/** "Tech stack: Java", "Key duties: ..." */
export function isLabelled({ tokens }: HeadView): boolean {
  const at = tokens.findIndex((token) => token.text === ":");
  return at >= 0 && at <= 4;
}

/** A subject before its verb: an auxiliary outside of any clause that hangs on a noun. */
export function auxiliaryAt({ tokens, at }: HeadView): number {
  const end = tokens.findIndex(
    (token, index) => index > at && (clauseOpeners.has(token.lower) || /^[;–—]$/.test(token.text)),
  );
  const own = end < 0 ? tokens : tokens.slice(0, end);
  return own.findIndex((token, index) => index > at && finiteAuxiliaries.has(token.lower));
}

/** "System helped students": a noun, then a word that only a verb can be, with its object. */
export function hasOwnVerb({ tokens, at, word, group }: HeadView): boolean {
  const verb = tokens[group.end];
  const { verbs, noun, adjective } = classOf(verb);
  const bare = word.verbs.length === 0 || word.title;
  const finite = verbs.some(
    ({ form }) => (form === "past" && bare) || (form === "third" && (bare || word.noun)),
  );
  const plain = finite && !noun && !adjective && group.end > at;
  const object = tokens[group.end + 1];
  return plain && object !== undefined && !prepositions.has(object.lower) && object.kind !== "mark";
}

export function has(word: WordClass, form: Form): boolean {
  return readingIn(word, form) !== undefined;
}

export function isFinite({ word }: HeadView): boolean {
  return has(word, "base") || has(word, "third");
}

/** The word is a verb and nothing else. */
export function onlyVerb({ word }: HeadView): boolean {
  return word.verbs.length > 0 && !word.noun && !word.adjective;
}

/** "Staff nurse", "Project engineer for": the group at the head ends in an occupation. */
export function isTitle(view: HeadView): boolean {
  const { group, head, word, tokens } = view;
  const last = tokens[group.end - 1];
  if (last === undefined || group.opened || !classOf(last).title || classOf(last).plural)
    return false;
  // "Assist nurse": an order without its article, not a title.
  if (onlyVerb(view) && !has(word, "past")) return false;
  return group.end - view.at > 1 || head?.kind === "word";
}

/** "Plan and implement activities": a second verb stands beside the first. */
export function secondVerb({ tokens, at }: HeadView): LineToken | undefined {
  let place = at + 1;
  while (tokens[place]?.text === "," || coordinators.has(tokens[place]?.lower ?? "")) place += 1;
  return place > at + 1 ? tokens[place] : undefined;
}

export function pairedWith(view: HeadView, form: Form): boolean {
  const second = secondVerb(view);
  const word = classOf(second);
  if (second === undefined || !has(word, form)) return false;
  if (!word.noun && !word.adjective) return true;
  const behind = view.tokens[view.tokens.indexOf(second) + 1];
  const object = pluralObject(view.tokens, view.tokens.indexOf(second) + 1);
  return (object && behind !== undefined) || pairedWithNext(view, second, form);
}

/** "Label, date and rotate food": the series goes on. */
function pairedWithNext(view: HeadView, second: LineToken, form: Form): boolean {
  const at = view.tokens.indexOf(second);
  const after = view.tokens[at + 1];
  if (after === undefined || !(after.text === "," || coordinators.has(after.lower))) return false;
  return pairedWith({ ...view, at }, form);
}

export function isGerund({ word }: HeadView): boolean {
  return has(word, "gerund");
}

export function isPast({ word }: HeadView): boolean {
  return has(word, "past");
}
