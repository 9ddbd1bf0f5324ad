import type { ClaimIssue } from "@savile/model";
import type { Source, SourceLine } from "../match/source.ts";
import { carriesWord, saysAsWhole } from "./alignment/align.ts";
import { weightOf } from "./alignment/weight.ts";
import {
  askedFrom,
  copied,
  reworded,
  saysAlone,
  saysAlways,
  signs,
  strayInCopy,
  strayInProse,
  tellsAlways,
  tellsTenure,
} from "./asking.data.ts";
import type { Sign } from "./asking.data.ts";
import { degreesIn } from "../posting/degrees.ts";
import { hasWord } from "./checks/objections.ts";
import { kindsOfChange } from "./checks/change.ts";
import { changesIn } from "./reading/changes-of-number.ts";
import { statementsOf } from "./reading/deeds.ts";
import { frameOf } from "./reading/frame.ts";
import type { Frame, FrameWord } from "./reading/frame.ts";
import { linkIn } from "./reading/links.ts";
import { matchesIn } from "./reading/patterns.ts";

/** A line that a claim may be held against, and what stands above it. */
interface Ground {
  readonly line: Frame;
  readonly head: Frame;
}

const grounds = new WeakMap<Source, ReadonlyMap<SourceLine, Ground>>();

function told({ place, kind }: SourceLine): boolean {
  return place === "role" || kind === "bullet";
}

function groundsOf(source: Source): ReadonlyMap<SourceLine, Ground> {
  const before = grounds.get(source);
  if (before !== undefined) return before;
  const printed = (entry: string) =>
    source.printed
      .filter(({ values }) => values.some((line) => line.entry === entry && !told(line)))
      .map(({ text }) => text);
  const heads = new Map<string, SourceLine[]>();
  for (const line of source.lines)
    if (line.entry !== undefined && !told(line))
      heads.set(line.entry, [...(heads.get(line.entry) ?? []), line]);
  const made = new Map(
    source.lines
      .filter(({ place }) => place !== "contact")
      .map((line) => {
        const above = (heads.get(line.entry ?? "") ?? []).filter((one) => one !== line);
        const more = line.entry === undefined ? [] : printed(line.entry);
        const head = frameOf([...above.map(({ text }) => text), ...more].join("\n"));
        return [line, { line: frameOf(line.text), head }] as const;
      }),
  );
  grounds.set(source, made);
  return made;
}

interface Told {
  readonly word: FrameWord;
  readonly index: number;
  readonly weight: number;
}

const leastWeight = 0.15;

/** The words of a text that say something; the names of degrees have checks of their own. */
function telling(claim: Frame): Told[] {
  const degrees = degreesIn(claim.text);
  return claim.words
    .map((word, index) => ({ word, index, weight: weightOf(word) }))
    .filter(
      ({ word, weight }) =>
        weight >= leastWeight &&
        !degrees.some(({ start, end }) => start <= word.start && word.end <= end + 2),
    );
}

const marks = /[,;:]\s+(?:and\s+|then\s+)?|\s(?:and|plus|while|but|then)\s/giu;
const opensOnPlace = /^\s*(?:at|in|for|with|as|during|on|under|by|from)\s/iu;
/** Telling words of a piece of a claim at least that tells of something by itself. */
const leastInPiece = 3;

/** The pieces of a claim that may each come from a line of its own; a place or time told first belongs to the next. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const part of statementsOf(text).flatMap((one) => one.split(marks))) {
    const last = pieces.at(-1) ?? "";
    const isPlace = opensOnPlace.test(last) && telling(frameOf(last)).length < leastInPiece;
    if (isPlace) pieces.splice(-1, 1, `${last}, ${part}`);
    else pieces.push(part);
  }
  return pieces;
}

function total(words: readonly Told[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

function says(claim: Frame, { word, index }: Told, line: Frame): boolean {
  return carriesWord(claim, index, line) || saysAsWhole(claim, word, line);
}

/** The ground that carries most of a statement. */
function nearestOf(claim: Frame, words: readonly Told[], all: readonly Ground[]) {
  const shares = all.map(({ line }) => total(words.filter((one) => says(claim, one, line))));
  const most = Math.max(0, ...shares);
  return most === 0 ? undefined : all[shares.indexOf(most)];
}

function isName({ text, lower, start }: FrameWord): boolean {
  return start > 0 && text !== lower && lower.length > 1;
}

function saysChange(text: string): boolean {
  return kindsOfChange.some(({ said }) => matchesIn(text, said).length > 0);
}

function tellsChange(text: string): boolean {
  return kindsOfChange.some(({ told }) => told.test(text)) || changesIn(text).length > 0;
}

/** A cause in so many words; one told as a manner is no more than that where nothing changes. */
function saysCause(text: string): boolean {
  const link = linkIn(text);
  return link !== undefined && (!link.manner || saysChange(text));
}

/** Whether a text has a word of a closed class that its ground has not. */
function saysMore(claim: Frame, words: RegExp, { line, head }: Ground): boolean {
  return matchesIn(claim.text, words).some(
    ([found]) => ![line, head].some(({ lower }) => hasWord(lower, found.toLowerCase())),
  );
}

/** The words of a statement that its ground lacks and another line has. */
function straysOf(claim: Frame, words: readonly Told[], near: Ground, all: readonly Ground[]) {
  const open = words.filter(
    (one) => ![near.line, near.head].some((line) => says(claim, one, line)),
  );
  return open.filter((one) => all.some(({ line }) => says(claim, one, line)));
}

/** Words of a statement that its nearest line has not: of being alone, of all, of change and of cause. */
function wordSigns(claim: Frame, all: readonly Ground[]): Sign[] {
  const near = nearestOf(claim, telling(claim), all);
  if (near === undefined) return [];
  const found: readonly (readonly [Sign, boolean])[] = [
    ["alone", saysMore(claim, saysAlone, near)],
    ["always", !tellsAlways.test(near.line.text) && saysMore(claim, saysAlways, near)],
    ["change", saysChange(claim.text) && !tellsChange(near.line.text)],
    ["cause", saysCause(claim.text) && linkIn(near.line.text) === undefined],
  ];
  return found.flatMap(([sign, is]) => (is ? [sign] : []));
}

/** What a piece of a claim has from other lines than its nearest. */
function straySigns(claim: Frame, all: readonly Ground[], place: ClaimPlace): Sign[] {
  const words = telling(claim);
  const near = nearestOf(claim, words, all);
  if (near === undefined || words.length < leastInPiece || tellsTenure.test(claim.text)) return [];
  const share = (some: readonly Told[]) => total(some) / total(words);
  const strays = straysOf(claim, words, near, all);
  const same = share(words.filter(({ word }) => near.line.stems.has(word.stem)));
  const carried = share(words.filter((one) => says(claim, one, near.line)));
  const isCopy = same >= copied && same >= carried - reworded;
  const found: readonly (readonly [Sign, boolean])[] = [
    ["name", strays.some(({ word }) => isName(word))],
    ["stray in a copy", isCopy && share(strays) > strayInCopy],
    ["stray in prose", place === "prose" && share(strays) > strayInProse],
  ];
  return found.flatMap(([sign, is]) => (is ? [sign] : []));
}

/** Where a claim stands: a line of a role, prose that may speak of all, a list whose items come from many lines. */
export type ClaimPlace = "line" | "prose" | "list";

/**
 * What is asked about a claim that nothing objects to. Each statement is held against the one line that carries most
 * of it and what stands above that line: words that only other lines have, and words of being alone, of all, of change
 * and of cause that the line has not, count together.
 */
export function questionsOf(
  source: Source,
  text: string,
  named: readonly string[],
  place: ClaimPlace,
): ClaimIssue[] {
  const own = [...groundsOf(source)].flatMap(([line, one]) =>
    named.length === 0 || named.includes(line.entry ?? "") ? [one] : [],
  );
  const words = statementsOf(text).flatMap((part) => wordSigns(frameOf(part), own));
  const pieces = place === "list" ? [] : piecesOf(text);
  const strays = pieces.flatMap((part) => straySigns(frameOf(part), own, place));
  const points = [...new Set([...words, ...strays])].map((sign) => signs[sign]);
  if (points.reduce((sum, one) => sum + one.points, 0) < askedFrom) return [];
  return [...new Set(points.map(({ said }) => said))].map((check) => ({
    check,
    hard: false,
    span: [0, text.length],
    detail: "No one line of your resume says all of this.",
  }));
}
