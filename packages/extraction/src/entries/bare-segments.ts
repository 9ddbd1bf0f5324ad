import { titleOf } from "@savile/taxonomy";
import { placeScore } from "../fields/place.rules.ts";
import { isKnownCity } from "../fields/place-words.ts";
import { loadTables } from "../taxonomy/load-taxonomy.ts";
import { organizationScore } from "./organization.rules.ts";
import { titleScore } from "./title.rules.ts";

/** A stretch of a text and what it is: title, organisation or place. */
export interface Segment {
  readonly letter: "T" | "C" | "L";
  readonly start: number;
  readonly end: number;
}

type Part = Segment["letter"];
export type Order = readonly Part[];

/** The orders in which people write title, organisation and place. */
export const orders: readonly Order[] = [
  ["C", "L", "T"],
  ["T", "C", "L"],
  ["C", "T", "L"],
  ["T", "L", "C"],
];

/** How well a text divides in an order; segments in the order of the text. */
export interface Division {
  readonly value: number;
  readonly segments: readonly Segment[];
}

const mostWords = 12;
const never = -99;
/** What a header loses that names no organisation. */
const noFirm = 1.1;
const surePlace = 0.75;
const knownTitle = 2.4;
const loose = /(?:^|\s)(?:of|and|the|for|de|des|du|da|do|del|la|le|les|et|y|e|und|der|für|&)$/iu;

function titleValue(text: string): number {
  const score = titleScore(text);
  if (score < knownTitle || text.includes(",")) return never;
  const tables = loadTables();
  const count = text.split(/\s+/).length;
  const isWhole = count > 1 && tables.ok && titleOf(tables.value, text).by === "exact";
  return score + (isWhole ? 1.2 : 0) - count * 0.12;
}

function firmValue(text: string, besidePlace: boolean): number {
  if (text.includes(",")) return never;
  const score = organizationScore(text);
  const unknown = besidePlace ? 0.3 : 1.5;
  return score - (score < 1.2 ? unknown : 0) - (titleScore(text) >= knownTitle ? 1.6 : 0);
}

/** Only a town that one knows stands out among other names. */
function placeValue(text: string): number {
  const [town = ""] = text.split(",");
  const score = isKnownCity(town) || town === text ? placeScore(text) : 0;
  return score >= surePlace ? score * 3 : never;
}

interface Word {
  readonly start: number;
  readonly end: number;
}

interface Ground {
  readonly text: string;
  readonly words: readonly Word[];
}

function stretch({ text, words }: Ground, from: number, to: number): string {
  return text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
}

/** Names begin with a capital and do not end on a comma or a word that leads to another one. */
function mayStand(text: string): boolean {
  return /^["“]?[\p{Lu}\d]/u.test(text) && !text.endsWith(",") && !loose.test(text);
}

function valueOf(ground: Ground, letters: Order, cuts: readonly number[]): number {
  let sum = letters.includes("C") ? 0 : -noFirm;
  for (const [at, letter] of letters.entries()) {
    const text = stretch(ground, cuts[at] ?? 0, cuts[at + 1] ?? 0);
    if (!mayStand(text)) return never;
    sum +=
      letter === "T"
        ? titleValue(text)
        : letter === "L"
          ? placeValue(text)
          : firmValue(text, letters.includes("L"));
    if (sum < -9) return never;
  }
  return sum;
}

/** All ways to cut so many words into so many stretches, as the places of the cuts. */
function cutsOf(words: number, parts: number): number[][] {
  let ways: number[][] = [[0]];
  for (let part = 1; part < parts; part += 1)
    ways = ways.flatMap((way) =>
      Array.from({ length: words }, (_, at) => at)
        .filter((at) => at > (way.at(-1) ?? 0))
        .map((at) => [...way, at]),
    );
  return ways.map((way) => [...way, words]);
}

function segmentsOf({ words }: Ground, letters: Order, cuts: readonly number[]): Segment[] {
  return letters.map((letter, at) => {
    const start = words[cuts[at] ?? 0]?.start ?? 0;
    const end = words[(cuts[at + 1] ?? 0) - 1]?.end ?? 0;
    return { letter, start, end };
  });
}

/** The words of a text, where it has few enough of them to be a header. */
function groundOf(text: string): Ground | undefined {
  const words = [...text.matchAll(/\S+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return words.length < 2 || words.length > mostWords ? undefined : { text, words };
}

/** Whether every word of a text is a part of a title that the tables know, ranks included. */
export function isWholeTitle(text: string): boolean {
  const tables = loadTables();
  if (!tables.ok || !text.trim().includes(" ")) return false;
  const { by, rest } = titleOf(tables.value, text);
  return (by === "exact" || by === "trimmed") && rest.length === 0;
}

/** What a text is worth as a title without anything else. */
export function wholeValue(text: string): number {
  return Math.max(0, titleScore(text)) - text.split(/\s+/).length * 0.12 - noFirm;
}

/** The best division of a text in an order, the place or the organisation of which may be missing. */
export function divideText(text: string, order: Order): Division | undefined {
  const ground = groundOf(text);
  if (ground === undefined) return undefined;
  let best: Division | undefined;
  const without = (part: Part): Order => order.filter((letter) => letter !== part);
  for (const letters of [order, without("L"), without("C")])
    for (const cuts of cutsOf(ground.words.length, letters.length)) {
      const value = valueOf(ground, letters, cuts);
      if (value > (best?.value ?? never))
        best = { value, segments: segmentsOf(ground, letters, cuts) };
    }
  return best;
}
