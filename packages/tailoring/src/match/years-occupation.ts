import { titleNouns } from "@savile/taxonomy/lexicon";
import { sameFamily, sameOccupation, titlesIn } from "@savile/taxonomy";
import type { Tables } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { inFamilyOf } from "./title-family.ts";
import { sameRoot } from "./same-root.ts";
import type { YearsSubject } from "./years-subject.ts";

const doer = /(?:er|or|ist|ian|ant|eur)$/u;

/** The subject as titles of those who do it: "hotel reception" is the work of a "hotel receptionist". */
function asTitles({ text, head = "" }: YearsSubject): string[] {
  const plain = head.toLowerCase();
  const derived = knownWords()?.derivations(plain, "noun", 2) ?? [];
  const doers = [`${plain}ist`, `${plain.replace(/ing$|y$/u, "")}er`, ...derived].filter((word) =>
    doer.test(word),
  );
  // The words before it are asked for by themselves: any housekeeper is one of "hotel housekeeping".
  return [text, ...doers.map((word) => text.slice(0, -head.length) + word), ...doers];
}

function namesOccupation(tables: Tables, text: string, title: string): boolean {
  const named = titlesIn(tables, text).at(-1);
  return named !== undefined && sameOccupation(tables, text.slice(named.start, named.end), title);
}

/** Whether a title is of the occupation that the subject names. */
export function isOccupation(subject: YearsSubject, title: string): boolean {
  if (subject.head === undefined || title === "") return false;
  if (inFamilyOf(title, subject.text)) return true;
  const tables = knownTables();
  return (
    tables !== undefined && asTitles(subject).some((text) => namesOccupation(tables, text, title))
  );
}

/** Who helps or learns stands below the one who is asked for. */
const below =
  /\b(?:assistant|asst|deputy|trainee|apprentice|intern|internship|student|working student|junior|vice|under)\b/iu;
const rank =
  /\b(?:manager|head|chef|director|supervisor|leader|lead|principal|superintendent|foreman|chief|matron)\b/iu;

/** "10 years as a store manager": an assistant manager's years are none of them. */
export function isBelow({ text }: YearsSubject, title: string): boolean {
  return rank.test(text) && below.test(title) && !below.test(text);
}

/** A noun of who does the work: a driver, a florist. */
export function isDoer(word: string): boolean {
  const lower = word.toLowerCase();
  return titleNouns.has(lower) && doer.test(lower);
}

/** "A solicitor": one word that names who does the work. */
function isOneWho({ text, head = "" }: YearsSubject): boolean {
  return /^an?\s\p{L}+$/iu.test(text) && doer.test(head);
}

/** Who works in an office beside those of another trade: the secretary of solicitors. */
const ofOffice = /^(?:secretar(?:y|ies)|clerks?|typists?|receptionists?)$/u;

/** The last word of what a title says that somebody is: "driver" of "Bus driver (part-time)". */
function doerOf(title: string): string {
  return /([\p{L}-]+)(?:\s*[,(/|–-].*)?$/u.exec(title.trim())?.[1]?.toLowerCase() ?? "";
}

function isNear({ text }: YearsSubject, title: string): boolean {
  const tables = knownTables();
  return tables !== undefined && sameFamily(tables, text, title);
}

/** "As a bus driver" is asked of drivers: somebody who hires them is none, whatever the lines speak of. */
export function isOtherDoer(subject: YearsSubject, title: string): boolean {
  const { head = "" } = subject;
  const last = doerOf(title);
  if ((isDoer(head) || isOneWho(subject)) && ofOffice.test(last))
    return !isOccupation(subject, title);
  if (!isDoer(head) || !isDoer(last) || sameRoot(last, head.toLowerCase())) return false;
  return !isNear(subject, title) && !isOccupation(subject, last);
}

/** Whether a subject as a whole is an occupation, and a title is of it: a coach driver is a bus driver. */
export function isWholeOccupation({ text, words }: YearsSubject, title: string): boolean {
  const tables = knownTables();
  if (tables === undefined || title === "" || words.length === 0) return false;
  const named = titlesIn(tables, text).at(-1);
  const isWhole = named !== undefined && named.end - named.start >= text.length - 1;
  return isWhole && sameOccupation(tables, text, title);
}
