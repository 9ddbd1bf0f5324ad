import { conjugate } from "../grammar/conjugate.ts";
import type { HeadVerb } from "../grammar/conjuncts.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import { tokensOf } from "../grammar/tokens.ts";
import type { LineToken } from "../grammar/tokens.ts";
import { readLine } from "../grammar/read-line.ts";
import type { Beside, ReadLine } from "../grammar/read-line.ts";
import { classOf, opensObject } from "../grammar/word-class.ts";
import { titleNouns } from "@savile/taxonomy/lexicon";
import { joinList, lowerFirst, upperFirst, withoutStop, wordCount } from "../words/phrases.ts";
import { verbOf } from "../words/verbs.ts";

const mostItems = 5;
const mostOfItem = 7;
const mostOfHead = 3;

/** "9 approved", "8 to 10 bikes a day", "900+ test cases": how much of it there was, behind the things themselves. */
const counts = /^(?:about |over |up to |c\. )?\d/iu;

/** The parts of a row without those in brackets being cut: "rig supervision (RC, mud rotary), pump tests". */
function itemsOf(text: string): string[] {
  return text
    .split(/,\s+(?![^()]*\))/u)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** Whether every bracket and quote that opens also closes. */
function isClosed(text: string): boolean {
  const quotes = text.match(/["“”]/gu)?.length ?? 0;
  return text.split("(").length === text.split(")").length && quotes % 2 === 0;
}

/** The items of a row with "and" before the last. */
function joinRow(items: readonly string[]): string {
  const final = items.at(-1) ?? "";
  if (/^(?:and|or)\s/u.test(final)) return items.join(", ");
  const hasPairs = items.length > 1 && items.some((item) => / and /u.test(item));
  return hasPairs ? `${items.slice(0, -1).join(", ")}, and ${final}` : joinList(items, false);
}

/** Whether an item can follow others: short, and no count. */
function follows(item: string): boolean {
  return wordCount(item) <= mostOfItem && !counts.test(item);
}

/** Whether a row is short enough to be said, and counts nothing but at its end. */
function isSayable(items: readonly string[]): boolean {
  return items.length <= mostItems && items.every(isClosed) && items.slice(1).every(follows);
}

/** "HMO licensing, improvement notices" as a row that ends: "HMO licensing and improvement notices". */
function asRow(text: string): string | undefined {
  const all = itemsOf(text);
  const last = all.at(-1) ?? "";
  const isCountedAtEnd = all.length > 1 && counts.test(last);
  const items = isCountedAtEnd ? all.slice(0, -1) : all;
  return isSayable(items) ? joinRow(items) + (isCountedAtEnd ? ` (${last})` : "") : undefined;
}

/** "Food cost brought from 34% to 29.5%" as a deed: "brought food cost from 34% to 29.5%". */
function changeAsDeed(text: string): string | undefined {
  const found = /^((?:[\p{L}-]+ ){1,5}?)([\p{L}]+(?:ed|ught|ut)) (from \S+.* to .*)$/u.exec(text);
  if (found === null) return undefined;
  const [, what = "", deed = "", how = ""] = found;
  const verb = verbOf(deed);
  return verb?.form === "past" && /\d/u.test(how)
    ? `${deed.toLowerCase()} ${lowerFirst(what.trim())} ${how}`
    : undefined;
}

/** "Lead designer for eleven brands", "Head of land section": who one was, up to the first mark. */
function asPost(text: string): string | undefined {
  const found = /^((?:\p{L}[\p{L}-]* ){0,3}?\p{L}+) (?:for|of|to|at) /u.exec(text);
  const last = found?.[1]?.split(" ").at(-1)?.toLowerCase() ?? "";
  return found !== null && (titleNouns.has(last) || /^(?:lead|head|deputy)$/u.test(last))
    ? lowerFirst(text)
    : undefined;
}

/** "640 cows, 8 robots, 5 employees": what one worked with, each counted. */
function asCounted(text: string): string | undefined {
  const items = itemsOf(text);
  const all = items.length > 1 && items.every((item) => /^\d[\d,.]* \p{L}/u.test(item));
  return all ? joinList(items, false) : undefined;
}

/** "Scrap 5.2% down to 1.9%" as a deed. */
function dropAsDeed(text: string): string | undefined {
  const fell =
    /^(\p{L}[^\d,;]*?) (from \d[\d.,]*\s?%? to \d[\d.,]*\s?(?:%|percent|per cent)?)$/u.exec(text);
  if (fell !== null) return `brought ${lowerFirst(fell[1] ?? "")} ${fell[2]}`;
  const found = /^(\p{L}[^\d,;]*?) (\d[\d.,]*\s?%?) (down|up) to (\d[\d.,]*\s?%?)$/u.exec(text);
  return found === null
    ? undefined
    : `brought ${lowerFirst(found[1] ?? "")} from ${found[2]} ${found[3]} to ${found[4]}`;
}

/** Nouns for what is done, which need no article. */
const nameOfWork = /(?:tion|sion|ment|ance|ence|ing|ysis|ery|work|care|ware)$/u;

/** A project by its name, or a clause with a verb of its own: no row of work. */
const notWork =
  /^(?:\p{Lu}\p{Ll}+ ){2}\p{Lu}\p{Ll}|\p{L}ed (?:an?|the|\d+|two|three|four|five|six) \p{L}/u;

/** Whether a noun can stand without an article: many, or what is done. */
function standsBare(token: LineToken): boolean {
  const { plural, title } = classOf(token);
  return !title && (plural || nameOfWork.test(token.lower));
}

/** Whether the first thing of a row can stand without an article. */
function needsNoArticle(text: string): boolean {
  const [first = ""] = itemsOf(text.replace(/\s*\([^()]*\)/gu, ""));
  const [group = ""] = first.split(/ (?:for|of|to|on|at|with|in|from|up) /u);
  const last = tokensOf(group).at(-1);
  return last !== undefined && /^\p{L}/u.test(group) && !notWork.test(text)
    ? standsBare(last)
    : false;
}

/** "Python", "Absolute": a tool keeps its capital. */
function isName(row: string): boolean {
  return findTermsIn(row).some(({ start, term }) => start === 0 && term.tool);
}

/** A noun phrase behind a verb that carries it. */
function nounAsDeed(text: string, current: boolean, isNamed: boolean): string | undefined {
  const changed = changeAsDeed(text) ?? dropAsDeed(text);
  if (changed !== undefined) return changed;
  const [head = text] = text.split(/;\s/u);
  const verb = current ? "work" : "worked";
  const post = asPost(head);
  if (post !== undefined) return `${verb} as ${post}`;
  const counted = asCounted(head);
  if (counted !== undefined) return `${verb} with ${counted}`;
  const row = isNamed ? asRow(head.replace(/:\s.*$/u, "")) : undefined;
  return row === undefined ? undefined : `${verb} on ${isName(row) ? row : lowerFirst(row)}`;
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

/** "Install and start-up of units", "Repair rate 1.1%", "don't", a licence: what no form of ours mends. */
const broken =
  /^\p{L}+ \p{L}+ \d[\d.,]*\s?%|\b(?:driving licen[sc]e|DBS|BOSIET)\b|^\p{L}+ and \p{L}+(?:-\p{L}+)? of\b|\b(?:don|doesn|didn|won|can)['’]t\b/iu;

/** "Built materials, truck with crane": verbs of two forms are none. */
function areOneForm({ verbs }: ReadLine): boolean {
  return verbs.every(({ form }) => form === verbs[0]?.form);
}

/** A deed in the tense of its role; one that stands in it already is kept as it is written. */
function verbAsDeed(line: ReadLine, text: string, current: boolean): string | undefined {
  if (!areOneForm(line)) return undefined;
  return isInTense(line, current) && isEnded(text)
    ? lowerFirst(text)
    : conjugate(line, current ? "base" : "past");
}

/** Whether the verb stands in the tense of its role already. */
function isInTense({ verbs }: ReadLine, current: boolean): boolean {
  const form = verbs[0]?.form;
  return form === "past" || (current && form === "base");
}

/** Whether a row of deeds has its "and". */
function isEnded(text: string): boolean {
  return !text.includes(";") && (!text.includes(",") || / and [^,]*$/u.test(text));
}

const inCharge = /^(?:in charge of|responsible for)\s/iu;

/**
 * What a line tells as a whole phrase that stands behind "I", in the tense of its role: a verb with all its
 * fellows, a change as a deed, a post, or work by its name behind a verb; `undefined` where none of them fits.
 */
export function wholePhrase(given: string, current: boolean, beside?: Beside): string | undefined {
  const text = withoutStop(given);
  if (broken.test(text)) return undefined;
  const amongOthers = readLine(text, beside);
  const line = amongOthers.kind === "verb" ? amongOthers : readLine(text);
  if (line.kind === "verb")
    return isRowOfThings(line, current)
      ? nounAsDeed(text, current, true)
      : verbAsDeed(line, text, current);
  if (line.kind === "state" || inCharge.test(text))
    return `${current ? "am" : "was"} ${lowerFirst(text)}`;
  return line.kind === "noun" ? nounAsDeed(text, current, needsNoArticle(text)) : undefined;
}

/** The phrase as a point: "Am in charge" stands without its verb, as resumes have it. */
export function asPoint(phrase: string): string {
  return upperFirst(phrase.replace(/^(?:am|was) /u, ""));
}
