import { foldLabel, foldText, tokenise } from "@savile/taxonomy";
import type { Token } from "@savile/taxonomy";
import { titleNouns } from "@savile/taxonomy/lexicon";
import { knownTables } from "../knowledge/known-tables.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { numberWords } from "../text/number-words.data.ts";
import { isStopWord } from "../text/stem.ts";
import { kindsOf } from "./carriers.ts";
import { kept } from "../knowledge/kept.ts";

/** People whom a text names, with how many where it says so. */
export interface PeopleSpan {
  readonly start: number;
  readonly end: number;
  readonly noun: string;
  readonly count?: number;
  /** Whether they come to learn: apprentices, students, new colleagues. */
  readonly learn: boolean;
}

/** What colleagues call each other at work, which no dictionary has as people: a closed class. */
const workmates =
  /^(?:operatives?|commis|sous|sparks?|sparky|lads?|lasses|lass|mates?|temps?|rookies?|greenhorns?|casuals?|seasonals?|doctoral candidates?|postdocs?|phds?|hcas?|tas?|supers?)$/;
/** Words for several people at once: a closed class. */
const groups =
  /^(?:teams?|staff|crews?|squads?|brigades?|shifts?|departments?|workforce|headcount|reports|people|persons?|fte|ftes|heads?|colleagues?|personnel|kitchen|gang|section|unit)$/;
/** Whom one serves, who is above, or who only stands beside: they are led by nobody here. */
const others =
  /^(?:customers?|clients?|guests?|patients?|residents?|passengers?|visitors?|callers?|users?|owners?|bosses|boss|directors?|partners?|suppliers?|vendors?|members?|households?|buyers?|parents?|babies|children|child|families|tenants?|shoppers?|donors?|directors|accounts?|numbers?|leads?|computers?|printers?|trailers?|rollers?|workers' council)$/;
const learners =
  /^(?:learners?|students?|pupils?|apprentices?|trainees?|interns?|starters?|joiners?|newcomers?|beginners?|novices?|probationers?|candidates?|graduates?|recruits?|juniors?|mentees?|azubis?|freshers?|placements?|hires?)$/;
const fresh =
  /^(?:new|newly|first|junior|young|inexperienced|trainee|student|incoming|probationary)$/;

function lemmaOf(lower: string): string {
  return knownWords()?.lemmas(lower, "noun").at(-1) ?? lower.replace(/s$/, "");
}

const agent = /(?:er|or|ist|ian|ant|ee)$/;

/** Whether titles end on a word: "paver" of a stone paver. */
function isTitleHead(lemma: string): boolean {
  const facts = knownTables()?.facts;
  return facts !== undefined && facts.heads[facts.words.find(foldLabel(lemma))] === 1;
}

const workers: ReadonlySet<string> = new Set(["worker", "professional", "learner"]);
const stepsToWorker = 6;

/** Whether a noun names people by what they are or do. */
const isPerson = kept((lower): boolean => {
  const words = knownWords();
  const lemma = lemmaOf(lower);
  const kinds = words === undefined ? [] : kindsOf(words, lemma, stepsToWorker);
  return (
    titleNouns.has(lemma) ||
    learners.test(lower) ||
    workmates.test(lower) ||
    kinds.some((kind) => workers.has(kind)) ||
    (agent.test(lemma) && isTitleHead(lemma) && !kinds.includes("artifact"))
  );
});

function numberIn(token: Token | undefined): number | undefined {
  if (token === undefined) return undefined;
  if (/^\d{1,4}\+?$/.test(token.text)) return Number.parseInt(token.text, 10);
  return numberWords[token.lower];
}

/** What may stand between a number and its noun: "12 chat and phone advisers". */
const mostBetween = 5;
const joins = /^[\s&/-]*$/;

/** The number that counts a noun, looked for to its left. */
function countBefore(tokens: readonly Token[], at: number, text: string): number | undefined {
  for (let back = at - 1; back >= 0 && at - back <= mostBetween; back -= 1) {
    const token = tokens[back];
    const next = tokens[back + 1];
    if (token === undefined || next === undefined) return undefined;
    if (/[.;:()]/.test(text.slice(token.end, next.start))) return undefined;
    const count = numberIn(token);
    if (count !== undefined) return count;
    if (isStopWord(token.lower) && !/^(?:and|or|of|to)$/.test(token.lower)) return undefined;
  }
  return undefined;
}

/** "A team of 7": the number behind a group. */
function countBehind(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at + 1]?.lower !== "of") return undefined;
  const skipped = /^(?:up|about|around|some|over|at)$/.test(tokens[at + 2]?.lower ?? "") ? 1 : 0;
  return numberIn(tokens[at + 2 + skipped]) ?? numberIn(tokens[at + 3 + skipped]);
}

/** Whether a noun only says what the next one is: the "chef" of "two chef trainers". */
function leadsOn(tokens: readonly Token[], at: number, text: string): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || next === undefined) return false;
  return joins.test(text.slice(token.end, next.start)) && isPerson(next.lower);
}

function countOf(tokens: readonly Token[], at: number, text: string): number | undefined {
  const isGroup = groups.test(tokens[at]?.lower ?? "");
  return (isGroup ? countBehind(tokens, at) : undefined) ?? countBefore(tokens, at, text);
}

/** Whether a word names people, by itself or as initials that are counted: "4 RNs". */
function namesPeople(token: Token, count: number | undefined): boolean {
  if (others.test(token.lower)) return false;
  const isCounted = count !== undefined && /^\p{Lu}{2,4}s$/u.test(token.text);
  return groups.test(token.lower) || isCounted || isPerson(token.lower);
}

function isLearning(tokens: readonly Token[], at: number): boolean {
  const before = [tokens[at - 1]?.lower ?? "", tokens[at - 2]?.lower ?? ""];
  return learners.test(tokens[at]?.lower ?? "") || before.some((word) => fresh.test(word));
}

function spanAt(tokens: readonly Token[], at: number, text: string): PeopleSpan | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const count = countOf(tokens, at, text);
  if (!namesPeople(token, count)) return undefined;
  if (!groups.test(token.lower) && leadsOn(tokens, at, text)) return undefined;
  return {
    start: token.start,
    end: token.end,
    noun: token.lower,
    learn: isLearning(tokens, at),
    ...(count === undefined ? {} : { count }),
  };
}

/** The people whom a text names, but for those who are served. */
export const peopleIn: (text: string) => readonly PeopleSpan[] = kept((text) => {
  const folded = foldText(text);
  const tokens = tokenise(folded);
  return tokens.flatMap((_, at) => spanAt(tokens, at, folded) ?? []);
});

/** What joins people who are counted one after the other: "three cooks, two waiters and a porter". */
const inRow =
  /^\s*(?:,|and|&|plus|,\s*and|as well as)\s+(?:(?:an?|one)\s+)?(?:[\p{L}\p{N}-]+\s+){0,3}$/iu;
const oneMore = /(?:,|and|&|plus)\s+(?:an?|one)\s+(?:[\p{L}-]+\s+){0,3}$/iu;

/** How many people a text speaks of at most at once: those of one row together. */
export function headcountOf(text: string): number {
  const folded = foldText(text);
  let most = 0;
  let row = 0;
  let end = 0;
  for (const { start, end: last, count } of peopleIn(text)) {
    const between = folded.slice(end, start);
    const own = count ?? (oneMore.test(between) ? 1 : 0);
    row = row > 0 && inRow.test(between) ? row + own : own;
    most = Math.max(most, row);
    end = last;
  }
  return most;
}
