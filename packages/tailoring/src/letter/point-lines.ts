import { isWork } from "../grammar/noun-frame.ts";
import { readLine } from "../grammar/read-line.ts";
import type { RankedLine } from "../plan/make-plan.ts";
import { openerOf } from "../words/verbs.ts";
import { upperFirst, withoutStop, wordCount } from "../words/phrases.ts";
import { isOwnDeed, isUnsayable, lineOf, weighTold } from "./told.ts";
import type { Told } from "./told.ts";

const fewest = 4;
const fewestOfNoun = 6;
const most = 32;

/**
 * A line as a point of a letter: in the words of the resume, which need no grammar of ours; `undefined` where it is
 * no line to be shown.
 */
export function pointOf(entry: RankedLine): Told | undefined {
  if (isUnsayable(entry.line.text)) return undefined;
  const whole = withoutStop(entry.line.text);
  const text = wordCount(whole) <= most ? whole : withoutStop(lineOf(entry).text);
  const words = wordCount(text);
  if (words < fewest || words > most || !/^[\p{L}\p{N}$€£]/u.test(text) || /[?!:]/.test(text))
    return undefined;
  const line = readLine(text);
  if ((line.kind === "verb" || openerOf(text) !== undefined) && !isOwnDeed(line, text))
    return undefined;
  // "Campus Market Campaign" is a heading.
  if (line.kind !== "verb" && (words < fewestOfNoun || !isWork(line))) return undefined;
  return { entry, did: upperFirst(text), ...weighTold(entry.line.text, text) };
}

/** Whether a point begins with what was done. */
export function tellsDeed({ did }: Told): boolean {
  return readLine(did).kind === "verb";
}
