import { stopPhrases } from "./ambiguity.data.ts";
import type { Term } from "./entry.ts";

/** A term found in a folded text. `spelling` is the text that stands there. */
export interface TermHit {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
  readonly spelling: string;
}

export interface FindOptions {
  /** The text is a list of skills, so that a bare "Go" or "R" is the language. */
  readonly listed?: boolean;
}

/** A text with what is known about it as a whole. */
export interface Line {
  readonly text: string;
  readonly lower: string;
  /** Written in capitals throughout, so that capitals say nothing. */
  readonly shouted: boolean;
  /** Short enough to be one entry of a list. */
  readonly alone: boolean;
  /** A list of short entries. */
  readonly list: boolean;
}

/** Reads what a guard needs to know of a whole text. */
export function readLine(text: string): Line {
  const parts = text.length > 400 ? [] : text.split(/[,;/|•·]/);
  const letters = text.replace(/[^\p{L}]/gu, "");
  return {
    text,
    lower: text.toLowerCase(),
    shouted: letters.length > 12 && letters === letters.toUpperCase(),
    alone: text.length < 60 && text.trim().split(/\s+/).length <= 3,
    list: parts.length > 2 && parts.every((part) => part.trim().split(/\s+/).length <= 4),
  };
}

/** Abbreviations that people also write in lower case or with one capital. */
const anyCase = new Set(
  "sql php cpp css html xml json yaml git aws gcp seo crm npm dbt js api erp cad sap spss".split(
    " ",
  ),
);
/** Abbreviations that are words when a whole line stands in capitals. */
const shoutedWords = new Set(
  "SEND SNAP FAR REST DELTA MAUI SIMS EA CAMS CARE PACER ACT SEM MOT MES SIE TIPS AI RAG MAR EMIS".split(
    " ",
  ),
);

/** Whether an abbreviation stands there as a mere word: "send" is no special education. */
export function isMereWord(line: Line, hit: Candidate, others: boolean): boolean {
  const spelling = hit.written;
  if (!/^[A-Z]{2,4}$/.test(spelling)) {
    return hit.spelling.length <= 3 && isLowerWord(hit.spelling) && !anyCase.has(hit.spelling);
  }
  if (line.shouted) return shoutedWords.has(spelling);
  if (hit.spelling === spelling || hit.spelling === `${spelling}s`) return false;
  const lower = hit.spelling.toLowerCase();
  if (anyCase.has(lower)) return false;
  // "bls, acls, cpr": a list in lower case.
  return !(others && hit.spelling === lower && lower.length >= 3 && isInList(line, hit));
}

function isLowerWord(text: string): boolean {
  return /^\p{Ll}+$/u.test(text);
}

function isSentenceStart(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  return before.trim() === "" || /(?:[.!?:;\n•*·▪-]\s*)$/.test(before);
}

function isInList({ text }: Line, hit: TermHit): boolean {
  const before = text.slice(Math.max(0, hit.start - 12), hit.start);
  const after = text.slice(hit.end, hit.end + 8);
  return (
    /[,/(|•·]\s*(?:and |or )?$|\b(?:and|or)\s$/.test(before) ||
    /^\s*(?:[,/)|•·]|(?:and|or)\b)/.test(after)
  );
}

const nameCue =
  /(?:\b(?:in|with|using|knows?|via|language|languages|program(?:ming)?|experience|compiler|framework|developer|engineer|scripts?|applications?|services|certified|certification|stack|software|tools?|platforms?|proficient|skills?|like|e\.g\.?|such as|including)\b[:\s]*)$/i;
const nameTail =
  /^\s*(?:programming|developer|engineer|language|compiler|framework|scripts?|code|services|applications?|stack|EHR|EMR|LMS|APIs?|certification|certified|proficiency|experience|skills?|software|platform|environment|server|administration|administrator|database|queries|reports|dashboards|POS|PMS|GDS|CRM|reservation system|system|required|preferred|needed|is required|is preferred|a plus|is a plus)\b/i;
const workCue =
  /\b(?:in|with|of|experience|skills?|knowledge|background|as|including|like|and|or|e\.g\.?|trained|basic|commercial|residential|industrial|for)\b[:\s]*$/i;
const workTail =
  /^\s*(?:$|[,.;:)/|•]|(?:and|or|experience|skills?|work|tools?|techniques?|procedures?|operations|equipment|knowledge|principles|methods|services|industry|sector|certification|required|preferred|is a plus)\b)/i;

const levelWord =
  /(?:^|\b(?:ms|microsoft|advanced|basic|intermediate|strong|good|solid|proficient|expert|fluent|native|conversational|certified|modern))\s*$/i;

/** Whether a bare name that is also a word ("Go", "Slack") stands here for the name. */
function isName(line: Line, hit: TermHit, others: boolean, options: FindOptions): boolean {
  const { text } = line;
  if (/[&]/.test(text.charAt(hit.start - 1) + text.charAt(hit.end)) && hit.spelling.length === 1) {
    return false;
  }
  const inList = isInList(line, hit);
  const before = text.slice(Math.max(0, hit.start - 30), hit.start);
  const after = text.slice(hit.end, hit.end + 30);
  const exact = hit.term.guarded.includes(hit.spelling) && !line.shouted;
  if (!exact) {
    // In capitals or in lower case it needs both a list and company.
    return others && inList && (line.shouted || options.listed === true);
  }
  const tail = nameTail.test(after);
  const cued = nameCue.test(before) || tail;
  const start = isSentenceStart(text, hit.start);
  if (options.listed === true) {
    const bare =
      line.alone &&
      (before.trim() === "" || levelWord.test(before)) &&
      /^\s*(?:$|[\d(.:+-]|\p{Lu})/u.test(after);
    return bare || (inList && (others || line.list)) || tail || (cued && !start);
  }
  if (start) return (others && inList) || tail;
  return cued || (others && inList);
}

/** Whether an everyday word ("painting", "driving") stands here for the work of that name. */
function isWork(line: Line, hit: TermHit, options: FindOptions): boolean {
  const before = line.text.slice(Math.max(0, hit.start - 30), hit.start);
  const after = line.text.slice(hit.end, hit.end + 30);
  if (!workTail.test(after)) return false;
  if (options.listed === true && (line.alone || isInList(line, hit))) return true;
  if (isInList(line, hit) && /[,/(]\s*(?:and |or )?$/.test(before)) return true;
  return workCue.test(before) && !/\b(?:and|or|of|for)\b[:\s]*$/i.test(before);
}

/** A hit with the spelling of its table, which decides whether it is in doubt. */
export interface Candidate extends TermHit {
  readonly written: string;
}

/** Whether a spelling is in doubt; "Golang" or "R programming" never are. */
export function isGuarded({ term, written }: Candidate): boolean {
  return term.guarded.includes(written);
}

/** Whether an ambiguous word stands here for the term; `others` tells of certain terms beside it. */
export function isMeant(
  line: Line,
  hit: Candidate,
  others: boolean,
  options: FindOptions,
): boolean {
  const lower = hit.written.toLowerCase();
  const around = line.lower.slice(Math.max(0, hit.start - 16), hit.end + 18);
  if ((stopPhrases[lower] ?? []).some((phrase) => around.includes(phrase))) return false;
  return hit.term.plain.includes(lower)
    ? isWork(line, hit, options)
    : isName(line, hit, others, options);
}
