import { foldText } from "@savile/taxonomy";
import { actionWords, courtesies, translations } from "./words.data.ts";

/** One request of an instruction: `said` is folded to lower case and corrected, `text` as it was written. */
export interface Clause {
  readonly said: string;
  readonly text: string;
}

const known = new Set(actionWords);

/** Whether two words differ by one letter too many, too few, wrong or swapped. */
export function isOneSlipApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short.charAt(at) === long.charAt(at)) at += 1;
  if (short.length !== long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short.charAt(at) === long.charAt(at + 1) &&
    short.charAt(at + 1) === long.charAt(at) &&
    short.slice(at + 2) === long.slice(at + 2)
  );
}

/** One thing and several of it are two words, and neither is a typing error. */
function isOtherNumber(word: string, one: string): boolean {
  return `${word}s` === one || word === `${one}s`;
}

/** A word with its typing error undone; words of the documents are never touched. */
function corrected(word: string, own: ReadonlySet<string>): string {
  if (word.length < 5 || known.has(word) || own.has(word)) return word;
  if (actionWords.some((one) => isOtherNumber(word, one))) return word;
  return actionWords.find((one) => one.length >= 6 && isOneSlipApart(word, one)) ?? word;
}

/** Words after which a new request begins. */
const verbs =
  "make|keep|cut|fit|get|put|use|add|say|call|show|tell|lead|play|give|take|turn|set|write|rewrite|sort|move|swap|change|replace|shorten|tighten|trim|condense|reduce|expand|lengthen|extend|emphasi[sz]e|highlight|stress|focus|prioriti[sz]e|feature|showcase|remove|drop|delete|omit|exclude|leave|restore|bring|undo|reorder|order|mention|include|invent|exaggerate|don't|do not|stronger|shorter|longer|warmer|friendlier|more|less";
const joint = new RegExp(
  `(?:[.;!?\\n]+\\s+|\\n|,?\\s+(?:and then|then|but|plus)\\s+|,\\s+(?:and\\s+)?(?=(?:a )?(?:${verbs})\\b)|\\s+(?:and|und|et|y)\\s+(?=(?:a )?(?:${verbs})\\b))`,
  "i",
);

/** The requests of an instruction. `own` are words of the documents in lower case. */
export function clausesOfInstruction(instruction: string, own: ReadonlySet<string>): Clause[] {
  return translated(foldText(instruction).trim())
    .split(joint)
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => ({ text, said: saidOf(text, own) }))
    .filter((clause) => /\p{L}/u.test(clause.said));
}

function translated(text: string): string {
  return translations.reduce((done, [pattern, word]) => done.replace(pattern, word), text);
}

/** A text as the rules read it: lower case, one blank, typing errors undone, courtesies left out. */
export function saidOf(text: string, own: ReadonlySet<string>): string {
  const said = text
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/[\p{L}'-]+/gu, (word) => corrected(word, own));
  return said
    .replace(courtesies, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,:-]+|[\s,:.!?-]+$/g, "");
}
