import { isChrome } from "./chrome.ts";
import { isCountry } from "./countries.ts";
import type { Employer } from "./employer.ts";
import { departments } from "./house-names.ts";
import type { Heading } from "./head-lines.ts";
import { isKnownHeading } from "./known-headings.ts";
import { hasLegalForm, looksLikeTitle, namesOrganisation } from "./names.ts";
import { isPlace, isWorkplace } from "./places.ts";
import { isToldAsTown } from "./told-town.ts";
import { namesJob } from "./trade-surnames.ts";
import { payBehind, termWords, withoutTail } from "./tails.ts";

/** The names of a posting that a letter writes out. */
export interface Names extends Heading, Employer {
  readonly contactName?: string;
  readonly reference?: string;
}

const withheld =
  /^(?:(?:company |employer |name )?(?:confidential|undisclosed|withheld)|anonymous|private advertiser|n\/a)$/iu;
const street = /^\p{Lu}[\p{L}' -]* (?:[Rr]oad|[Ss]treet|[Aa]venue)(?:,.*)?$/u;
const isTerm = new RegExp(`^(?:(?:${termWords})(?:[\\s,/&·|-]+(?:or |and )?|$))+$`, "iu");
const date =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)(?:\s+\d{1,4}(?:st|nd|rd|th)?(?:,? \d{4})?)?$/iu;
/** "Competition no", "Job ID": the label of a number. */
const label =
  /^(?:.*\b(?:no|nr|number|ref|reference|id|code)|applications?|vacanc(?:y|ies)|deadline|closing date|key skills|ratings?|reviews?)\.?$/iu;

function isTornBracket(name: string): boolean {
  return name.split("(").length !== name.split(")").length;
}

/** Characters of the text before a torn piece in which the rest of the name may stand. */
const longestBefore = 60;
const nameBefore = /(?:[\p{Lu}\d][\p{L}\p{N}'’&.-]* |& ){1,5}\($/u;

/** "Pty) Ltd" is the end of "Acorn Lifts (Pty) Ltd"; what opens a bracket only is cut before it. */
function withWholeBracket(name: string, text: string): string | undefined {
  if (!isTornBracket(name)) return name;
  const [before = ""] = name.split(/\s*\(/u, 1);
  if (name.includes("(")) return before === "" ? undefined : before;
  const at = text.indexOf(name);
  const lead = nameBefore.exec(text.slice(Math.max(0, at - longestBefore), Math.max(0, at)))?.[0];
  return at < 0 || lead === undefined ? undefined : `${lead}${name}`;
}

const isNumber = /^[^\p{L}]*$/u;
/** "Farm jobs > Ashford", "Mill seeks / sucht": a path of links or two languages side by side. */
const path = /[>›»|]|\s\/\s/u;
/** "Rewind shop", "Packing hall": a part of a works, written small. */
const partOfWorks =
  /^(?:[Tt]he )?\p{L}+ (?:\p{Ll}+ )?(?:shop|workshop|yard|office|depot|site|warehouse|department|factory|plant|ward|branch|kitchen|garage|hall|line|floor|bay|stores|team|unit|section|crew|shift)$/u;
const noHouse: readonly ((name: string) => boolean)[] = [
  (name) => path.test(name) || partOfWorks.test(name),
  (name) => isNumber.test(name) || name.length < 2,
  (name) => withheld.test(name) || isTerm.test(name) || date.test(name) || label.test(name),
  (name) => isChrome(name) || isKnownHeading(name) || isCountry(name) || departments.test(name),
  (name) => isPlace(name) && !namesOrganisation(name),
];

/** "Jobs at Acorn Council": the head of a page of an employer. */
const pageTail =
  /\s+(?:[-–—|:]\s+)?(?:employment|career|job) opportunities$|\s+[-–—|]\s+(?:careers|jobs|vacancies)$/iu;
const pageHead = /^(?:jobs|careers|vacancies|work(?:ing)?|life) (?:at|with) (?=\p{Lu}|the )/iu;

/** "Acorn Product Customers Jobs": the row of links at the head of a page. */
const navigation =
  /(?:\s+(?:home|about(?: us)?|products?|customers?|solutions|services|pricing|jobs|careers|blog|news|press|team|contact(?: us)?|log ?in|sign in|menu)){2,}$/iu;

/** The name of an employer without what is glued to it; nothing where it is none. */
export function soundEmployer(read: string, text: string): string | undefined {
  const house = [pageHead, pageTail, navigation].reduce(
    (name, part) => name.replace(part, ""),
    read,
  );
  const name = withWholeBracket(withoutTail(house), text);
  if (name === undefined || noHouse.some((veto) => veto(name))) return undefined;
  return isToldAsTown(name, text) ? undefined : name;
}

const years = /\d\s*(?:\+\s*)?(?:yrs?|years?|hours?|hrs)\b|[$£€₹¥]|\bR\s?\d/iu;

/** The town at the end of a row of facts that was not cut: "6-9 Yrs ₹ 9-13 Lacs P.A. Leeds". */
function lastWord(row: string): string {
  return /[^\d\s] (\p{Lu}\p{Ll}{2,})$/u.exec(row.replaceAll(/\s+/gu, " "))?.[1] ?? "";
}

/** "Hybrid, Leeds": the way of working before the town. */
const termAhead = /^(?:hybrid|on[- ]?site|in[- ]person|in[- ]office)\s?[,/·|(–—-]\s*(?=\p{Lu})/iu;

/** A place without pay, hours and the way of working; "Remote" alone says where. */
export function soundPlace(given: string, text: string): string | undefined {
  const read = given.replace(termAhead, "");
  if (isWorkplace(read)) return read;
  const unpaid = read.replace(payBehind, "");
  const place = withoutTail(years.test(unpaid) ? lastWord(read) : unpaid);
  if (isTornBracket(place)) return withWholeBracket(place, text);
  const none = place === "" || isTerm.test(place) || /^\d+$/u.test(place);
  return none || (isChrome(place) && !isPlace(place)) ? undefined : place;
}

const anyTerm = new RegExp(`\\b(?:${termWords})\\b`, "iu");

/** "Chef Ines" is called by what she is; "Site Manager" is nobody. */
function isJob(name: string): boolean {
  const [, rest = ""] = /^\p{Lu}\p{Ll}+ (\p{Lu}.*)$/u.exec(name) ?? [];
  return namesJob(name) && (rest === "" || looksLikeTitle(rest));
}

const noPerson: readonly ((name: string) => boolean)[] = [
  (name) => /\d|[@()/|]/u.test(name) || anyTerm.test(name) || date.test(name),
  (name) => departments.test(name) || isKnownHeading(name) || isChrome(name),
  (name) => isPlace(name) || isCountry(name) || hasLegalForm(name) || isJob(name),
];

/** The name of a person to write to; nothing where it is a kind of employment, a department, a town, a job or a house. */
export function soundContact(read: string, text: string): string | undefined {
  const name = read.replace(/\s+(?:team|and team|or team)$/iu, "").trim();
  return noPerson.some((veto) => veto(name)) || isToldAsTown(name, text) ? undefined : name;
}

/** A reference up to where the next word is glued to it: "AM-7Application deadline" is AM-7. */
export function soundReference(read: string): string | undefined {
  const bare = read
    .replace(/(?<=\d|\p{Lu}{2})\p{Lu}\p{Ll}{2,}\P{Ll}*$/u, "")
    .replace(/[-/_]+$/u, "");
  // Ten figures and more are the number that a board gives to a page.
  return /\d|\p{Lu}{2}/u.test(bare) && !/^\d{10,}$/u.test(bare) ? bare : undefined;
}

/** Whether a person is taken for the house: who is written to does not employ under the same name. */
function isThePerson(company: string, contact: string | undefined): boolean {
  return contact !== undefined && company.toLowerCase() === contact.toLowerCase();
}

/** House and place where both were taken for each other. */
function unswapped({ company, location, ...rest }: Names): Names {
  const known = {
    ...rest,
    ...(company === undefined ? {} : { company }),
    ...(location === undefined ? {} : { location }),
  };
  if (company === undefined || !street.test(company)) return known;
  return location !== undefined && namesOrganisation(location)
    ? { ...rest, company: location, location: company }
    : { ...rest, ...(location === undefined ? {} : { location }) };
}

/**
 * The names of a posting as a letter may write them: what is glued to one is cut, what is torn is made whole, and what
 * cannot be such a name is left out. Every reader's value goes through here.
 */
export function withSoundNames(read: Names, text: string): Names {
  const { company, companyCandidates, location, contactName, reference, ...rest } = unswapped(read);
  const contact = contactName === undefined ? undefined : soundContact(contactName, text);
  const houses = [company, ...(companyCandidates ?? [])].map((name) =>
    name === undefined || isThePerson(name, contact) ? undefined : soundEmployer(name, text),
  );
  const [house] = houses;
  const others = new Set(houses.slice(1).filter((name) => name !== undefined));
  const place = location === undefined ? undefined : soundPlace(location, text);
  const number = reference === undefined ? undefined : soundReference(reference);
  return {
    ...rest,
    ...(house === undefined ? {} : { company: house }),
    ...(others.size === 0 ? {} : { companyCandidates: [...others] }),
    ...(place === undefined ? {} : { location: place }),
    ...(contact === undefined ? {} : { contactName: contact }),
    ...(number === undefined ? {} : { reference: number }),
  };
}
