import type { Requirement } from "@savile/model";
import { termById } from "@savile/taxonomy/lexicon";
import { none } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import { levelIn } from "./language-level.ts";
import type { LanguageLevel } from "./language-level.ts";
import { askedGroup, languagesIn } from "./languages.ts";
import type { Source, SourceLine } from "./source.ts";
import { spokenIn, wasUsed } from "./spoken.ts";

interface Asked {
  readonly codes: readonly string[] | "any";
  readonly level?: LanguageLevel;
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

/** The languages that a demand asks for, each with its level. */
function askedOf({ text, canonical }: Requirement): Asked[] {
  const spoken = spokenIn(text);
  const alone = spoken.length === 1 ? levelIn(text) : undefined;
  const named = spoken.map(({ code, level }) => withLevel([code], level ?? alone));
  const group = askedGroup(text);
  if (group !== undefined) return [...named, { codes: group }];
  if (named.length > 0) return named;
  return canonical.map((id) => {
    const codes = languagesIn(termById(id)?.name ?? "").map(({ code }) => code);
    return withLevel(codes, levelIn(text));
  });
}

function heldIn(line: SourceLine, text: string): Held[] {
  const listed = line.place === "credential" || line.place === "list" || line.place === "prose";
  return spokenIn(text)
    .filter((spoken) => listed || wasUsed(text, spoken))
    .map(({ code, level }) => ({
      code,
      ...(level === undefined ? {} : { level }),
      address: line.address,
      cap: level === undefined ? (line.cap ?? 1) : 1,
    }));
}

/** The languages of a resume: an entry of languages is read with its level beside it. */
function heldOf(source: Source): Held[] {
  const levels = new Set(source.resume.languages.map(({ id }) => `${id}.level`));
  return source.lines
    .filter(({ address }) => !levels.has(address))
    .flatMap((line) => {
      const level = line.address.startsWith("lng")
        ? (source.byAddress.get(`${line.entry}.level`)?.text ?? "")
        : "";
      return heldIn(line, `${line.text} ${level}`.trim());
    });
}

function shareOfAsked(
  { codes, level }: Asked,
  held: readonly Held[],
  named: ReadonlySet<string>,
): Share {
  const fits = held.filter(({ code }) =>
    codes === "any" ? !named.has(code) : codes.includes(code),
  );
  return fits
    .map((one): Share => ({
      strength: Math.min(one.cap, shareOf(one.level, level)),
      address: one.address,
    }))
    .reduce((best, one) => (one.strength > best.strength ? one : best), { strength: 0 });
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
  const named = new Set(asked.flatMap(({ codes }) => (codes === "any" ? [] : codes)));
  const held = heldOf(source);
  const shares = asked.map((one) => shareOfAsked(one, held, named));
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
