import { conjugate } from "../grammar/conjugate.ts";
import { isWork } from "../grammar/noun-frame.ts";
import { readLine } from "../grammar/read-line.ts";
import type { ReadLine } from "../grammar/read-line.ts";
import { tellsChange, tellsScope } from "../plan/core-of-line.ts";
import type { RankedLine } from "../plan/make-plan.ts";
import { withoutSplice } from "../write/spliced.ts";
import { openerOf } from "../words/verbs.ts";
import { upperFirst, withoutStop, wordCount } from "../words/phrases.ts";
import { isOwnDeed, lineOf, weighTold } from "./told.ts";
import type { Told } from "./told.ts";

const fewest = 4;
const fewestOfNoun = 6;
const most = 32;

/** Whether words can be shown in a row of points: not a word, not a story, no heading with a colon. */
function isShowable(text: string): boolean {
  const words = wordCount(text);
  const isWhole = text.split("(").length === text.split(")").length;
  // "Duties: filing" is a heading; "90 files at a time: sales, purchases" tells.
  const isHeaded = wordCount(text.split(":")[0] ?? "") < fewest && text.includes(":");
  const isPlain =
    isWhole && !isHeaded && /^[\p{L}\p{N}$€£]/u.test(text) && !/[?!]|^currently\b/i.test(text);
  return words >= fewest && words <= most && isPlain;
}

/** What nobody puts into a letter even in the words of a resume: addresses, cells, open quotes, talk to a reader. */
function isUnfit(text: string): boolean {
  const quotes = text.match(/["“”]/gu)?.length ?? 0;
  return (
    quotes % 2 > 0 ||
    /https?:|www\.|[|•→…]|\b(?:you|your|us|our|we|his|her|etc|i\.e|e\.g)\b/iu.test(text)
  );
}

/** "Running 90 files at a time": work that goes on, whatever the grammar of the rest. */
function goesOn(text: string): boolean {
  return openerOf(text)?.form === "gerund" && /^\S+\s(?:\d|an?\s|the\s|all\s)/u.test(text);
}

/** Work told without a verb: what there was to answer for, what became better, or the work by its name. */
function tellsWithoutVerb(line: ReadLine, text: string): boolean {
  return (
    line.kind === "state" ||
    tellsChange(text) ||
    tellsScope(text) ||
    goesOn(text) ||
    (wordCount(text) >= fewestOfNoun && isWork(line))
  );
}

/** Whether a line tells work: an own deed, what one was responsible for, or work without a verb; a heading tells none. */
function tellsWork(text: string): boolean {
  const line = readLine(text);
  const isVerb = line.kind === "verb";
  if (line.kind === "state") return true;
  const told = isVerb || openerOf(text) !== undefined ? isOwnDeed(line, text) : true;
  return told ? isVerb || tellsWithoutVerb(line, text) : tellsChange(text) && !isVerb;
}

/** "Heading a team" as "Head a team": the points of a letter begin alike. */
function inOneTense(text: string, { role }: RankedLine): string {
  const line = readLine(text);
  if (line.kind !== "verb" || line.verbs.some(({ form }) => form !== "gerund")) return text;
  return conjugate(line, role.period.end === "present" ? "base" : "past") ?? text;
}

/**
 * A line as a point of a letter: in the words of the resume, which need no grammar of ours; `undefined` where it is
 * no line to be shown.
 */
export function pointOf(entry: RankedLine): Told | undefined {
  if (isUnfit(entry.line.text)) return undefined;
  const whole = withoutStop(entry.line.text);
  const text = wordCount(whole) <= most ? whole : withoutStop(lineOf(entry).text);
  if (!isShowable(text) || !tellsWork(text)) return undefined;
  const did = upperFirst(withoutSplice(inOneTense(text, entry)));
  return { entry, did, ...weighTold(entry.line.text, text) };
}

/** Whether a point begins with what was done: learning and looking on is nothing done. */
export function tellsDeed({ did }: Told): boolean {
  return (
    readLine(did).kind === "verb" &&
    !/^(?:learn|observ|shadow|attend|participat)\p{Ll}*\b/iu.test(did)
  );
}
