import { titleNouns } from "@savile/taxonomy/lexicon";
import { titlesIn } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { isStopWord } from "../text/stem.ts";
import { baseStems } from "./base-stems.data.ts";
import { contentStemsOf } from "./analyse.ts";
import type { Stretch } from "../text/sentences.ts";
import { demandKey, rowsAskedBy } from "./sign-rows.ts";
import type { SignRow } from "./sign-rows.ts";
import { signTold } from "./signs.ts";
import { sameRoot } from "./same-root.ts";
import { isKnownTrade, isOfTrade } from "./trades.ts";
import {
  isBelow,
  isDoer,
  isOccupation,
  isOtherDoer,
  isWholeOccupation,
} from "./years-occupation.ts";
import { praiseOfHouse, withoutHouse, workAndHouse } from "./years-house.ts";

/** What years are asked in: the words that a job has to show. */
export interface YearsSubject {
  readonly text: string;
  /** Words that say which work, with their plain forms. */
  readonly words: readonly string[];
  /** The last of them, which names the work itself. */
  readonly head: string | undefined;
  /** Words that only describe the place of work: "acute" of "in an acute hospital". */
  readonly loose: ReadonlySet<string>;
  /** What the house is said to be, one of several kinds: "SaaS" of "at a SaaS company". */
  readonly house: readonly (readonly string[])[];
  /** Fields of work that words of it name beside each other, each as the places of its words. */
  readonly fields: readonly Stretch[];
  /** What shows it as a whole: "fine dining" by a star of a guide. */
  readonly rows: readonly SignRow[];
}

/** Words with which years are asked for, and praise that no job states. */
const general =
  /(?<!\p{L})(?:minimum|min|at least|more than|over|up to|proven|previous(?:ly)?|prior|relevant|similar|comparable|equivalent|related|professional|practical|hands[- ]on|solid|strong|sound|good|satisfactory|valuable|meaningful|substantial|significant|progressive|direct|current|consistent|extensive|demonstrable|demonstrated|documented|recent|continuous|successful|full[- ]time|paid|post[- ]?(?:registration|qualification|qualif(?:ied|ying)|graduat(?:e|ion)|grad|degree|licensure|certification|trade)|qualifying|graduation|commercial|busy|fast[- ]paced|high[- ]volume|experienced?|expertise|background|work(?:ed|ing)?(?: as| in| with)?|employment|years?|yrs?|months?|(?:seasons?|winters?|summers?|harvests?)(?:\s(?:of|on|in|at))?|decades?|several|some|[àa] la carte|on an? (?:commercial|industrial|large|small) scale|role|roles|position|positions|post|capacity|job|level|setting|settings|environments?|fields?|areas?|sectors?|trades?|industr(?:y|ies)|business|required|preferred|essential|desirable|desired|necessary|advantage|an asset|plus|or more|minimum of|ideally|preferably|as|being|within|including|currently|qualified|registered(?= nurses?)|and above|or above|or higher|hold(?:ing)?|have|has|had|having|you|your|must|should|we|us|our|is|are|be)(?!\p{L})/giu;
const amounts =
  /(?<![\p{L}\d])(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)(?:\s?\(\d{1,2}\))?\s?(?:\+|-|–|to)?\s?(?:\d{1,2})?\+?(?=[\s'’-]*(?:\p{L}+\s)?(?:years?|yrs?|months?|seasons?|winters?|summers?|harvests?|decades?))/giu;
/** "After you got your ticket", "since qualifying": from when they count. */
const fromWhen = /(?<=\p{L}{4}.*)\s(?:after|since|once|following)\s.*$/iu;

function bareOf(text: string): string {
  return text
    .replace(/\([^()]*\)/gu, " ")
    .replace(amounts, " ")
    .replace(general, " ")
    .replace(/[^\p{L}\p{N}&+#.\s-]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

function wordsOf(bare: string): string[] {
  return bare
    .split(/\s+/u)
    .map((word) => word.replace(/^[-.]+|[-.]+$/gu, ""))
    .filter((word) => word.length > 1 && !isStopWord(word.toLowerCase()));
}

/** Words of one field of work at most: "food and beverage service". */
const longestField = 4;

/** Where words that stand beside each other name a field of work. */
function fieldsIn(words: readonly string[]): Stretch[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(longestField, words.length - start) }, (__, more) => ({
      start,
      end: start + more + 1,
    })).filter(({ end }) => isKnownTrade({ words: words.slice(start, end) })),
  );
}

/** The rows of signs whose phrase holds every word of a subject. */
function rowsOf(words: readonly string[]): SignRow[] {
  const keys = words.map((word) => demandKey(word.toLowerCase()));
  return rowsAskedBy(words.join(" ")).filter(
    ({ asked, isStrength }) => !isStrength && keys.every((key) => asked.includes(key)),
  );
}

function endsWithTitle(text: string): boolean {
  const tables = knownTables();
  return tables !== undefined && titlesIn(tables, text).at(-1)?.end === text.length;
}

/** "Three years as a baker": an occupation by its last word, or a field of work. */
const workNames = {
  wordsOf: (side: string) => wordsOf(bareOf(side)),
  isWork: (words: readonly string[]) =>
    isKnownTrade({ words }) ||
    titleNouns.has(words.at(-1)?.toLowerCase() ?? "") ||
    endsWithTitle(words.join(" ")),
};

/** The subject of a demand for years: "5 years as a theatre (scrub) nurse" asks for "theatre nurse". */
export function subjectOf(text: string): YearsSubject {
  const { work, house } = workAndHouse(text.replace(fromWhen, ""), workNames);
  const bare = bareOf(work);
  const words = withoutHouse(wordsOf(bare), (of) => isKnownTrade({ words: of }));
  return {
    text: bare,
    words,
    head: words.at(-1),
    loose: looseWords(work, words),
    house,
    fields: fieldsIn(words),
    rows: rowsOf(words),
  };
}

/** "Production baking": that it is done for sale, where a field of work follows. */
function isForSale(word: string, words: readonly string[]): boolean {
  return (
    /^production$/iu.test(word) && words.length > 1 && isKnownTrade({ words: words.slice(-1) })
  );
}

/** Adjectives before the name of a place of work; a field ("in intensive care") keeps its own. */
function looseWords(text: string, words: readonly string[]): Set<string> {
  const place = /\bin an? ([\p{L} -]+)$/iu.exec(text.trim())?.[1] ?? "";
  const own = new Set(place.split(/\s+/u));
  const praise = praiseOfHouse(words);
  return new Set(
    words
      .slice(0, -1)
      .filter(
        (word) =>
          isForSale(word, words) ||
          praise.includes(word) ||
          (own.has(word) && knownWords()?.posOf(word.toLowerCase()).includes("adjective")),
      ),
  );
}

/** What a job shows by its title, its employer and its lines. */
export interface RoleWords {
  readonly title: string;
  readonly text: string;
  readonly org?: string;
}

/** "ICU" of "intensive care". */
function spelledByInitials(words: readonly string[], at: number, text: string): boolean {
  return [at, at - 1].some((from) => {
    const pair = words.slice(Math.max(0, from), from + 2);
    if (from < 0 || pair.length < 2) return false;
    const initials = pair.map((word) => word.charAt(0).toUpperCase()).join("");
    return new RegExp(`(?<!\\p{L})${initials}\\p{Lu}?(?!\\p{L})`, "u").test(text);
  });
}

function shows(word: string, own: readonly string[]): boolean {
  const [stem = word.toLowerCase()] = contentStemsOf(word);
  const base = baseStems[stem] ?? stem;
  return own.some((other) => other === base || sameRoot(other, base) || isClipped(other, base));
}

/** "pharma" of "pharmaceutical", and "lab", where the dictionary has it for "laboratory". */
function isClipped(short: string, long: string): boolean {
  if (short.length < 3 || long.length < short.length + 3 || !long.startsWith(short)) return false;
  return (
    short.length > 4 ||
    knownWords()
      ?.synonyms(short, "noun", 1)
      .some((word) => sameStem(word, long)) === true
  );
}

function sameStem(word: string, stem: string): boolean {
  return contentStemsOf(word)[0] === stem;
}

/** "As a waiter or waitress", "hotel or restaurant management": each alternative with the work that they share. */
export function alternativesOf(text: string): YearsSubject[] {
  const { work, house } = workAndHouse(text.replace(fromWhen, ""), workNames);
  return sidesOf(work).map((subject) => ({ ...subject, house: [...subject.house, ...house] }));
}

function sidesOf(text: string): YearsSubject[] {
  const sides = text.split(
    /\s+(?:and\/)?or\s+(?!more|above|equivalent|higher)|(?<=\p{L})\s?\/\s?(?=\p{L})/u,
  );
  const subjects = sides.map(subjectOf).filter(({ words }) => words.length > 0);
  const last = subjects.at(-1);
  if (last === undefined || subjects.length < 2) return [subjectOf(text)];
  return subjects.map((subject) =>
    subject.words.length < last.words.length
      ? subjectOf(`${subject.text} ${last.head ?? ""}`)
      : subject,
  );
}

/** Whether a job belongs to what years are asked in: every word of the subject is shown, the work itself by its title too. */
export function belongs(subject: YearsSubject, role: RoleWords): boolean {
  if (isBelow(subject, role.title)) return false;
  if (isOfTrade(subject, role.title, role.org ?? "")) return true;
  if (isOtherDoer(subject, role.title)) return false;
  if (isWholeOccupation(subject, role.title)) return true;
  if (isSigned(subject, role)) return true;
  const own = contentStemsOf(role.text);
  const byField = fieldsOf(subject, role);
  return subject.words.every(
    (word, at) =>
      subject.loose.has(word) ||
      shows(word, own) ||
      byField.some(({ start, end }) => start <= at && at < end) ||
      spelledByInitials(subject.words, at, role.text) ||
      (word === subject.head && isOccupation(subject, role.title)),
  );
}

function isSigned({ rows }: YearsSubject, { text }: RoleWords): boolean {
  return (
    rows.length > 0 && text.split("\n").some((line) => rows.some((row) => signTold(row, line)))
  );
}

/** The fields of work within a subject to which a title belongs: the "front office" of "hotel front office". */
function fieldsOf(subject: YearsSubject, { title, org = "" }: RoleWords): Stretch[] {
  return subject.fields.filter(({ start, end }) =>
    isOfTrade({ words: subject.words.slice(start, end) }, title, org),
  );
}

/** Whether a job shows what the house was asked to be: "at a SaaS company"; bakers work in bakeries. */
export function isInHouse({ house }: YearsSubject, { title, text, org = "" }: RoleWords): boolean {
  const own = contentStemsOf(text);
  const isTold = (word: string) => shows(word, own) || isOfTrade({ words: [word] }, title, org);
  return house.some((words) => words.every(isTold) || isOfTrade({ words }, title, org));
}

/** Whether the titles of what years are asked in are known. */
export function isKnownField(subject: YearsSubject): boolean {
  return isKnownTrade(subject) && !isDoer(subject.head ?? "");
}

/** Whether a job is of the field by its title or its employer, and not by its lines alone. */
export function isOfField(
  subject: YearsSubject,
  { title, org }: { readonly title: string; readonly org: string },
): boolean {
  const own = contentStemsOf(`${title} ${org}`);
  return (
    isOfTrade(subject, title, org) ||
    isOccupation(subject, title) ||
    subject.words.some((word) => shows(word, own))
  );
}
