import { frameOf } from "./frame.ts";
import type { Frame, FrameWord } from "./frame.ts";

type Rung = readonly [RegExp, number];

/** Closed class: how well somebody knows a thing, on one ladder with the levels of the CEFR. */
export const plainLadder: readonly Rung[] = [
  [/\b(?:native|mother tongue|bilingual|c2|expert|master(?:y|ed)|guru|specialist in)\b/iu, 5],
  [/\b(?:fluent|fluency|fluently|c1|advanced|deep|extensive|highly proficient|strong)\b/iu, 4],
  [
    /\b(?:professional(?! (?:with|experience|background|development|in))|proficient|proficiency|b2|solid|skilled)\b/iu,
    3,
  ],
  [/\b(?:conversational|intermediate|working knowledge|b1|limited working|familiar)\b/iu, 2],
  [/\b(?:basic|beginner|elementary|a1|a2|introductory|novice|fundamental|some)\b/iu, 1],
];

/** Closed class: what says so in a list of skills, and means something else in a line of work. */
const listLadder: readonly Rung[] = [
  [
    /\b(?:power user|full command|near-native|excellent|with ease|effortless(?:ly)?|perfect(?:ly)?)\b/iu,
    4,
  ],
  [
    /(?<=[,:(] )well\b|\b(?:good|confident|confidently|comfortable|competent|experienced|seasoned|well versed|years of)\b/iu,
    2.5,
  ],
  [/\bconversant\b/iu, 2],
  [
    /\b(?:basics|beginning|introduction|fundamentals|a bit|a little|little|rudimentary|limited|hobby|hobbyist|demo|viewer|reading|read-only|(?:a )?few (?:phrases|words)|phrases|rusty|dabbl\w+|exposure|learning|no more|once|tried|fill-in|from (?:college|school|university|high school)|(?:at )?(?:school|classroom)(?: |-)level)\b/iu,
    1,
  ],
];

const ladder = [...plainLadder, ...listLadder].toSorted((a, b) => b[1] - a[1]);

/** Less than this between two rungs is the same level in other words. */
const step = 0.5;

export interface Level {
  readonly rung: number;
  readonly word: string;
}

/** The level expressions of a text. */
export function levelsIn(text: string): Level[] {
  return ladder.flatMap(([pattern, rung]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [{ rung, word: found[0].toLowerCase() }];
  });
}

/** The highest rung that a line of any kind names. */
export function plainRungOf(text: string): number | undefined {
  return plainLadder.find(([pattern]) => pattern.test(text))?.[1];
}

/** The highest rung that a line of a list names. */
export function rungOf(text: string): number | undefined {
  return levelsIn(text)[0]?.rung;
}

/** Whether one rung stands clearly above another. */
export function isAbove(rung: number, other: number): boolean {
  return rung - other > step;
}

/** "enough to order coffee" tells how little of oneself, and how much in a claim of others. */
const enough = /\benough(?: [\p{L}]+){0,3} (?:to|for)\b/iu;

export function saysEnough(text: string): boolean {
  return enough.test(text);
}

const shortItem = /^(?:\p{L}[\p{L}-]*\s){0,3}\p{L}[\p{L}-]*, (.{2,24}?)\.?$/u;

/** "Social media, a little": a short name and behind it nothing but how well it is known. */
export function saysLevelLast(text: string): boolean {
  const rest = shortItem.exec(text)?.[1];
  return rest !== undefined && levelsIn(`, ${rest}`).length > 0;
}

/** One thing that somebody lists, with all that is said of how well they know it. */
export interface Item {
  readonly text: string;
  /** Words that name the thing. */
  readonly names: readonly FrameWord[];
  readonly frame: Frame;
}

const label = /^([^:]{2,40}):\s+(.+)$/u;
const comma = /,\s+(?![^(]*\))/u;
const commaOrAnd =
  /[,;]\s+(?:and\s+)?(?![^(]*\))|(?<=\p{Ll})\.\s+(?=\p{Lu})|\s(?:and|but)\s(?![^(]*\))/u;
const capital = /\p{Lu}/u;
/** What sets columns apart, and pairs of a label and what is said of it: "Splinting: advanced, seating: basic". */
const apart = /\t+| {3,}|[,;] (?=(?:[\p{L}-]+ ){0,3}[\p{L}-]+: \p{L}+$)/u;

/** A piece that only says how well the thing before it is known: "a few phrases", "enough for the dock". */
function saysOnlyLevel(piece: string): boolean {
  const rest = piece.replace(/^(?:[Aa]n?|[Tt]he)\s/u, "");
  const opens = levelsIn(piece).some(({ word }) => rest.startsWith(word.replace(/^an? /, "")));
  return !capital.test(rest) && (opens || saysEnough(piece));
}

function gathered(pieces: readonly string[]): string[] {
  const items: string[] = [];
  for (const piece of pieces) {
    const last = items.length - 1;
    if (last < 0 || !saysOnlyLevel(piece)) items.push(piece);
    else items[last] = `${items[last] ?? ""}, ${piece}`;
  }
  return items;
}

function itemOf(text: string): Item {
  const frame = frameOf(text);
  const head = (text.split(/\s[–—-]\s|[:(]/u)[0] ?? text).trim();
  const levels = levelsIn(text).map(({ word }) => word);
  const isLevel = ({ lower }: FrameWord) =>
    levels.some((level) => level.split(" ").includes(lower));
  const first = frame.words.find(isLevel)?.start ?? 0;
  const own = frame.words.filter(
    (word) => !word.stop && word.end <= head.length && word.lower.length > 1 && !isLevel(word),
  );
  // "yoruba a few phrases from dad": the name stands before what is said of it.
  const before = own.filter(({ end }) => end <= first);
  return { text, frame, names: before.length > 0 ? before : own };
}

/** Whether all behind a label is said of the label itself: it has no name, or it begins with how well it is known. */
function isOfLabel(rest: string): boolean {
  return !capital.test(rest) || (/^\p{Ll}/u.test(rest) && levelsIn(rest).length > 0);
}

/**
 * The things that a line lists. Under a label without another name ("Loom: can thread it, no more") all is said of
 * the label.
 */
export function itemsOf(text: string, inClaim = false): Item[] {
  const columns = text.split(apart);
  if (columns.length > 1) return columns.flatMap((column) => itemsOf(column, inClaim));
  const [, head, rest = ""] = label.exec(text) ?? [];
  if (head !== undefined && isOfLabel(rest)) return [itemOf(text)];
  const pieces = (head === undefined ? text : rest).split(inClaim ? commaOrAnd : comma);
  return gathered(pieces).map(itemOf);
}
