import { findDates } from "../fields/dates/find-dates.ts";
import type { Part } from "../entries/entry.ts";
import { organizationScore } from "../entries/score-token.ts";
import { placeScore } from "../fields/find-place.ts";
import { splitHeader } from "../entries/split-header.ts";
import type { Token } from "../entries/token.ts";
import { partSpan } from "./build-entries.ts";
import type { Ledger } from "./ledger.ts";
import { spanOf } from "./source.ts";
import type { Span } from "./source.ts";

const dateWords =
  "expires?|expiry|expiration(?: date)?|exp\\.?|valid (?:until|through|to)|issued|renewed|current|through|until|gültig bis|valable jusqu'au|válido até|válido hasta";
const dateWord = new RegExp(`^(?:${dateWords})\\s*:?$`, "iu");
const dateTail = new RegExp(`[\\s,(–-]*(?:${dateWords})?\\s*:?\\s*$`, "iu");

const licenceNumber =
  /^(?:(?:no|nr|n[º°]|num|lic|licen[cs]e|reg|cert|id)\b\.?|#)[\s:#]*[\p{Lu}\d-]*\d[\p{Lu}\d-]*$/iu;

/** One element of a list: a part, or a stretch of the one line that it is. */
export interface ListElement {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
}

/** Several elements on one line: "Guild of Bakers; Slow Food", "ACLS, BLS, PALS". */
export function elementsOf(part: Part): ListElement[] {
  const { text } = part.first;
  const whole = { part, from: 0, to: text.length };
  if (part.first !== part.last) return [whole];
  const letters = text.split(",").every((one) => /^\s*[A-Z][A-Z\d+/-]{1,7}\s*$/.test(one));
  const pieces = text.split(",");
  const counted =
    pieces.length > 1 && pieces.every((one) => /\(\d{1,2}\)\s*$|\s(?:19|20)\d\d\)?\s*$/.test(one));
  const pattern = text.includes(";")
    ? /[^;]+/g
    : letters || counted
      ? /[^,]+/g
      : areBarred(text)
        ? /[^|]+/g
        : areSeveral(text)
          ? /[^·•]+/g
          : undefined;
  if (pattern === undefined) return [whole];
  return [...text.matchAll(pattern)].flatMap((match) => {
    const lead = /^[\s·•|]*/u.exec(match[0])?.[0].length ?? 0;
    const from = match.index + lead;
    const to = match.index + match[0].trimEnd().length;
    return to > from ? [{ part, from, to }] : [];
  });
}

/** "Cloud Architect | Network Associate | Scrum Master": bars between names, none of them a date or a giver. */
function areBarred(text: string): boolean {
  const pieces = text.split(/\s\|\s/u);
  const dated = pieces.some((one) => /(?:19|20)\d\d/.test(one));
  const certified = pieces.filter((one) => /certif|licen[cs]e|diplom|zertif/iu.test(one)).length;
  return !dated && (pieces.length > 2 || certified > 1);
}

/** "First Aid, Red Cross · Forklift Operator (Class IV), 2024": each stretch between dots has parts of its own. */
function areSeveral(text: string): boolean {
  const stretches = text.split(/[·•]/u);
  const named = stretches.every((one) => /\p{L}{2}/u.test(one) && organizationScore(one) < 1.5);
  return named && stretches.filter((one) => /\p{L}\)?,\s/u.test(one)).length > 1;
}

/** Parts of a one-line entry; absent ones are not written. */
export interface Named {
  readonly name: Span;
  readonly issuer?: Span;
  readonly place?: Span;
  readonly date?: Span;
  readonly period: { start: string; end: string };
}

function tokensOf(
  { part, from, to }: ListElement,
  cuts: readonly { start: number; end: number }[],
): Token[] {
  return splitHeader(part.last, cuts, 0).filter(
    (token) => token.start >= from && token.end <= to && !dateWord.test(token.text),
  );
}

const grade =
  /^(?:associate|professional|practitioner|foundations?|fundamentals|expert|advanced|intermediate|basic|specialty|level|stufe|niveau|nivel|part|class|grade)(?!\p{L})/iu;

const strong = /(?:[|·•]|tab|style)$/u;

/**
 * "First Aid at Work", "Solutions Architect – Associate", "Teaching License, K-6"; and "Gold, Interfaces ·
 * Design Annual": where something stronger separates the values, a comma does not.
 */
function belongsToName(token: Token, later: readonly Token[]): boolean {
  if (token.separator === "at") return organizationScore(token.text) < 1.5;
  if (token.separator === ",") {
    const isCode = /^\p{Lu}{0,3}-?\d[\d-]*$/u.test(token.text) || grade.test(token.text);
    return isCode || later.some((one) => strong.test(one.separator));
  }
  return /^[–—-]$/u.test(token.separator) && grade.test(token.text);
}

/** A place between separators of its own: "Forum of Plants · Chicago, IL". */
function isPlace(token: Token | undefined): boolean {
  return token !== undefined && strong.test(token.separator) && placeScore(token.text) >= 0.5;
}

/** "Forklift certification (expired 2023)": what has run out is told with its date or not at all. */
function isLapsed(text: string, date: { start: number }): boolean {
  return /\(\s*(?:expired|lapsed|abgelaufen|expir[ée]e?|caducad[oa]|vencid[oa])\P{L}*$/iu.test(
    text.slice(0, date.start),
  );
}

/** Name, giver and date of a one-line entry ("First Aid, Red Cross, 2021"). */
export function nameOf(ledger: Ledger, element: ListElement): Named {
  const { part, from, to } = element;
  const line = part.last;
  const dates = findDates(line.text, { today: ledger.today }).filter(
    (one) => one.start >= from && one.end <= to && !isLapsed(line.text, one),
  );
  const date = dates.at(-1);
  const period = { start: date?.kind === "range" ? date.from : "", end: date?.to ?? "" };
  const dated =
    date === undefined ? {} : { date: spanOf(ledger.source, line, date.start, date.end) };
  if (part.first !== part.last) return { name: partSpan(ledger, part), period, ...dated };
  const [front, ...rest] = tokensOf(element, date === undefined ? [] : [date]);
  let first = front;
  if (first === undefined) return { name: spanOf(ledger.source, line, from, to), period, ...dated };
  while (rest[0] !== undefined && belongsToName(rest[0], rest.slice(1))) {
    first = { ...first, end: rest[0].end };
    rest.shift();
  }
  // "Registered Technician, No. 0930": the number of a licence belongs to its name and was given by nobody.
  while (rest[0] !== undefined && licenceNumber.test(rest[0].text)) {
    first = { ...first, end: rest[0].end };
    rest.shift();
  }
  // "Advanced Life Support (ALS)": what stands in brackets belongs to the name.
  const bracket = rest[0]?.separator === "(" ? rest.shift() : undefined;
  const closed = bracket !== undefined && line.text[bracket.end] === ")" ? 1 : 0;
  const town = rest.length > 1 && isPlace(rest.at(-1)) ? rest.pop() : undefined;
  const last = rest.at(-1);
  const second = rest[0];
  const of = (start: number, end: number): Span => {
    const tail = dateTail.exec(line.text.slice(start, end))?.[0].length ?? 0;
    return spanOf(ledger.source, line, start, end - tail);
  };
  return {
    name: of(first.start, (bracket ?? first).end + closed),
    period,
    ...(second === undefined || last === undefined ? {} : { issuer: of(second.start, last.end) }),
    ...(town === undefined ? {} : { place: of(town.start, town.end) }),
    ...dated,
  };
}
