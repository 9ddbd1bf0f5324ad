import type { HeadVerb } from "../grammar/conjuncts.ts";
import { readLine } from "../grammar/read-line.ts";
import type { ReadLine } from "../grammar/read-line.ts";
import type { LineToken } from "../grammar/tokens.ts";
import { classOf, opensObject } from "../grammar/word-class.ts";
import { wordCount } from "../words/phrases.ts";

const mostOfHead = 3;

/** The parts of a row without those in brackets being cut: "rig supervision (RC, mud rotary), pump tests". */
function itemsOf(text: string): string[] {
  return text
    .split(/,\s+(?![^()]*\))/u)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/**
 * "Stock counts, supplier tastings", "Branded content, two films", "Washing, dressing, meals": a row of things whose
 * first word could also be a verb.
 */
export function isRowOfThings(line: ReadLine, current: boolean): boolean {
  const [head] = line.verbs;
  const behind = line.tokens[(line.verbs.at(-1)?.at ?? 0) + 1];
  if (head === undefined) return false;
  if (behind?.text === ",") return head.form === "gerund" || head.form === "third";
  const isTold = head.form === "gerund" || takesObject(behind);
  return !isTold && describesThings(line, head, current);
}

/** Whether a word opens the object of a verb; a number may count things as well. */
function takesObject(token: LineToken | undefined): boolean {
  return token !== undefined && opensObject(token) && !/^\d/u.test(token.text);
}

/** Whether the first word describes the things that follow rather than doing anything to them. */
function describesThings(line: ReadLine, head: HeadVerb, current: boolean): boolean {
  const { noun, adjective } = classOf(line.tokens[head.at]);
  return isOpenRow(line, head.form)
    ? noun || adjective || head.form === "past"
    : !current && head.form === "base" && noun;
}

/** Whether a row follows in which no other item begins with a verb of that form. */
function isOpenRow({ text, verbs }: ReadLine, form: string): boolean {
  const [first = "", ...others] = itemsOf(text);
  return (
    verbs.length === 1 &&
    others.length > 0 &&
    wordCount(first) <= mostOfHead &&
    others.every((item) => readLine(item).verbs[0]?.form !== form)
  );
}
