import type { RankedLine } from "../plan/make-plan.ts";
import { wordCount } from "../words/phrases.ts";
import type { Told } from "./tell.ts";

const longestFirst = 13;
const longestJoined = 30;

/** What was done, as it follows "I". */
export function didPhrase(told: Told): string {
  if (!told.was) return told.phrase;
  return `${told.tense === "present" ? "am" : "was"} ${told.phrase}`;
}

/** The addresses that carry a line of a role; with the title where the sentence names it. */
export function factsOfLine({ role, line }: RankedLine, withTitle: boolean): string[] {
  return [
    line.address,
    ...(role.org === "" ? [] : [role.orgAddress]),
    ...(withTitle || role.org === "" ? [role.titleAddress] : []),
  ];
}

/** One verb and its object, nothing that a second clause could be read into. */
function isSimple(told: Told): boolean {
  return (
    !told.was &&
    !/[,;:()–—]|\s-\s|\b(?:and|or|while|which|that|who|where|when|resulting|leading|so)\b|&/i.test(
      told.phrase,
    )
  );
}

/** Whether two lines of a role can stand as "I did this and did that". */
export function canJoin(first: Told, second: Told, wordsBefore: number): boolean {
  return (
    first.tense === second.tense &&
    isSimple(first) &&
    isSimple(second) &&
    wordCount(first.phrase) <= longestFirst &&
    firstWord(first) !== firstWord(second) &&
    wordsBefore + wordCount(second.phrase) + 1 <= longestJoined
  );
}

/** No aside and no consequence at its end, to which the next clause would seem to belong. */
function isPlain(told: Told): boolean {
  return !told.was && !/[;:()–—]|\s-\s|,\s\p{L}+ing\b/u.test(told.phrase);
}

/** Whether two lines of a role can stand as "I did this, and I did that". */
export function canJoinLoosely(first: Told, second: Told, wordsBefore: number): boolean {
  return (
    [first, second].every(isPlain) &&
    firstWord(first) !== firstWord(second) &&
    wordsBefore + wordCount(second.phrase) + 2 <= longestJoined
  );
}

function firstWord(told: Told): string {
  return told.phrase.split(" ")[0] ?? "";
}
