import { parsePeriod, wordTable } from "@savile/model";
import { foldText, tokenise } from "@savile/taxonomy";

const spelledOut = wordTable<string>({
  sr: "senior",
  jr: "junior",
  asst: "assistant",
  mgr: "manager",
  dir: "director",
  eng: "engineer",
});
const legalForms = new Set(
  "inc incorporated llc llp ltd limited gmbh ag kg se corp corporation co plc sa bv ab oy".split(
    " ",
  ),
);

function wordsOf(text: string): string[] {
  return tokenise(foldText(text))
    .map((token) => spelledOut[token.key] ?? token.key)
    .filter((word) => word !== "and");
}

/** Whether two values say the same, whatever their case, punctuation and usual abbreviations. */
export function sameWords(a: string, b: string): boolean {
  return wordsOf(a).join(" ") === wordsOf(b).join(" ");
}

function bareName(text: string): string {
  const words = wordsOf(text);
  const own = words.filter((word) => !legalForms.has(word));
  return (own.length === 0 ? words : own).join(" ");
}

/** Whether two names of an organisation are the same, with or without what law adds to it. */
export function sameName(a: string, b: string): boolean {
  return bareName(a) === bareName(b);
}

/** Whether a place is the one of the source, told as exactly or less exactly. */
export function samePlace(known: string, stated: string): boolean {
  const words = new Set(wordsOf(known));
  const own = wordsOf(stated);
  return own.length > 0 && own.every((word) => words.has(word));
}

/** Whether a date is another one, told as exactly or less exactly, or not told at all. */
function within(date: string, whole: string): boolean {
  return date === "" || whole.startsWith(date);
}

/** Whether a period states nothing that the one of the source does not: the same dates, or fewer of them. */
export function samePeriod(known: string, stated: string): boolean {
  if (sameWords(known, stated)) return true;
  const source = parsePeriod(known);
  const own = parsePeriod(stated);
  if (own.start === "" && own.end === "") return false;
  return within(own.start, source.start) && within(own.end, source.end);
}
