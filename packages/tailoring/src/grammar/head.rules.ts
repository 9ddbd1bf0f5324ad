import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import {
  coordinators,
  danglingEnds,
  ownPronouns,
  prepositions,
  subjectPronouns,
} from "./function-words.data.ts";
import {
  auxiliaryAt,
  has,
  hasOpenBracket,
  hasOwnVerb,
  isFinite,
  isForeign,
  isGerund,
  isLabelled,
  isPast,
  isTitle,
  onlyVerb,
  pairedWith,
  secondVerb,
  viewOf,
} from "./head-view.ts";
import type { HeadView } from "./head-view.ts";
import { classOf, opensObject, pluralObject } from "./word-class.ts";

/** What the head of a line is. An "open" one may be a verb or a noun: other signs decide. */
export type HeadKind = "verb" | "noun" | "sentence" | "state" | "fragment" | "open";

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
