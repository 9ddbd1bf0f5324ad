import { organizationScore } from "../entries/organization.rules.ts";
import type { NameFind } from "../entries/find-name.ts";
import { titleScore } from "../entries/title.rules.ts";
import { findEmails } from "../fields/find-emails.ts";
import { findLinks } from "../fields/find-links.ts";
import { findNumbersLikePhones, findPhones } from "../fields/find-phones.ts";
import { knownShare } from "../fields/known-terms.ts";
import { hasCityShape, namesNoCity } from "../fields/place-words.ts";
import { isSpokenLanguage } from "../fields/spoken-language.ts";
import { mayBeStreet } from "../fields/street.ts";
import { matchHeading } from "../headings/match-heading.ts";
import { fieldLabels } from "../sections/field-labels.data.ts";
import { fold, foldWords } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import type { Spot } from "./contact-spots.ts";

const cell = /(?:(?!\s[–—/-]\s|\s{2})[^|•·\t;●⋄◦])+/gu;
const mostWords = 4;
const mostPieces = 3;
const labels = new Set(fieldLabels);
/** Words for where somebody lives, before a colon or in a cell of their own. */
const ofPlace =
  /^\s*(?:(?:current |home |postal |permanent )?(?:address(?:es|\(es\))?|location)|(?:place of )?residence|residential (?:area|address)|home ?town|city|based in|anschrift|adresse|wohnort|ort|lieu|ville|domicile|direcci[oó]n|ubicaci[oó]n|ciudad|endere[cç]o|morada|localiza[cç][aã]o|cidade)\s*(?::|\t)\s*(?=\S)/iu;
const longestPlace = 60;
const mostFree = 2;
/** What stands among contact details about the person, and is no place. */
const ofPerson =
  /\b(?:citizen|resident|visa|permit|clearance|licen[cs]e|married|single|he|she|they|him|her|years?|old|male|female|available|phone|mobile|mail|cell|tel|fax|linkedin|github|gitlab|twitter|skype|portfolio|website|blog|resume|cv|page)\b/iu;

interface Piece extends Spot {
  readonly text: string;
}

function piecesOf(line: Line): Piece[] {
  return [...line.text.matchAll(cell)].flatMap((match) => {
    const lead = /^[\s,:]*/u.exec(match[0])?.[0].length ?? 0;
    const text = match[0].slice(lead).replace(/[\s,]+$/u, "");
    const start = match.index + lead;
    return text === "" ? [] : [{ line, start, end: start + text.length, text }];
  });
}

/** An e-mail address, a number or a link: what tells that the neighbours are contact details too. */
function isDetail(text: string): boolean {
  return (
    findEmails(text).length > 0 ||
    findPhones(text).length > 0 ||
    findLinks(text).some((link) => !link.bare)
  );
}

function namesOther(text: string): boolean {
  const isWord = labels.has(foldWords(text)) || matchHeading(text) !== undefined;
  const isTrade = titleScore(text) >= 1.2 || organizationScore(text) >= 1.2;
  return isWord || isTrade || isSpokenLanguage(text) || knownShare([text]) > 0;
}

/** Written like a town, or like one with its region, and nothing that says something else of the person. */
function mayBeTown(text: string, name: string): boolean {
  const pieces = text.split(/\s*,\s*/u);
  const words = foldWords(text).split(" ");
  const isShaped = pieces.every(
    (one) => (hasCityShape(one) && !namesNoCity(one)) || mayBeStreet(one),
  );
  return (
    isShaped &&
    text.length > 3 &&
    pieces.length <= mostPieces &&
    words.length <= mostWords * pieces.length &&
    !ofPerson.test(text) &&
    !words.some((word) => name.includes(word) && word.length > 2) &&
    !/^\p{Lu}+$/u.test(text) &&
    !pieces.some(namesOther)
  );
}

/** "Location" alone on a line. */
function isPlaceLabel({ text }: Line): boolean {
  const words = text.replace(/:\s*$/u, "");
  return foldWords(words).split(" ").length <= 2 && ofPlace.test(`${words}: .`);
}

function mayBeValue({ text }: Piece): boolean {
  return text.length <= longestPlace && !isDetail(text) && /^\p{Lu}|\d/u.test(text);
}

/** What stands alone below a label that says where somebody lives. */
function belowLabel(lines: readonly Line[], at: number): Spot | undefined {
  const [label, line] = lines.slice(Math.max(0, at - 1), at + 1);
  if (label === undefined || line?.block !== label.block || !isPlaceLabel(label)) return undefined;
  const pieces = piecesOf(line);
  return pieces.length === 1 ? pieces.find(mayBeValue) : undefined;
}

/** What a label says where somebody lives, though no table knows it. */
function labelledPlace(line: Line): Spot | undefined {
  const lead = ofPlace.exec(line.text)?.[0].length ?? 0;
  const [first] = lead === 0 ? [] : piecesOf({ ...line, text: line.text.slice(lead) });
  if (first === undefined || first.text.length > longestPlace || isDetail(first.text))
    return undefined;
  return /^\p{Lu}|\d/u.test(first.text)
    ? { line, start: lead + first.start, end: lead + first.end }
    : undefined;
}

function isName(text: string, name: string): boolean {
  return foldWords(text)
    .split(" ")
    .every((word) => name.includes(word));
}

/** What is free beside the details in a row, where they tell what the row is: one cell, or a house and a town. */
function besideDetails(line: Line, name: string): Spot | undefined {
  const pieces = piecesOf(line);
  const known = pieces.filter(
    ({ text }) => isDetail(text) || findNumbersLikePhones(text).length > 0 || isName(text, name),
  );
  const free = pieces.filter((piece) => !known.includes(piece));
  const last = free.at(-1);
  const hasDetail = known.some(({ text }) => !isName(text, name));
  if (!hasDetail || last === undefined || free.length > mostFree) return undefined;
  const isSure = known.length > 1 || last.text.includes(",");
  return isSure && free.every(({ text }) => mayBeTown(text, name)) ? last : undefined;
}

/** A line of its own, in the style of the details right above or below it: a town with its region or its street. */
function nextToDetails(lines: readonly Line[], at: number, name: string): Spot | undefined {
  const line = lines[at];
  const [only, ...others] = line === undefined ? [] : piecesOf(line);
  if (line === undefined || only === undefined || others.length > 0) return undefined;
  const isNear = [lines[at - 1], lines[at + 1]].some(
    (other) =>
      other !== undefined &&
      other.block === line.block &&
      Math.abs(other.size - line.size) < 0.6 &&
      other.bold === line.bold &&
      isDetail(other.text),
  );
  return isNear && only.text.includes(",") && mayBeTown(only.text, name) ? only : undefined;
}

/**
 * Where the tables know no place: what a label calls one, or the one cell among the details of the person that
 * is written like a town and says nothing else.
 */
export function unknownTown(lines: readonly Line[], found: NameFind | undefined): Spot | undefined {
  const name = found === undefined ? "" : fold(found.last.text + found.first.text);
  const free = lines.filter((line) => line !== found?.first && line !== found?.last);
  const labelled = free
    .map((line, at) => labelledPlace(line) ?? belowLabel(free, at))
    .find((one) => one !== undefined);
  const beside = free.map((line) => besideDetails(line, name)).find((one) => one !== undefined);
  const next = free.map((_, at) => nextToDetails(free, at, name)).find((one) => one !== undefined);
  return labelled ?? beside ?? next;
}
