import type { Requirement } from "@savile/model";
import { degreeDistance, degreeRungs, degreesIn } from "../posting/degrees.ts";
import type { DegreeRung } from "../posting/degrees.ts";
import { unionMonths } from "../text/months.ts";
import { names as isNamed } from "./ancestry.ts";
import { analyse, contentStemsOf } from "./analyse.ts";
import { drivingClasses, mayDrive } from "./driving.ts";
import { none, strongest } from "./evidence.ts";
import type { Found, Weighed } from "./evidence.ts";
import { levelOf, namesPaper, paperNames } from "./paper-names.ts";
import type { Source, SourceLine } from "./source.ts";
import { openStatus } from "./status.ts";
import { inFamilyOf } from "./title-family.ts";

/** What is in progress, expected or expired is not held. */
const openStrength = 0.3;
const paper = /\b(?:licen[cs](?:e|ed|ure)|certificat\w+|credential|endorsement|registration)\b/i;
/** Years of work that stand in for a degree where the posting accepts them. */
const yearsForDegree = 6;

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

function strengthOfLevel(line: SourceLine, asked: number | undefined): number {
  const held = levelOf(line.text);
  return asked === undefined || held === undefined || held >= asked ? 1 : 0.6;
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
      if (!named) return [];
      const cap = openStatus(source, line) ? openStrength : (line.cap ?? 1);
      return [{ line, strength: Math.min(cap, strengthOfLevel(line, level)) }];
    });
}

/** The classes of a line; a section of licences says by its name what a lone "Category B" is. */
function drivingClassesOf(source: Source, line: SourceLine): readonly string[] | undefined {
  const head = source.byAddress.get(`${line.entry}.title`)?.text ?? "";
  return drivingClasses(`${line.text} ${/licen[cs]e|permit|driv/iu.test(head) ? head : ""}`);
}

function bestPaper(source: Source, text: string, canonical: readonly string[]): Found {
  const found = strongest(papersNamed(source, text, canonical));
  if (found.strength === 0) return none;
  return { factIds: found.ids, strength: found.strength, how: "cert" };
}

/** Papers that are asked for in one demand: any of several behind an "or", each of them behind an "and". */
function piecesOf({ text, canonical }: Requirement): {
  readonly texts: string[];
  readonly all: boolean;
} {
  const capital = "[\\p{Lu}\\d][\\p{L}\\d&+-]*";
  const series = new RegExp(
    `(?<![\\p{L}\\d])${capital}(?:(?:, | / |/| or | and )(?:or |and )?${capital})+`,
    "u",
  );
  const found = series.exec(text);
  if (found === null || canonical.length === 1) return { texts: [text], all: false };
  const members = found[0].split(/, (?:or |and )?| ?\/ ?| or | and /u);
  return { texts: members, all: / and /u.test(found[0]) };
}

/** A certificate or licence by its name, its letters, its class and its status. */
export function matchCredential(source: Source, requirement: Requirement): Found {
  const { texts, all } = piecesOf(requirement);
  const pieces = texts.map((text) =>
    bestPaper(source, text, texts.length > 1 ? termsOf(text) : requirement.canonical),
  );
  const sorted = pieces.toSorted((a, b) => b.strength - a.strength);
  const [best = none] = sorted;
  const weakest = sorted.at(-1) ?? none;
  if (all && best.strength > 0)
    return weakest.strength >= 0.7 ? weakest : { ...best, strength: Math.min(0.6, best.strength) };
  if (best.strength > 0) return best;
  const local = localLicence(source, requirement);
  if (local === undefined) return none;
  const strength = openStatus(source, local) ? openStrength : 0.8;
  return { factIds: [local.address], strength, how: "cert" };
}

function termsOf(text: string): string[] {
  return [...analyse(text, true).terms];
}

/** Words that make a student fit: what is asked for is the way to the degree. */
const underway = /\b(?:program(?:me)?|enrol?led|pursuing|student|working towards?)\b/i;

/** A degree by level and field; where the posting takes an equivalent, years of work stand in for it. */
export function matchDegree(source: Source, requirement: Requirement): Found {
  const asked = degreeRungs.find((rung) => rung === requirement.canonical[0]);
  if (asked === undefined) return none;
  let best: Found = none;
  for (const entry of source.resume.education) {
    const line = source.byAddress.get(`${entry.id}.degree`);
    if (line === undefined || !isHighEnough(line, asked)) continue;
    const open = openStatus(source, line) && !underway.test(requirement.text);
    const strength = open ? openStrength : fieldStrength(line, entry.field, requirement);
    if (strength > best.strength) best = { factIds: [line.address], strength, how: "degree" };
  }
  return best.strength > 0 ? best : equivalentYears(source, requirement);
}

function isHighEnough(line: SourceLine, asked: DegreeRung): boolean {
  const held = degreesIn(line.text)[0]?.rung;
  return held !== undefined && degreeDistance(held, asked) >= 0;
}

/** A degree of another field is worth less, but for one of school. */
function fieldStrength(line: SourceLine, studied: string, requirement: Requirement): number {
  const field = contentStemsOf(requirement.text.replace(/.*?\b(?:in|of)\b/i, ""));
  const own = new Set([...line.stems, ...contentStemsOf(studied)]);
  const isAnyField = field.length === 0 || requirement.canonical[0] === "secondary";
  return isAnyField || field.some((stem) => own.has(stem)) ? 1 : 0.7;
}

function equivalentYears(source: Source, requirement: Requirement): Found {
  const equivalent =
    requirement.group !== undefined || /\bor (?:an? )?equivalent\b/i.test(requirement.text);
  if (!equivalent || requirement.canonical[0] === "doctorate") return none;
  const roles = source.roles.filter((role) => role.paid && role.range !== undefined);
  const months = unionMonths(
    roles.flatMap((role) => (role.range === undefined ? [] : [role.range])),
  );
  return months < yearsForDegree * 12
    ? none
    : { factIds: roles.map((role) => role.datesAddress).slice(0, 6), strength: 0.6, how: "years" };
}
