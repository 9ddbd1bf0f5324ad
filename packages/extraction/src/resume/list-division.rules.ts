import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import { placeScore } from "../fields/place.rules.ts";
import { organizationScore } from "../entries/organization.rules.ts";

/** A line of a list, and its stretches between commas. */
interface ListLine {
  readonly text: string;
  readonly pieces: readonly string[];
}

function readLine(text: string): ListLine {
  return { text, pieces: text.split(",") };
}

/** What certificates, licences and the like are called by. */
const paper =
  /certif|\bcert\b|licen[cs]|diplom|zertif|permit|\b(?:card|ticket|passport|registration|registered|clearance|check|awareness|award|test(?:ed|ing)?|first aid|forklift|marshal|cpr|bls|acls|aed)\b/iu;
const yearAtEnd = /\p{L}.*(?:\s|\()(?:\d{1,2}\/)?(?:19|20)\d\d\)?\s*$/u;
const loneDate = /^\s*(?:\p{L}+\.?\s+)?(?:\d{1,2}[/.])?(?:19|20)\d\d\s*$/u;
/** Stretches between full stops with more words tell something. */
const mostWords = 10;

/** Who gave a certificate, or where: no certificate of its own. */
function isGiver(piece: string): boolean {
  return !paper.test(piece) && (organizationScore(piece) >= 1.5 || placeScore(piece) >= 0.5);
}

/** Bars between names, none of them a date or a giver. */
function areBarred({ text }: ListLine): boolean {
  const pieces = text.split(/\s\|\s/u);
  const dated = pieces.some((one) => /(?:19|20)\d\d/.test(one));
  const certified = pieces.filter((one) => paper.test(one)).length;
  const isLong = pieces.length > mostParts && certified > 1 && !pieces.some(isPart);
  return isLong || (!dated && (pieces.length > 2 || certified > 1));
}

/** A certificate has a name, a giver, a place and a date, and no more. */
const mostParts = 4;

function isPart(piece: string): boolean {
  return loneDate.test(piece) || isGiver(piece);
}

/** Names between commas of which each could stand alone, and some say by their words or their year that they do. */
function arePapers({ text }: ListLine): boolean {
  const pieces = text.match(betweenCommas)?.map((one) => one.trim()) ?? [];
  const sure = pieces.filter((one) => paper.test(one) || yearAtEnd.test(one));
  const areNames = pieces.every((one) => /^[\p{Lu}\d]\S*\p{L}/u.test(one) && !isPart(one));
  return pieces.length > 1 && areNames && sure.length > 1 && !text.includes(":");
}

const betweenCommas = /(?:[^,(]|\([^)]*\))+/gu;

const betweenDashes = /(?:(?!\s[–—]\s).)+/gu;

/** Three at least between long dashes, each a name, and most with a date of their own. */
function areDashed({ text }: ListLine): boolean {
  const pieces = text.split(/\s[–—]\s/u);
  const dated = pieces.filter((one) => /\p{L}.*(?:19|20)\d\d/u.test(one)).length;
  return pieces.length > 2 && !pieces.some(isPart) && dated > pieces.length / 2;
}

/** Stretches between full stops that name something, and no sentence that tells it. */
function areStopped({ text }: ListLine): boolean {
  const pieces = (text.match(betweenStops) ?? []).map((one) => one.replace(/^[.\s]+/u, ""));
  return pieces.length > 1 && pieces.every((one) => one.split(/\s+/u).length <= mostWords);
}

/** A full stop behind a whole word or a number, in front of a capital. */
const betweenStops =
  /(?:(?!(?<!\b(?:[Cc]ert|[Aa]ccred|[Mm]emb|[Rr]egn))(?<=\p{Ll}{4}|\p{Ll}{3}\)|\d\)?|\p{Lu}{2})\.\s+\p{Lu}).)+/gu;

/** Each stretch between dots has a name, and some have parts of their own. */
function areSeveral({ text }: ListLine): boolean {
  const stretches = text.split(/[·•]/u);
  const named = stretches.every((one) => /\p{L}{2}/u.test(one) && !isGiver(one));
  const areMany = stretches.length > mostParts && !stretches.some((one) => loneDate.test(one));
  return named && (areMany || stretches.filter((one) => /\p{L}\)?,\s/u.test(one)).length > 1);
}

/** What divides a line of certificates or memberships into several; the pattern finds one of them. */
export const listDivisions: ChoosingBook<ListLine, RegExp> = {
  name: "list-divisions",
  about: "What divides a line into several certificates, memberships or awards?",
  takes: "first",
  read: readLine,
  rules: [
    {
      name: "semicolons",
      when: ({ text }) => text.includes(";"),
      // "in good standing; no conditions": a remark goes on with what stands before it.
      gives: /(?:[^;]|;(?=\s*(?:no|not|without|with|all|each|both)\b))+/gu,
      examples: ["Guild of Bakers; Slow Food"],
      not: ["Guild of Bakers, Slow Food"],
    },
    {
      name: "abbreviations-between-commas",
      when: ({ pieces }) => pieces.every((one) => /^\s*[A-Z][A-Z\d+/-]{1,7}\s*$/.test(one)),
      gives: /[^,]+/g,
      examples: ["ACLS, BLS, PALS"],
      not: ["ACLS, Red Cross"],
    },
    {
      name: "each-with-its-number",
      when: ({ pieces }) =>
        pieces.length > 1 &&
        pieces.every((one) => /\(\d{1,2}\)\s*$|\s(?:19|20)\d\d\)?\s*$/.test(one)),
      gives: /[^,]+/g,
      examples: ["First Aid 2019, Forklift Operator 2021", "Regional Prize (2), Cup (3)"],
      not: ["First Aid, Red Cross, 2021", "First Aid 2019"],
    },
    {
      name: "papers-between-commas",
      when: arePapers,
      gives: betweenCommas,
      examples: ["First Aid Level 1 (2025), Fire Marshal, Lifting Card (2022)"],
      not: ["First Aid Certificate, Red Cross, 2021", "Forklift Licence, class A"],
    },
    {
      name: "bars-between-names",
      when: areBarred,
      gives: /[^|]+/g,
      examples: ["Cloud Architect | Network Associate | Scrum Master"],
      not: ["First Aid | Red Cross | 2021", "Cloud Architect | Tarn College"],
    },
    {
      name: "dots-between-records",
      when: areSeveral,
      gives: /[^·•]+/g,
      examples: ["First Aid, Red Cross · Forklift Operator (Class IV), 2024"],
      not: ["First Aid, Red Cross", "First Aid · Forklift Operator"],
    },
    {
      name: "dashes-between-papers",
      when: areDashed,
      gives: betweenDashes,
      examples: ["RN, exp. 08/2027 — BLS exp. 05/2028 — CDN (Nurse) 2022"],
      not: ["First Aid – Red Cross – 2021", "Forklift – Class IV – Expired"],
    },
    {
      name: "full-stops-between-names",
      when: areStopped,
      gives: betweenStops,
      examples: ["First aid to August 2027. Police vetted (renewed 2025). Full licence."],
      not: ["First Aid exp. May 2027", "Forklift Operator, Reg. No. 12"],
    },
  ],
};

/** The pattern of one certificate, membership or award on a line that holds several. */
export function listDivision(text: string): RegExp | undefined {
  return decide(listDivisions, readLine(text))?.value;
}
