import type { Requirement } from "@savile/model";
import { names as isNamed } from "./ancestry.ts";
import { asksPaper } from "../posting/paper-demand.ts";
import { analyse } from "./analyse.ts";
import { drivingClasses, mayDrive } from "./driving.ts";
import { none, strongest } from "./evidence.ts";
import type { Found, Weighed } from "./evidence.ts";
import { endOfTerm } from "./last-day.ts";
import { asksForCar, ownCar } from "./own-car.ts";
import { levelOf, namesPaper, ownNames, paperNames, paperWords } from "./paper-names.ts";
import type { Source, SourceLine } from "./source.ts";
import { openStatus } from "./status.ts";
import { inFamilyOf } from "./title-family.ts";
import { asksApprenticeship, matchTradePaper } from "./trade-papers.ts";

/** What is in progress, expected or expired is not held. */
const openStrength = 0.3;
const paper = /\b(?:licen[cs](?:e|ed|ure)|certificat\w+|credential|endorsement|registration)\b/i;

/** A licence under its local name: "Tennessee Practitioner License" of a teacher. */
function localLicence(source: Source, requirement: Requirement): SourceLine | undefined {
  const ofTrade = source.roles.some(
    (role) => role.paid && inFamilyOf(role.title, requirement.text),
  );
  if (requirement.kind !== "licence" || !ofTrade) return undefined;
  return source.lines.find(
    (line) =>
      line.address.startsWith("crt") &&
      line.place === "credential" &&
      paper.test(line.text) &&
      line.hits.every((hit) => hit.term.kind !== "cert" && hit.term.kind !== "licence"),
  );
}

/** Sections whose lines are papers; elsewhere a name has to be a sure one. */
function listsPapers({ address, place }: SourceLine): boolean {
  return /^(?:crt|add|mem|skl|cmp)/u.test(address) && place !== "other";
}

const classNamed = /\bclass\s+(\d{1,2}|[ivx]{1,4}|[a-e])(?![\p{L}\d])/giu;

/** The classes of a paper that a text names: "Class 5". */
function classesOf(text: string): string[] {
  return [...text.matchAll(classNamed)].map(([, value = ""]) => value.toLowerCase());
}

/** Whether a line names a paper by another class than the one that is asked for: "Class 5" for "Class 4". */
function isOfOtherClass(line: string, asked: string): boolean {
  const [held, wanted] = [classesOf(line), classesOf(asked)];
  // Of classes nobody can say which one is higher.
  if (held.length === 0 || wanted.length === 0 || /\bor (?:higher|above)\b/iu.test(asked))
    return false;
  return !wanted.some((one) => held.includes(one));
}

function strengthOfLevel(line: SourceLine, asked: number | undefined): number {
  const held = levelOf(line.text);
  return asked === undefined || held === undefined || held >= asked ? 1 : 0.6;
}

/** "SHRM-CP, 2018 - 2021": the years of a paper are over; those of a course or a job say nothing of it. */
function isPast(source: Source, line: SourceLine): boolean {
  const end = listsPapers(line) && line.place !== "title" ? endOfTerm(line.text) : undefined;
  return end !== undefined && end < source.today.slice(0, 7);
}

const nounsOfPapers: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bregist(?:ration|ered)\b/iu,
    /\bregist(?:ration|ered)\b|\breg\. no\b|\b(?:practi[sc]ing certificate|licen[cs]e to practi[sc]e)\b/iu,
  ],
  [/\blicen[cs](?:e|ed|ure)\b/iu, /\blicen[cs](?:e|ed|ure)\b/iu],
];

/** "Current registration", "a valid licence": a paper that is asked for by its noun alone. */
function nounAlone(text: string): RegExp | undefined {
  if (paperWords(text).length > 0) return undefined;
  return nounsOfPapers.find(([asked]) => asked.test(text))?.[1];
}

/** Lines that hold papers under the noun, and what a summary says that somebody is ("CORU-registered"). */
function papersOfNoun(source: Source, noun: RegExp): Weighed[] {
  return source.lines
    .filter((line) => listsPapers(line) || line.place === "credential" || line.place === "prose")
    .filter(({ text }) => noun.test(text))
    .map((line) => ({
      line,
      strength: openStatus(source, line) || isPast(source, line) ? openStrength : (line.cap ?? 1),
    }));
}

/** Of several papers of one kind the one counts that is asked for by name: no pallet truck for a reach truck. */
function byOwnName(text: string, found: readonly Weighed[]): readonly Weighed[] {
  const names = ownNames(text);
  const own = found.filter(({ line }) => namesPaper(line.text, names, !listsPapers(line)));
  return own.length > 0 ? own : found;
}

/** What each line that names a paper is worth. */
function papersNamed(source: Source, text: string, canonical: readonly string[]): Weighed[] {
  const names = paperNames(text, canonical);
  const level = levelOf(text);
  const classes = drivingClasses(text);
  return source.lines
    .filter((line) => line.place !== "contact" && line.place !== "other")
    .flatMap((line): Weighed[] => {
      const named =
        classes === undefined
          ? namesPaper(line.text, names, !listsPapers(line)) ||
            canonical.some((id) => isNamed(line.terms, id))
          : mayDrive(drivingClassesOf(source, line) ?? [], classes);
      if (!named || isOfOtherClass(line.text, text)) return [];
      if (!isOfProfession(source, line.text, text)) return [];
      const cap = openStatus(source, line) || isPast(source, line) ? openStrength : (line.cap ?? 1);
      return [{ line, strength: Math.min(cap, strengthOfLevel(line, level)) }];
    });
}

/** The classes of a line; a section of licences says by its name what a lone "Category B" is. */
function drivingClassesOf(source: Source, line: SourceLine): readonly string[] | undefined {
  const head = source.byAddress.get(`${line.entry}.title`)?.text ?? "";
  return drivingClasses(`${line.text} ${/licen[cs]e|permit|driv/iu.test(head) ? head : ""}`);
}

const registeredAs =
  /\bregist(?:ration|ered)\b.*?\bas an? (?:registered |qualified )?([\p{L} -]+?)(?=$|[,.;(]|\s(?:with|in|on|by|or)\b)/iu;

/** A register of many professions: who is on it as a nurse is no psychologist. */
function isOfProfession(source: Source, line: string, asked: string): boolean {
  const profession = registeredAs.exec(asked)?.[1];
  if (profession === undefined) return true;
  const name = [paperWords(profession)];
  const titles = source.lines.filter(({ place }) => place === "title").map(({ text }) => text);
  const words = [line, ...titles, source.resume.headline];
  return words.some((text) => namesPaper(text, name, false) || inFamilyOf(text, profession));
}

function bestPaper(source: Source, text: string, canonical: readonly string[]): Found {
  const noun = nounAlone(text);
  const named = noun === undefined || drivingClasses(text) !== undefined;
  const papers = named
    ? byOwnName(text, papersNamed(source, text, canonical))
    : papersOfNoun(source, noun);
  const found = strongest(papers);
  if (found.strength === 0) return none;
  return { factIds: found.ids, strength: found.strength, how: "cert" };
}

const capital = "[\\p{Lu}\\d][\\p{L}\\d&+-]*";
const series = new RegExp(
  `(?<![\\p{L}\\d])${capital}(?:(?:, | / |/| or | and )(?:or |and )?${capital})+`,
  "u",
);

/** "Categories B and C1": each class of several. */
function eachClass(source: Source, text: string): Found | undefined {
  const classes = /\b[A-D]1?E?\s?(?:and|&|\+)\s?[A-D]1?E?\b/u.test(text)
    ? drivingClasses(text)
    : [];
  if (classes === undefined || classes.length < 2) return undefined;
  return allOf(
    classes.map((one) => bestPaper(source, `Category ${one.toUpperCase()} driving licence`, [])),
  );
}

/** Papers that are asked for side by side: any of several behind an "or", each of them behind an "and". */
function besideEachOther(source: Source, text: string): Found {
  const found = series.exec(text)?.[0];
  if (found === undefined) return none;
  const members = found.split(/, (?:or |and )?| ?\/ ?| or | and /u);
  const pieces = members.map((member) => bestPaper(source, member, termsOf(member)));
  return / and /u.test(found) ? allOf(pieces) : strongestOf(pieces);
}

const codeAnd =
  /(?<![\p{L}\d])\p{Lu}{1,5}-?\d+\p{Lu}?(?:, \p{Lu}{1,5}-?\d+)* and \p{Lu}{1,5}-?\d+/u;

/** "PA1 and PA6": where letters and numbers name each, the kind of them is not enough. */
function areCodes(text: string, pieces: Found): boolean {
  return pieces.strength > 0 && codeAnd.test(text);
}

function strongestOf(pieces: readonly Found[]): Found {
  return pieces.toSorted((a, b) => b.strength - a.strength)[0] ?? none;
}

/** Several papers that are all asked for: some of them are a part. */
function allOf(pieces: readonly Found[]): Found {
  const best = strongestOf(pieces);
  const weakest = pieces.toSorted((a, b) => a.strength - b.strength)[0] ?? none;
  if (best.strength === 0 || weakest.strength >= 0.7) return weakest;
  return { ...best, strength: Math.min(0.6, best.strength) };
}

/** "A driving licence and own car", "an X licence and a Y licence": each has its own noun, and all are asked for. */
function eachByItsNoun(source: Source, text: string): Found | undefined {
  const pieces = text.split(/,? (?:and|as well as|plus) /u);
  if (pieces.length < 2 || !pieces.every((one) => asksPaper(one) || asksForCar.test(one)))
    return undefined;
  return allOf(
    pieces.map((one) =>
      asksForCar.test(one) ? ownCar(source) : bestPaper(source, one, termsOf(one)),
    ),
  );
}

/** The paper that a demand names, as a whole or by its pieces. */
function paperNamed(source: Source, { text, canonical }: Requirement): Found {
  const either = canonical.length < 2 || / or |\//u.test(text) ? canonical : [];
  const whole = bestPaper(source, text, either);
  const pieces = besideEachOther(source, text);
  const isByPieces = pieces.strength > whole.strength || areCodes(text, pieces);
  return eachByItsNoun(source, text) ?? eachClass(source, text) ?? (isByPieces ? pieces : whole);
}

/** A certificate or licence by its name, its letters, its class and its status. */
export function matchCredential(source: Source, requirement: Requirement): Found {
  const { text } = requirement;
  const learnt = matchTradePaper(source, text);
  if (asksApprenticeship(text)) return learnt;
  const best = strongestOf([paperNamed(source, requirement), learnt]);
  if (best.strength > 0) return best;
  const local = localLicence(source, requirement);
  if (local === undefined) return none;
  const strength = openStatus(source, local) ? openStrength : 0.8;
  return { factIds: [local.address], strength, how: "cert" };
}

function termsOf(text: string): string[] {
  return [...analyse(text, true).terms];
}
