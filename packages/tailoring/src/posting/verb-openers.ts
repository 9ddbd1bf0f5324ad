import { verbOf } from "../words/verbs.ts";
import { dutyVerbs } from "./duty-verbs.data.ts";

/** Verbs that head a demand as nouns: "Experience in sales", "Interest in boats". */
const nounFirst: ReadonlySet<string> = new Set(
  "experience interest desire benefit access function focus command value master practice license be have pass need require".split(
    " ",
  ),
);

function isBase(word: string): boolean {
  return dutyVerbs.has(word) || dutyVerbs.has(`${word}e`);
}

function isGerund(word: string): boolean {
  if (!word.endsWith("ing")) return false;
  const stem = word.slice(0, -3);
  return isBase(stem) || (stem.at(-1) === stem.at(-2) && dutyVerbs.has(stem.slice(0, -1)));
}

function isThird(word: string): boolean {
  if (!word.endsWith("s")) return false;
  const stems = [
    word.slice(0, -1),
    ...(word.endsWith("es") ? [word.slice(0, -2)] : []),
    ...(word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : []),
  ];
  return stems.some((stem) => dutyVerbs.has(stem));
}

/** Whether a word is a verb of work: "plan", "plans", "planning", "carries", "writing". */
function isDutyVerb(word: string): boolean {
  const known = verbOf(word);
  const told = known !== undefined && known.form !== "past" && !nounFirst.has(known.verb.base);
  return told || dutyVerbs.has(word) || isGerund(word) || isThird(word);
}

/** Whether a line opens with something that is done. */
export function opensWithVerb(text: string): boolean {
  const [first = "", second = ""] =
    text
      .slice(0, 60)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (!/^\p{L}/u.test(text)) return false;
  return isDutyVerb(first.endsWith("ly") && !dutyVerbs.has(first) ? second : first);
}
