import { isLinkText, saysNotHeld } from "@savile/model";
import { findDates } from "../fields/dates/find-dates.ts";
import type { DateFind } from "../fields/dates/find-dates.ts";
import type { Part } from "../entries/entry.ts";
import { placeScore } from "../fields/place.rules.ts";
import { splitHeader } from "../entries/split-header.ts";
import type { Token } from "../entries/token.ts";
import { matchHeading } from "../headings/match-heading.ts";
import type { Line } from "../text-line/line.ts";
import { partSpan } from "./build-entries.ts";
import type { Ledger } from "./ledger.ts";
import { dayWords } from "./paper-day.ts";
import { labelEnd, openCell } from "./paper-label.ts";
import { listDivision } from "./list-division.rules.ts";
import { belongsToName, isDateRemark, isUnderWay, isStrongSeparator } from "./name-extent.rules.ts";
import { join, spanOf } from "./source.ts";
import type { Span } from "./source.ts";

const dateWords =
  "expires?|expir(?:y|ing)|expiration(?: date)?|exp\\.?|valid(?: (?:until|through|to|till))?|issued|(?:renewed|updated|refreshed)(?: (?:to|until))?|current(?: (?:to|until))?|in force(?: until)?|through|until|till|to|gültig bis|valable jusqu'au|válido até|válido hasta";
const dateWord = new RegExp(`^(?:${dateWords})\\s*:?$`, "iu");
const dateTail = new RegExp(`[\\s,(–-]*(?:(?<!\\p{L})(?:${dateWords}))?\\s*:?\\s*$`, "iu");
/** Where no day was cut off, the words before one belong to the name: "First aid - to be renewed". */
const markTail = /[\s,(–-]*$/u;

const numbered =
  "accreditation|registration|membership|member|certificate|licen[cs]e|permit|card|commission|reg|cert|lic|roll|pin|id";
/** "reg. no. PC 40/118726", "cert. OFA-33871", "#1188": the number of a paper. */
const licenceNumber = new RegExp(
  `^(?:(?:(?:${numbered})\\b\\.?\\s*)*(?:(?:no|nr|n[º°]|num|number)\\b\\.?|#)|(?:${numbered})\\b\\.?)[\\s:#]*(?:\\p{Lu}\\p{L}{0,4}[ -])?[\\p{L}\\d/-]*\\d[\\p{L}\\d/-]*(?:\\s[\\p{Lu}\\d/-]*\\d[\\p{Lu}\\d/-]*)*$`,
  "iu",
);
/** "000412885", "558-10294" in a cell of their own. */
const bareNumber = /^(?=(?:\D*\d){4})(?:\p{Lu}{1,5}[ -]?)?[\d\p{Lu}/-]+$/u;

/** One element of a list: a part, or a stretch of the one line that it is. */
export interface ListElement {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
}

/** "Certificates: PMP, CSM": a label that names the list is no part of its first element. */
function listLabelEnd(text: string): number {
  const label = /^(\p{L}[^:]{2,40}):\s+/u.exec(text);
  const match = matchHeading(label?.[1] ?? "");
  return match?.exact === true && match.kinds[0] === "certifications"
    ? (label?.[0].length ?? 0)
    : 0;
}

/** The elements of a list that stand on one line. */
export function elementsOf(part: Part): ListElement[] {
  const { text } = part.first;
  const skip = Math.max(listLabelEnd(text), labelEnd(part.first));
  const whole = { part, from: skip, to: text.length };
  if (part.first !== part.last) return [{ ...whole, from: 0 }];
  if (openCell(part.first) !== undefined) return [whole];
  const pattern = listDivision(text.slice(skip));
  if (pattern === undefined) return [whole];
  return [...text.slice(skip).matchAll(pattern)].flatMap((match) => {
    const lead = /^[\s·•|.]*/u.exec(match[0])?.[0].length ?? 0;
    const from = skip + match.index + lead;
    const to = skip + match.index + match[0].trimEnd().length;
    return to > from ? [{ part, from, to }] : [];
  });
}

/** Parts of a one-line entry; absent ones are not written. */
export interface Named {
  readonly name: Span;
  readonly issuer?: Span;
  readonly place?: Span;
  readonly link?: Span;
  readonly date?: Span;
  readonly period: { start: string; end: string };
}

/** A date and nothing else, which is nobody who gave a paper. */
function isDate(text: string): boolean {
  const [date] = findDates(text, { today: "2090-01-01" });
  return date !== undefined && date.end - date.start === text.trim().length && /\d/u.test(text);
}

/** Two blanks before the word that says how a paper stands: "White card  yes". */
function stateApart(text: string, from: number, to: number): Stretch[] {
  const wide = / {2,}(?=\S)/u.exec(text.slice(from, to));
  if (wide === null || wide.index === 0) return [];
  const start = from + wide.index;
  return state.test(text.slice(start, to).trim()) ? [{ start, end: to }] : [];
}

function tokensOf(
  { part, from, to }: ListElement,
  cuts: readonly { start: number; end: number }[],
): Token[] {
  // What stands beside an element on its line belongs to others.
  const others = [
    { start: 0, end: from },
    ...stateApart(part.last.text, from, to),
    { start: to, end: part.last.text.length },
  ].filter(({ start, end }) => end > start);
  const all = [...cuts, ...others].toSorted((a, b) => a.start - b.start);
  return splitHeader(part.last, all, 0).filter(({ text }) => !dateWord.test(text) && !isDate(text));
}

/** A place between separators of its own: "Forum of Plants · Chicago, IL". */
function isPlace(token: Token | undefined): boolean {
  return token !== undefined && isStrongSeparator(token.separator) && placeScore(token.text) >= 0.5;
}

/** "Forklift certification (expired 2023)": what has run out is told with its date or not at all. */
function isLapsed(text: string, date: { start: number }): boolean {
  return /(?:[(,;:|\t]|\s[–—-]|\s{2})\s*(?:now |has |had |since )?(?:expired|lapsed|inactive|ran out|run out|abgelaufen|expir[ée]e?|caducad[oa]|vencid[oa])(?:\s+(?:in|on|since))?\P{L}*$/iu.test(
    text.slice(0, date.start),
  );
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The parts from the first on that does not pass a test, which is told the parts behind it. */
function dropWhile(
  parts: readonly Token[],
  test: (part: Token, later: readonly Token[]) => boolean,
): readonly Token[] {
  const at = parts.findIndex((part, index) => !test(part, parts.slice(index + 1)));
  return at < 0 ? [] : parts.slice(at);
}

/** The number of a paper, behind a word that says so or in a cell of its own. */
function isNumber({ text, separator }: Token): boolean {
  return licenceNumber.test(text) || (isStrongSeparator(separator) && bareNumber.test(text));
}

/** What is to be done before a paper holds again, or that it cannot be shown. */
const toRenew =
  /^(?:to (?:be )?(?:renew|refresh|updat)\p{L}*|(?:needs?|due|overdue|must be)(?: for| to be)? (?:renew|refresh|updat|retest)\p{L}*|(?:renewal|refresher|retest|recertification|revalidation|update)(?: is)? (?:due|overdue|pending|outstanding|needed|booked|applied for)|(?:card|certificate|papers?) (?:lost|stolen|in hand))(?!\p{L})/iu;

/** "expired March 2024" in a cell of its own: without it the paper would be held. */
function isLapse({ text }: Token): boolean {
  return (
    saysNotHeld(text) ||
    /^(?:now |has )?(?:expired|lapsed|inactive|ran out|run out)(?!\p{L})/iu.test(text) ||
    toRenew.test(text)
  );
}

/** "CPR (Larch Heart Association, exp. 05/2027)": who gave a paper stands in a bracket with its day. */
function isGiverInBracket(text: string, { end, text: words }: Token): boolean {
  const isName = /^\p{Lu}\p{L}+(?:\s+\p{L}[\p{L}'’.&-]*)+$/u.test(words);
  return isName && /^\s*[,;][^()]*\d{4}[^()]*\)/u.test(text.slice(end));
}

/** Where the name of a record ends, and the parts behind it. */
function endName(
  text: string,
  first: Token,
  others: readonly Token[],
): { readonly end: number; readonly rest: readonly Token[] } {
  // "Registered Technician, No. 0930": the number of a licence belongs to its name and was given by nobody.
  const rest = dropWhile(
    others,
    (part, later) => belongsToName(part, later) || isNumber(part) || isLapse(part),
  );
  const [bracket, ...behind] = rest;
  // "Advanced Life Support (ALS)": what stands in brackets belongs to the name, and so does that it is not held yet.
  if (bracket?.separator === "(" && !isGiverInBracket(text, bracket)) {
    const close = bracket.end + (text[bracket.end] === ")" ? 1 : 0);
    const isOpen = behind[0] !== undefined && isUnderWay(behind[0].text);
    const given = isOpen ? dropWhile(behind, ({ text: told }) => /^\p{Ll}/u.test(told)) : behind;
    const open = behind[behind.length - given.length - 1];
    return { end: open?.end ?? close, rest: given };
  }
  const last = others[others.length - rest.length - 1] ?? first;
  return { end: last.end, rest };
}

interface Rest {
  readonly issuer?: Stretch;
  readonly place?: Stretch;
  readonly link?: Stretch;
}

/** An address on the web behind a record; a lone "booking.com" is who gave it. */
function isLinkOf(last: Token | undefined, rest: readonly Token[]): last is Token {
  return (
    last !== undefined && isLinkText(last.text) && (rest.length > 1 || last.text.includes("/"))
  );
}

/** How a paper stands, which gives nobody: "Police check | cleared", "CPR renewed". */
const state =
  /^(?:(?:no|without) (?:expiry|expiration|end)(?: date)?|(?:does not|never) expires?|lifetime|for life|permanent|indefinite|(?:yes|in date|up to date|on (?:the )?update service|full|clean|clear|cleared|valid|current|active|passed|held|verified|approved|complete|completed)|(?:\p{L}+ )?(?:renewed|refreshed|updated|expires|due))$/iu;

/** The giver, the place and the address of a record, from the parts behind its name. */
function readRest(rest: readonly Token[]): Rest {
  const link = rest.at(-1);
  if (isLinkOf(link, rest)) return { ...readRest(rest.slice(0, -1)), link };
  const place = rest.length > 1 && isPlace(rest.at(-1)) ? rest.at(-1) : undefined;
  const [second] = rest;
  const told = place === undefined ? rest : rest.slice(0, -1);
  const remark = told.findIndex(({ text }) => isDateRemark(text) || state.test(text));
  const last = remark < 0 ? told.at(-1) : told[remark - 1];
  return {
    ...(second === undefined || last === undefined
      ? {}
      : { issuer: { start: second.start, end: last.end } }),
    ...(place === undefined ? {} : { place }),
  };
}

/** The last date of an element, of those that are told. */
function lastDate({ dates }: Ledger, { part, from, to }: ListElement): DateFind | undefined {
  const { text } = part.last;
  if (isUnderWay(text.slice(from, to))) return undefined;
  return findDates(text, dates).findLast(
    (one) => one.start >= from && one.end <= to && !isLapsed(text, one),
  );
}

/** "18th Edition (updated 2022)" without its date: where a bracket opens that does not close. */
function closedEnd(text: string, { start, end }: Stretch): number {
  const part = text.slice(start, end);
  const open = part.lastIndexOf("(");
  if (open <= 0 || part.includes(")", open)) return end;
  return text[end] === ")" ? end + 1 : start + open;
}

function datedBy(
  { source }: Ledger,
  line: Line,
  date: DateFind | undefined,
  day: Stretch | undefined,
): Pick<Named, "date" | "period"> {
  if (date === undefined || day === undefined) return { period: { start: "", end: "" } };
  const period = { start: date.kind === "range" ? date.from : "", end: date.to };
  return { period, date: spanOf(source, line, day.start, day.end) };
}

/** The day of an element with its words, and what is none of its names: the day alone where words belong to a name. */
function dayOf(
  element: ListElement,
  date: DateFind | undefined,
): { readonly cuts: readonly Stretch[]; readonly day?: Stretch } {
  if (date === undefined) return { cuts: [] };
  const day = dayWords(element.part.last.text, element, date);
  return { cuts: [day.isApart ? day : date], day };
}

/** Name, giver and date of a one-line entry ("First Aid, Red Cross, 2021"). */
export function nameOf(ledger: Ledger, element: ListElement): Named {
  const line = element.part.last;
  const open = element.from === 0 ? openCell(line) : undefined;
  if (open === undefined || element.part.first !== line) return namedBy(ledger, element);
  const told = namedBy(ledger, { ...element, from: line.cells[1]?.start ?? 0 });
  return told.date === undefined
    ? { ...told, date: spanOf(ledger.source, line, open.start, open.end) }
    : { ...told, name: join(spanOf(ledger.source, line, open.start), told.name) };
}

function namedBy(ledger: Ledger, element: ListElement): Named {
  const { part, from, to } = element;
  const line = part.last;
  const date = lastDate(ledger, element);
  if (part.first !== part.last)
    return { name: partSpan(ledger, part), ...datedBy(ledger, line, date, date) };
  const { cuts, day } = dayOf(element, date);
  const dated = datedBy(ledger, line, date, day);
  const [first, ...others] = tokensOf(element, cuts);
  const bare = /(?<=\p{Ll}{3})\.$/u.test(line.text.slice(from, to)) ? to - 1 : to;
  if (first === undefined) return { name: spanOf(ledger.source, line, from, bare), ...dated };
  const { end, rest } = endName(line.text, first, others);
  const { issuer, place, link } = readRest(rest);
  const of = (whole: Stretch): Span => {
    const stretch = { ...whole, end: closedEnd(line.text, whole) };
    const tail =
      (day === undefined ? markTail : dateTail).exec(
        line.text.slice(stretch.start, stretch.end),
      )?.[0].length ?? 0;
    return spanOf(ledger.source, line, stretch.start, stretch.end - tail);
  };
  return {
    name: of({ start: first.start, end }),
    ...(issuer === undefined ? {} : { issuer: of(issuer) }),
    ...(place === undefined ? {} : { place: of(place) }),
    ...(link === undefined ? {} : { link: of(link) }),
    ...dated,
  };
}
