import { isCounted } from "../grammar/kind-of.ts";
import { readGroup } from "../grammar/noun-group.ts";
import { tokensOf } from "../grammar/tokens.ts";
import { classOf, opensObject } from "../grammar/word-class.ts";
import { isWork } from "../grammar/noun-frame.ts";
import { readLine } from "../grammar/read-line.ts";
import type { ReadLine } from "../grammar/read-line.ts";
import { tellsChange, tellsScope } from "../plan/core-of-line.ts";
import type { RankedLine } from "../plan/make-plan.ts";
import { withoutSplice } from "../write/spliced.ts";
import { sentencesOf } from "../text/sentences.ts";
import { openerOf } from "../words/verbs.ts";
import { lowerFirst, withoutStop, wordCount } from "../words/phrases.ts";
import { tellsNoWork } from "./no-work.ts";
import { besideIn, isOwnDeed, lineOf, weighTold } from "./told.ts";
import type { Told } from "./told.ts";
import { asPoint, wholePhrase } from "./whole-point.ts";

const fewest = 4;
const fewestOfNoun = 6;
const most = 32;

/** Whether words can be shown in a row of points: not a word, not a story, no heading with a colon. */
function isShowable(text: string): boolean {
  const words = wordCount(text);
  const isWhole = text.split("(").length === text.split(")").length;
  // "Duties: filing" is a heading; "Manage four: two clerks, two drivers" and "90 files at a time: sales" tell.
  const head = text.split(":")[0] ?? "";
  const isHeaded = text.includes(":") && wordCount(head) < fewest && openerOf(head) === undefined;
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

const fewestCounted = 5;

/** "Month-end pack out on working day 4 (was day 9)": what a job counts tells of its work; a year counts nothing. */
function tellsHowMuch(text: string): boolean {
  const counted = text.replace(/\b(?:19|20)\d{2}(?:\s?[-–/]\s?(?:19|20)?\d{2})?\b/gu, "");
  return wordCount(text) >= fewestCounted && /(?<![\p{L}-])\d/u.test(counted);
}

/** Work told without a verb: what there was to answer for, what became better, or the work by its name. */
function tellsWithoutVerb(line: ReadLine, text: string): boolean {
  return (
    line.kind === "state" ||
    tellsChange(text) ||
    tellsScope(text) ||
    goesOn(text) ||
    tellsHowMuch(text) ||
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

/** "Closing crew", "luffing crane": behind the form in -ing stands bare what is counted, so that it describes that. */
export function isCompound(text: string): boolean {
  const [first, ...rest] = tokensOf(text);
  if (first === undefined || !first.lower.endsWith("ing")) return false;
  const opened = rest.findIndex(opensObject);
  const group = readGroup(opened < 0 ? rest : rest.slice(0, opened), 0);
  const last = rest[group.end - 1];
  if (last === undefined) return false;
  const { noun, plural } = classOf(last);
  return noun && !plural && isCounted(last.lower);
}

/** A text as a point: a whole phrase in the tense of the role; `undefined` where it is no line to be shown. */
function pointIn(entry: RankedLine, whole: string): Told | undefined {
  const bare = withoutStop(whole);
  const isLong = wordCount(bare) > most;
  const text = isLong ? withoutStop(lineOf(entry).text) : bare;
  if (!isShowable(text) || !tellsWork(text) || tellsNoWork(text)) return undefined;
  if (isCompound(text)) return undefined;
  const phrase = wholePhrase(
    withoutSplice(text),
    entry.role.period.end === "present",
    besideIn(entry.role),
  );
  if (phrase === undefined) return undefined;
  return { entry, did: asPoint(phrase), ...weighTold(entry.line.text, text) };
}

/** Of a line of several sentences the one that weighs most as a point. */
function bestPoint(entry: RankedLine): Told | undefined {
  const { text } = entry.line;
  return sentencesOf(text)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => !isUnfit(sentence) && !/\b(?:I|me)\b/u.test(sentence))
    .flatMap((sentence) => pointIn(entry, sentence) ?? [])
    .toSorted((x, y) => y.weight - x.weight)[0];
}

/** "I wrote the house glossary, ...": of work told in sentences the one that weighs most, without "I". */
function pointInProse(entry: RankedLine): Told | undefined {
  const { text } = entry.line;
  const [best] = sentencesOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => /^I\s/u.test(sentence) && !isUnfit(sentence))
    .map((sentence) => sentence.replace(/^I\s+(?:also\s+|have\s+)?/u, ""))
    .filter((deed) => wordCount(withoutStop(deed)) <= most && !/\bI\b/u.test(deed))
    .flatMap((deed) => pointIn(entry, deed) ?? [])
    .toSorted((a, b) => b.weight - a.weight);
  return best;
}

/**
 * A line as a point of a letter: in the words of the resume, which need no grammar of ours; `undefined` where it is
 * no line to be shown.
 */
export function pointOf(entry: RankedLine): Told | undefined {
  const { text } = entry.line;
  if (/(?:^|[.!?]\s)I\s/u.test(text)) return pointInProse(entry);
  return bestPoint(entry);
}

/** Whether a point begins with what was done: learning and looking on is nothing done. */
export function tellsDeed({ did }: Told): boolean {
  return (
    readLine(did).kind === "verb" &&
    !/^(?:learn|observ|shadow|attend|participat)\p{Ll}*\b/iu.test(did)
  );
}

/** A point as it stands behind "I". */
export function inSentence(told: Told): Told {
  const { did, entry } = told;
  const isState = readLine(did).kind === "state";
  const verb = entry.role.period.end === "present" ? "am" : "was";
  return { ...told, did: isState ? `${verb} ${lowerFirst(did)}` : lowerFirst(did) };
}
