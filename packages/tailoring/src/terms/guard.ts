import { stopPhrases } from "./ambiguity.data.ts";
import type { Term } from "@savile/taxonomy/lexicon";
import { isInList } from "./line.ts";
import type { Line } from "./line.ts";
import { isName } from "./name-use.rules.ts";
import { readUse } from "./word-use.ts";
import { isWork } from "./work-use.rules.ts";

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
  const use = readUse(line, {
    start: hit.start,
    spelling: hit.spelling,
    guarded: hit.term.guarded,
    hasNeighbour: others,
    isListed: options.listed === true,
  });
  return hit.term.plain.includes(lower) ? isWork(use) : isName(use);
}
