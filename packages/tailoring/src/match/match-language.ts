import type { Requirement } from "@savile/model";
import { termById } from "@savile/taxonomy/lexicon";
import { none } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import { levelIn } from "./language-level.ts";
import type { LanguageLevel } from "./language-level.ts";
import { askedGroup } from "../posting/asked-languages.ts";
import type { LanguageGroup } from "../posting/asked-languages.ts";
import { languagesIn } from "./languages.ts";
import type { Source, SourceLine } from "./source.ts";
import { spokenIn, wasUsed } from "./spoken.ts";

interface Asked {
  readonly codes: readonly string[] | "any";
  readonly level?: LanguageLevel;
  /** How many of them are asked for; one where nothing is told. */
  readonly count?: number;
  /** Those that are meant by no "other" one. */
  readonly besides?: ReadonlySet<string>;
  /** The most that can be shown where it is not told which languages are meant. */
  readonly most?: number;
}

interface Held {
  readonly code: string;
  readonly level?: LanguageLevel;
  readonly address: string;
  readonly cap: number;
}

interface Share {
  readonly strength: number;
  readonly address?: string;
}

/** What a level is worth where another one is asked for; who states none may still have it. */
function shareOf(held: LanguageLevel | undefined, asked: LanguageLevel | undefined): number {
  if (asked === undefined) return held !== undefined && held < 3 ? 0.6 : 1;
  if (held === undefined) return 0.8;
  // A mother tongue is asked for of those who speak like one.
  const below = Math.min(6, asked) - held;
  if (below <= 0) return 1;
  return below === 1 || (below === 2 && held >= 3) ? 0.6 : 0.3;
}

function withLevel(codes: readonly string[] | "any", level: LanguageLevel | undefined): Asked {
  return level === undefined ? { codes } : { codes, level };
}

/** Where no place says which languages are official. */
const unsure = 0.6;

/** "Two of the official languages (English, Afrikaans)": brackets name those of which some are asked for. */
function isListed(text: string): boolean {
  return (
    /\blanguages?\b[^(:]*[(:]/iu.test(text) && !/\b(?:e\.g|such as|for example)\b/iu.test(text)
  );
}

/** What is asked for of a group, beside the languages that are asked for by their names. */
function ofGroup(text: string, group: LanguageGroup, named: readonly Asked[]): Asked[] {
  const codes = named.flatMap((one) => (one.codes === "any" ? [] : one.codes));
  const { count } = group;
  if (codes.length > 1 && isListed(text)) return [{ codes, count }];
  const level = levelIn(text);
  const besides = new Set(group.another && codes.length === 0 ? ["en"] : codes);
  const isOtherThan = /\b(?:other than|besides|in addition to)\b/iu.test(text);
  const some: Asked = {
    codes: group.codes,
    count,
    besides,
    ...(level !== undefined && level >= 4 ? { level } : {}),
    ...(group.sure ? {} : { most: unsure }),
  };
  return isOtherThan ? [some] : [...named, some];
}

/** The languages that a demand asks for, each with its level. */
function askedOf({ text, canonical }: Requirement): Asked[] {
  const spoken = spokenIn(text);
  const alone = spoken.length === 1 ? levelIn(text) : undefined;
  const named = spoken.map(({ code, level }) => withLevel([code], level ?? alone));
  const group = askedGroup(text);
  if (group !== undefined) return ofGroup(text, group, named);
  if (named.length > 0) return named;
  return canonical.map((id) => {
    const codes = languagesIn(termById(id)?.name ?? "").map(({ code }) => code);
    return withLevel(codes, levelIn(text));
  });
}

/** Places whose lines list what somebody speaks; elsewhere a language has to have been used. */
const lists: ReadonlySet<SourceLine["place"]> = new Set(["credential", "list", "prose"]);

/** The languages of a value as it is written, those that it denies left out. */
function heldIn(line: SourceLine, text: string, standing: readonly SourceLine[]): Held[] {
  const caps = new Map(
    standing.flatMap((own) => languagesIn(own.text).map(({ code }) => [code, own.cap ?? 1])),
  );
  return spokenIn(text)
    .filter((spoken) => caps.has(spoken.code))
    .filter((spoken) => lists.has(line.place) || wasUsed(text, spoken))
    .map(({ code, level }) => ({
      code,
      ...(level === undefined ? {} : { level }),
      address: line.address,
      cap: level === undefined ? (caps.get(code) ?? 1) : 1,
    }));
}

/** The languages of a resume: an entry of languages is read with its level beside it. */
function heldOf(source: Source): Held[] {
  const levels = new Set(source.resume.languages.map(({ id }) => `${id}.level`));
  const standing = new Map<string, SourceLine[]>();
  for (const line of source.lines)
    standing.set(line.address, [...(standing.get(line.address) ?? []), line]);
  return [...standing].flatMap(([address, own]) => {
    const line = source.byAddress.get(address);
    if (line === undefined || levels.has(address)) return [];
    const level = line.address.startsWith("lng")
      ? (source.byAddress.get(`${line.entry}.level`)?.text ?? "")
      : "";
    return heldIn(line, `${line.text} ${level}`.trim(), own);
  });
}

/** What is shown of each language that is asked for or of the group, the best first. */
function sharesIn({ codes, level, besides }: Asked, held: readonly Held[]): Share[] {
  const best = new Map<string, Share>();
  for (const one of held) {
    if (besides?.has(one.code) === true || (codes !== "any" && !codes.includes(one.code))) continue;
    const strength = Math.min(one.cap, shareOf(one.level, level));
    if (strength > (best.get(one.code)?.strength ?? 0))
      best.set(one.code, { strength, address: one.address });
  }
  return [...best.values()].toSorted((a, b) => b.strength - a.strength);
}

/** What one of two is worth where two are asked for. */
const fewerThanAsked = 0.3;

function shareOfAsked(asked: Asked, held: readonly Held[]): Share {
  const { count = 1, most = 1 } = asked;
  const shares = sharesIn(asked, held);
  const last = shares[count - 1] ?? (shares.length > 0 ? { strength: fewerThanAsked } : undefined);
  if (last === undefined) return { strength: 0 };
  return { ...shares[0], strength: Math.min(most, last.strength) };
}

/** All languages are asked for, unless the demand says "or". */
function joined(shares: readonly Share[], either: boolean): number {
  const strengths = shares.map(({ strength }) => strength);
  const [least, most] = [Math.min(...strengths), Math.max(...strengths)];
  if (either || least >= 0.7) return either ? most : least;
  return most >= 0.7 ? 0.6 : most;
}

/** A language with its level; a resume that is written in English shows English. */
export function matchLanguage(source: Source, requirement: Requirement): Found {
  const asked = askedOf(requirement);
  if (asked.length === 0) return none;
  const held = heldOf(source);
  const shares = asked.map((one) => shareOfAsked(one, held));
  const strength = joined(
    shares,
    /\bor\b(?! (?:better|higher|above|equivalent|more|native))/i.test(requirement.text),
  );
  const factIds = [...new Set(shares.flatMap(({ address }) => address ?? []))];
  if (strength > 0) return { factIds, strength, how: "language" };
  return written(source, asked);
}

/** English of a resume in English. */
function written(source: Source, asked: readonly Asked[]): Found {
  const english = asked.every(({ codes }) => codes !== "any" && codes.includes("en"));
  const prose = source.lines.find((line) => line.place === "role" || line.place === "prose");
  return english &&
    source.lines.length > 8 &&
    source.resume.language.startsWith("en") &&
    prose !== undefined
    ? { factIds: [prose.address], strength: 0.8, how: "language" }
    : none;
}
