import { prepositions, coordinators, determiners } from "../grammar/function-words.data.ts";
import { readLine } from "../grammar/read-line.ts";
import type { RankedLine } from "../plan/make-plan.ts";
import { sentencesOf } from "../text/sentences.ts";
import { openerOf } from "../words/verbs.ts";
import { upperFirst, withoutStop, wordCount } from "../words/phrases.ts";
import { inFirstPerson } from "./first-person.ts";
import { tellsNoWork } from "./no-work.ts";
import { isOwnDeed, weighTold } from "./told.ts";
import type { Told } from "./told.ts";
import { closesBrackets } from "./whole-part.ts";

const fewest = 4;
const fewestCounted = 3;
const most = 34;

/** What a line says of itself before it tells: "Duties: ran the plant". */
const selfLabel =
  /^(?:(?:main |key |other )?(?:duties|tasks|responsibilities|achievements?|results?|highlights?)(?: (?:include|are))?)\s*:\s*/iu;

/** A number that counts something: a year counts nothing. */
function counts(text: string): boolean {
  const counted = text.replace(/\b(?:19|20)\d{2}\b(?:\s?[-–/]\s?(?:19|20)?\d{2})?/gu, "");
  return /(?<![\p{L}-])\d|[$€£]\s?\d/u.test(counted);
}

/** Whether every bracket and quote that opens also closes. */
function isClosed(text: string): boolean {
  const quotes = text.match(/["“”]/gu)?.length ?? 0;
  return closesBrackets(text) && quotes % 2 === 0;
}

/** Whether words break off: behind the last of them another must follow. */
function breaksOff(text: string): boolean {
  const last = (/([\p{L}’']+)[^\p{L}\d]*$/u.exec(text)?.[1] ?? "").toLowerCase();
  const isWord = [prepositions, coordinators, determiners].some((words) => words.has(last));
  // "Two HIQA inspections, never marked down" ends on a particle of its verb.
  return (
    /[,:;–—-]$/u.test(text) || (isWord && !/^(?:down|up|in|on|off|out|over|each|all)$/.test(last))
  );
}

/** "01-2024 - heden", "2017 - 2020": the head of a job that was read into its line. */
const periodInside =
  /\b(?:\d{1,2}[-/.])?(?:19|20)\d{2}\s?(?:[-–—]|to|until)\s?(?:(?:\d{1,2}[-/.])?(?:19|20)\d{2}\b|\p{L}+\b)/iu;

/** What somebody looks for is the headline of a resume. */
const seeks = /\b(?:seeking|looking for) (?:an?|the|my|new|to)\b|\bopen to (?:work|new|offers)\b/iu;

/** Somebody to be asked about the writer, and any telephone number. */
const asksOthers = /^(?:ask|ring|call|phone) \p{Lu}|\babout me\b|\b0\d{3,4}[ -]?\d{3}[ -]?\d{3}\b/u;

/** What is said to smile at is none of a letter's business. */
const grumbles =
  /\b(?:I|we) (?:really |quite )?(?:hate|hated|loathe|dislike|can't stand|detest)\b/iu;

/** What nobody puts into a letter even in the words of a resume: addresses, cells, talk to a reader. */
function isUnfit(text: string): boolean {
  if ([periodInside, seeks, asksOthers, grumbles].some((cue) => cue.test(text))) return true;
  return /https?:|www\.|[|•→…<>]|[?!]|\.{3}|\b(?:you|your|etc|i\.e|e\.g)\b/iu.test(text);
}

/** Heads behind which things stand and no work: "Tools: ovens, mixers", "Reference: Jo Lee". */
const headOfThings =
  /^(?:(?:key|main|core|other|technical|soft|computer|it) )?(?:tools?|tech(?:nolog(?:y|ies)|nical)?|tech stack|stack|software|hardware|systems?|equipment|machines?|machinery|skills?|languages?|environment|materials?|keywords?|methods?|platforms?|programs?|programmes?|modules?|subjects?|courses?|topics?|products?|brands?|reports? to|line manager|manager|supervisor|location|place|address|site|team(?: size)?|accounts?|clients?|customers?|budget|salary|pay|reason(?: for leaving)?|contact|references?|refs?|referees?|phone|tel(?:ephone)?|e-?mail|role|position|title|job title|designation|employer|company|organi[sz]ation|duration|period|dates?|hours|shift|type|sector|industry|department|website|links?|urls?|notes?)$/iu;

/** Whether a line is headed by a word for things, while "Irrigation: drip repairs" and "90 files at a time: sales" tell. */
function isHeaded(text: string): boolean {
  const [head = ""] = text.split(":");
  return (
    text.includes(":") &&
    wordCount(head) < fewestCounted &&
    !counts(text) &&
    openerOf(head) === undefined &&
    (headOfThings.test(head.trim()) || /:\s+(?:we|they|he|she)\b/iu.test(text))
  );
}

/** Whether a line tells that somebody else did something with the work: "Featured in the county paper". */
function isOthersDeed(text: string): boolean {
  return (
    /^\p{L}+ed (?:by|as an?|among|in the|on the)\b/u.test(text) && !isOwnDeed(readLine(text), text)
  );
}

const fewestPlain = 2;

/** Names and figures alone tell no work: "Student Bakers Society, Springfield State University", "Newman / FIFO 8:6". */
function isOnlyNames(text: string): boolean {
  const plain = text.match(/(?<![\p{L}\p{N}])\p{Ll}{3,}/gu) ?? [];
  return plain.length + Number(openerOf(text) !== undefined) < fewestPlain;
}

/** "Bird control as well" leans on what stands before it. */
const trails = /\b(?:as well|too|also|likewise)$/iu;

/** "Before that.", "Since then.": the head of what follows, which was read elsewhere. */
const cutOff = /^(?:and )?(?:before|after|since|until|then|from)(?: \p{L}+)?$/iu;

/** Whether a sentence of a resume is one that may stand in a letter, however short. */
function isFitting(text: string): boolean {
  const isPlain = /^[\p{L}\p{N}$€£~]/u.test(text) && !isUnfit(text) && !breaksOff(text);
  return (
    isPlain &&
    isClosed(text) &&
    ![isHeaded, tellsNoWork, isOthersDeed].some((isOut) => isOut(text)) &&
    !trails.test(withoutStop(text))
  );
}

/** Whether a sentence of a resume can stand in a letter as it is written, and by itself. */
function isQuotable(text: string): boolean {
  const isLong = wordCount(text) >= (counts(text) ? fewestCounted : fewest);
  return isLong && isFitting(text) && !isOnlyNames(text);
}

/** "62 sailors. Watch bills, leave and awards": what is short at the head of a line leads in to what follows. */
function leadsIn([first = "", ...behind]: readonly string[]): boolean {
  return isFitting(first) && behind.some(isQuotable);
}

/** What begins so tells of the sentence before it. */
const leans =
  /^(?:(?:this|that|these|those|they|he|she|it|most|some|both|all) (?:was|were|is|are|had|has|came|did|does)\b|this|these|those|also|then|there|by the end of that|the (?:\p{L}+est|most \p{L}+|first|second|last|other|others) (?:was|were|is|are))\b|^(?:\S+ ){1,5}that (?:year|time|month|period|season)\b/iu;

interface Run {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A line with so many words is told whole: half of a story says the trouble without its end, or the end without it. */
const mostWhole = 52;
/** A longer one is told whole as well where its sentences need each other. */
const mostOfStory = 78;

/** A count of what was named before: "24 in 2021, 9 last year", "Found 22 at three shops". */
const countsBefore =
  /^(?:\p{L}+ )?\d[\d,.]*%? (?:in|at|on|by|from|to|last|this|now|then|more|of (?:them|those))\b/u;
/** A deed of which the thing was named before: "Stopped from the day", "Noticed it when a cheque bounced". */
const thingBefore =
  /^(?:I )?\p{L}+(?:ed|ew|ound|aw|ook) (?:(?:from|when|until|till|after|once|because|since) |(?:\p{L}+ )?(?:it|them|him|her|that|this)\b)/u;
/** What had been the case before something else, which is told elsewhere. */
const before = /^(?:\S+ ){1,4}had (?:been |already )?\p{L}+(?:ed|en|wn|ne)\b/u;

/** Whether a sentence behind others needs them. */
function hangs(text: string): boolean {
  return [leans, countsBefore, thingBefore, before].some((shape) => shape.test(text));
}

function mostWordsOf([, ...behind]: readonly string[]): number {
  const needEachOther = behind.some((one) => hangs(one) || !isQuotable(one));
  return needEachOther ? mostOfStory : mostWhole;
}

function isWholeLine(text: string): boolean {
  return isClosed(text) && !isUnfit(text) && !breaksOff(text);
}

/** A line of several sentences as one run, where it can stand in a letter as a whole. */
function wholeOf(text: string): Run | undefined {
  const spans = sentencesOf(text);
  const sentences = spans.map(({ start, end }) => text.slice(start, end).trim());
  const [first = ""] = sentences;
  const whole = withoutStop(text.trim());
  const isShort = wordCount(whole) <= mostWordsOf(sentences);
  if (sentences.length < 2 || !isShort || leans.test(first)) return undefined;
  const isFit = (isQuotable(first) || leadsIn(sentences)) && isWholeLine(whole);
  const isWork = sentences.every(
    (one) => !isHeaded(one) && !tellsNoWork(one) && !cutOff.test(withoutStop(one)),
  );
  return isFit && isWork ? { text: whole, from: 0, to: spans.length - 1 } : undefined;
}

/** From so many sentences on a line is a paragraph that tells several things; fewer tell one. */
const paragraphFrom = 4;

/**
 * Sentences of a line that stand side by side and together are short enough, each run of them. What stands behind
 * the first sentence is told without it only in a paragraph.
 */
function runsOf(text: string): Run[] {
  const spans = sentencesOf(text);
  const isParagraph = spans.length >= paragraphFrom;
  const isFit = spans.map(({ start, end }) => isQuotable(text.slice(start, end).trim()));
  const runs: Run[] = [];
  for (const [from, { start }] of spans.entries()) {
    if (from > 0 && !isParagraph) break;
    for (let to = from; isFit[to] === true; to += 1) {
      const run = withoutStop(text.slice(start, spans[to]?.end));
      if (wordCount(run) > most) break;
      if (!(from > 0 ? hangs(run) : leans.test(run))) runs.push({ text: run, from, to });
    }
  }
  return runs;
}

/** Runs that share no sentence, those first that say most. */
function apart(runs: readonly Run[]): { readonly run: Run; readonly weighed: Weighed }[] {
  const chosen: { readonly run: Run; readonly weighed: Weighed }[] = [];
  const sorted = runs
    .map((run) => ({ run, weighed: weighTold(run.text, run.text) }))
    .toSorted(
      (a, b) => b.weighed.weight - a.weighed.weight || b.run.text.length - a.run.text.length,
    );
  for (const one of sorted)
    if (chosen.every(({ run }) => run.to < one.run.from || one.run.to < run.from)) chosen.push(one);
  return chosen.slice(0, mostOfLine);
}

type Weighed = Pick<Told, "figure" | "weight">;

/** Of a paragraph more than one thing may be told. */
const mostOfLine = 3;

/**
 * A line as points of a letter: in the words of the resume, which need no grammar of ours; of a long line the
 * sentences that say most, each by itself. None where it is no line to be shown.
 */
export function pointsIn(entry: RankedLine): Told[] {
  const text = entry.line.text.replace(selfLabel, "");
  const whole = wholeOf(text);
  return apart(whole === undefined ? runsOf(text) : [whole]).map(({ run, weighed }) => ({
    entry,
    did: upperFirst(inFirstPerson(run.text)),
    ...weighed,
  }));
}

/** Whether a point begins with what was done: learning and looking on is nothing done. */
export function tellsDeed({ did }: Told): boolean {
  return (
    readLine(did).kind === "verb" &&
    !/^(?:learn|observ|shadow|attend|participat)\p{Ll}*\b/iu.test(did)
  );
}
