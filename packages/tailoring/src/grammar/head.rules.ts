import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import { knownWords } from "../knowledge/known-words.ts";
import {
  clauseOpeners,
  coordinators,
  danglingEnds,
  determiners,
  finiteAuxiliaries,
  ownPronouns,
  prepositions,
  subjectPronouns,
} from "./function-words.data.ts";
import type { Form } from "./inflect.ts";
import { readGroup } from "./noun-group.ts";
import type { NounGroup } from "./noun-group.ts";
import { tokensOf } from "./tokens.ts";
import type { LineToken } from "./tokens.ts";
import { classOf, opensObject, pluralObject, readingIn } from "./word-class.ts";
import type { WordClass } from "./word-class.ts";

/** What the head of a line is. An "open" one may be a verb or a noun: other signs decide. */
export type HeadKind = "verb" | "noun" | "sentence" | "state" | "fragment" | "open";

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

/** Reads what the rules ask of a line. */
export function viewOf(text: string): HeadView {
  const tokens = tokensOf(text);
  let at = 0;
  while (classOf(tokens[at]).adverb && at + 1 < tokens.length) at += 1;
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
function isForeign({ tokens }: HeadView): boolean {
  const plain = tokens.filter((token) => /^[a-z]{4,}$/.test(token.text));
  const unknown = plain.filter(isUnknown).length;
  return plain.length >= 4 ? unknown * 2 >= plain.length : unknown >= 2 && unknown === plain.length;
}

function hasOpenBracket(text: string): boolean {
  return (text.match(/[([]/g) ?? []).length !== (text.match(/[)\]]/g) ?? []).length;
}

/** "Tech stack: Java", "Key duties: ..." */
function isLabelled({ tokens }: HeadView): boolean {
  const at = tokens.findIndex((token) => token.text === ":");
  return at >= 0 && at <= 4;
}

/** A subject before its verb: an auxiliary outside of any clause that hangs on a noun. */
function auxiliaryAt({ tokens, at }: HeadView): number {
  const end = tokens.findIndex(
    (token, index) => index > at && (clauseOpeners.has(token.lower) || /^[;–—]$/.test(token.text)),
  );
  const own = end < 0 ? tokens : tokens.slice(0, end);
  return own.findIndex((token, index) => index > at && finiteAuxiliaries.has(token.lower));
}

/** "System helped students": a noun, then a word that only a verb can be, with its object. */
function hasOwnVerb({ tokens, at, word, group }: HeadView): boolean {
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

function has(word: WordClass, form: Form): boolean {
  return readingIn(word, form) !== undefined;
}

function isFinite({ word }: HeadView): boolean {
  return has(word, "base") || has(word, "third");
}

/** The word is a verb and nothing else. */
function onlyVerb({ word }: HeadView): boolean {
  return word.verbs.length > 0 && !word.noun && !word.adjective;
}

/** "Staff nurse", "Project engineer for": the group at the head ends in an occupation. */
function isTitle(view: HeadView): boolean {
  const { group, head, word, tokens } = view;
  const last = tokens[group.end - 1];
  if (last === undefined || group.opened || !classOf(last).title || classOf(last).plural)
    return false;
  // "Assist nurse": an order without its article, not a title.
  if (onlyVerb(view) && !has(word, "past")) return false;
  return group.end - view.at > 1 || head?.kind === "word";
}

/** "Plan and implement activities": a second verb stands beside the first. */
function secondVerb({ tokens, at }: HeadView): LineToken | undefined {
  let place = at + 1;
  while (tokens[place]?.text === "," || coordinators.has(tokens[place]?.lower ?? "")) place += 1;
  return place > at + 1 ? tokens[place] : undefined;
}

function pairedWith(view: HeadView, form: Form): boolean {
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

function isGerund({ word }: HeadView): boolean {
  return has(word, "gerund");
}

function isPast({ word }: HeadView): boolean {
  return has(word, "past");
}

const fragments: ChoosingBook<HeadView, HeadKind>["rules"] = [
  {
    name: "not-a-line",
    when: ({ text, tokens }) =>
      tokens.length < 2 || /https?:|www\.|[|•]|:\s*$/.test(text) || hasOpenBracket(text),
    gives: "fragment",
    examples: ["Tools", "Research on two trades, including:", "Ran the kiln (four nights"],
    not: ["Ran the kiln (four nights a week)"],
  },
  {
    name: "label-and-value",
    when: isLabelled,
    gives: "fragment",
    examples: ["Tech stack: Java, Oracle"],
    not: ["Ran three shops of the north branch: Elm, Oak and Ash"],
  },
  {
    name: "foreign-words",
    when: isForeign,
    gives: "fragment",
    examples: ["Fusce mauris vestibulum luctus nibh"],
    not: ["Fired raku and stoneware in a gas kiln"],
  },
  {
    name: "cut-off-end",
    when: ({ tokens }) => {
      const last = tokens.at(-1);
      const end = last?.text === "." ? tokens.at(-2) : last;
      return end !== undefined && danglingEnds.has(end.lower);
    },
    gives: "fragment",
    examples: ["Recorded daily deposits of up to"],
    not: ["Set the looms up"],
  },
  {
    name: "begins-in-the-middle",
    when: ({ head, at }) =>
      at === 0 &&
      head !== undefined &&
      (head.kind === "mark" || prepositions.has(head.lower) || coordinators.has(head.lower)),
    gives: "fragment",
    examples: ["and the records of the yard"],
    not: ["Records of the yard"],
  },
];

const sentences: ChoosingBook<HeadView, HeadKind>["rules"] = [
  {
    name: "own-subject",
    when: ({ tokens, at }) =>
      [subjectPronouns, ownPronouns].some((pronouns) =>
        pronouns.has((tokens[at]?.lower ?? "").replace(/'.*$/, "")),
      ),
    gives: "sentence",
    examples: ["I ran the yard", "This was a small yard"],
    not: ["Ran the yard"],
  },
  {
    name: "subject-with-auxiliary",
    when: (view) => !(onlyVerb(view) && isFinite(view)) && !isPast(view) && auxiliaryAt(view) > 0,
    gives: "sentence",
    examples: ["The yard was rebuilt in a year", "Duties will include stock counts"],
    not: ["Ensure that backups are kept", "Rebuilt a yard that was closed"],
  },
  {
    name: "subject-with-verb",
    when: hasOwnVerb,
    gives: "sentence",
    examples: ["Applicants provided two references"],
    not: ["Kiln repairs for two potters"],
  },
  {
    name: "responsible-for",
    when: ({ head, next }) =>
      /^(?:responsible|accountable)$/.test(head?.lower ?? "") && next?.lower === "for",
    gives: "state",
    examples: ["Responsible for two kilns"],
    not: ["Responsible work on two kilns"],
  },
];

const heads: ChoosingBook<HeadView, HeadKind>["rules"] = [
  {
    name: "opens-with-determiner",
    when: ({ tokens }) => opensObject(tokens[0]),
    gives: "noun",
    examples: ["The accounts of two shops", "300 covers a night"],
    not: ["Keep the accounts of two shops"],
  },
  {
    name: "work-beside-work",
    when: ({ text, word, next }) =>
      word.noun &&
      !opensObject(next) &&
      /\band [\p{L}-]+(?:ing|tion|ment|ance) of\b/u.test(text) &&
      !/^\p{L}+(?:ed|ing)\b/u.test(text),
    gives: "noun",
    examples: ["Stock counts every month and re-ordering of two lines"],
    not: ["Count the stock and the ordering of two lines"],
  },
  {
    name: "title-at-head",
    when: isTitle,
    gives: "noun",
    examples: ["Staff nurse on a ward of 24", "Project engineer for two bridges"],
    not: ["Staff two wards with nurses", "Project cash needs for two bridges"],
  },
  {
    name: "gerund-as-noun",
    when: (view) =>
      isGerund(view) &&
      (view.next === undefined ||
        view.next.lower === "of" ||
        (view.tokens.length <= view.at + 4 && has(classOf(secondVerb(view)), "gerund"))),
    gives: "noun",
    examples: ["Handling of cash", "Picking and packing"],
    not: ["Handling cash at two tills"],
  },
  {
    name: "gerund",
    when: (view) => isGerund(view) && (!view.word.noun || opensObject(view.next)),
    gives: "verb",
    examples: ["Preparing wages for 40 people", "Training the new drivers"],
    not: ["Marketing manager for two shops"],
  },
  {
    name: "past",
    when: (view) => isPast(view) && !has(view.word, "base"),
    gives: "verb",
    examples: ["Rebuilt two kilns", "Improved customer satisfaction"],
    not: ["Licensed practical nurse on a ward"],
  },
  {
    name: "only-a-verb",
    when: (view) => onlyVerb(view) && isFinite(view) && view.next?.lower !== "of",
    gives: "verb",
    examples: ["Maintain records of two shops", "Provides care for 12 residents"],
    not: ["Reports to two offices"],
  },
  {
    name: "verb-with-object",
    when: (view) =>
      (isFinite(view) || isPast(view)) &&
      (opensObject(view.next) || /^(?:it|them|him|her)$/.test(view.next?.lower ?? "")),
    gives: "verb",
    examples: ["Staff two wards", "Project the cash needs of a shop", "Cut the waste by a fifth"],
    not: ["Staff of two wards"],
  },
  {
    name: "verb-beside-verb",
    when: (view) =>
      (has(view.word, "base") && pairedWith(view, "base")) ||
      (has(view.word, "third") && pairedWith(view, "third")),
    gives: "verb",
    examples: ["Plan and implement activities", "Label, date and rotate food"],
    not: ["Stock and freight of two shops"],
  },
  {
    name: "verb-with-plural",
    when: (view) =>
      (isFinite(view) || isPast(view)) &&
      !view.nextWord.title &&
      /^\p{Ll}/u.test(view.next?.text ?? "") &&
      pluralObject(view.tokens, view.at + 1),
    gives: "verb",
    examples: ["Design posters for two shops", "Research new materials", "Coach drivers"],
    not: ["Design poster shops"],
  },
  {
    name: "noun-with-of",
    when: ({ word, next }) => next?.lower === "of" && word.noun,
    gives: "noun",
    examples: ["Design of two kilns", "Records of two wards"],
    not: ["Design two kilns"],
  },
  {
    name: "noun-before-adjective",
    when: ({ word, nextWord, next, head }) =>
      word.verbs.length === 0 &&
      nextWord.adjective &&
      !nextWord.noun &&
      nextWord.verbs.length === 0 &&
      !word.adjective &&
      /^\p{Ll}/u.test(next?.text ?? "") &&
      head?.kind === "word",
    gives: "fragment",
    examples: ["Precept new nurses on a ward", "Reintermediate fresh metrics"],
    not: ["Daily new orders of two shops"],
  },
  {
    name: "no-verb",
    when: ({ word }) => word.verbs.length === 0,
    gives: "noun",
    examples: ["Wheelchair ramps for two schools", "Kiln repairs for two potters"],
    not: ["Repair kilns for two potters"],
  },
];

/** What the head of a line is by the line alone. */
export const headKinds: ChoosingBook<HeadView, HeadKind> = {
  name: "line-head",
  about: "What is the head of a resume line?",
  takes: "first",
  read: viewOf,
  rules: [...fragments, ...sentences, ...heads],
};

/** What the head of a line is, "open" where no rule is sure. */
export function headKind(view: HeadView): HeadKind {
  return decide(headKinds, view)?.value ?? "open";
}
