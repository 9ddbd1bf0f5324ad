import type { Scan } from "../phrases/scan.ts";
import type { Tables } from "../tables/read-tables.ts";
import { foldedAt, isHead, isPerson } from "./stretch.ts";
import { genderMarks, levels, ranks, schedules } from "./title-words.data.ts";

/** A title cut into its parts, each a list of places of words. */
export interface TitleCut {
  /** The words of the title itself, rank and level taken off. */
  readonly core: readonly number[];
  readonly rank: readonly number[];
  readonly rest: readonly number[];
  /** Hours and way of working before the title; now and then they are a part of it ("rotating equipment engineer"). */
  readonly ahead: readonly number[];
  /** The words of the piece behind the title ("Vice President, Marketing"). */
  readonly beside: readonly number[];
  /** Words behind "of", "for" and "in"; they are part of the core too. */
  readonly specialisation: readonly number[];
  /** The place of the head in the text, or -1. */
  readonly head: number;
}

const specialises = new Set(["of", "for", "in"]);

/** Where a part of a title ends: marks, a dash between blanks, "at" and "with". */
const breaks =
  /[|\u2022\u00b7,;:@()[\]{}\t\n]|\s[-\u2010-\u2015/]\s|\s{2,}|\s[-\u2010-\u2015]|[-\u2010-\u2015]\s/;

function isBreak(gap: string): boolean {
  return gap !== " " && breaks.test(gap);
}

function piecesOf(scan: Scan): number[][] {
  const pieces: number[][] = [[]];
  let end = 0;
  for (const [place, word] of scan.words.entries()) {
    const isCut = place > 0 && isBreak(scan.text.slice(end, word.start));
    const isLink = word.folded === "at" || word.folded === "with";
    if (isCut || isLink) pieces.push([]);
    if (!isLink) pieces.at(-1)?.push(place);
    end = word.end;
  }
  return pieces.filter((piece) => piece.length > 0);
}

function isMark(word: string): boolean {
  return schedules.has(word) || genderMarks.has(word) || levels.has(word);
}

/** Takes hours, marks and level numbers off both ends while others are left. */
function withoutMarks(scan: Scan, piece: readonly number[]) {
  const kept = [...piece];
  const behind: number[] = [];
  const ahead: number[] = [];
  while (kept.length > 1 && isMark(foldedAt(scan, kept.at(-1) ?? -1)))
    behind.unshift(kept.pop() ?? 0);
  while (kept.length > 1 && schedules.has(foldedAt(scan, kept[0] ?? -1)))
    ahead.push(kept.shift() ?? 0);
  return { kept, behind, ahead };
}

/** How many words at the beginning only say how high the title stands; a title must be left behind them. */
function ranksBefore(tables: Tables, scan: Scan, words: readonly number[]): number {
  const head = words.findLastIndex((place) => isHead(tables, scan, place));
  const last = head < 0 ? words.length - 1 : head;
  let count = 0;
  while (count < last && ranks.has(foldedAt(scan, words[count] ?? -1))) count += 1;
  return specialises.has(foldedAt(scan, words[count] ?? -1)) ? count - 1 : count;
}

type IsHead = (place: number) => boolean;

/** What a title may turn on: a head of the tables, else a word that names a person. */
function headTests(tables: Tables, scan: Scan): readonly IsHead[] {
  return [(place) => isHead(tables, scan, place), (place) => isPerson(tables, scan, place)];
}

/** The first piece with a head. */
function titledPiece(tables: Tables, scan: Scan, pieces: readonly number[][]): number[] {
  for (const test of headTests(tables, scan)) {
    const found = pieces.find((piece) => piece.some(test));
    if (found !== undefined) return found;
  }
  return pieces[0] ?? [];
}

/** The last place of a head; -1 where there is none. */
function lastHead(tables: Tables, scan: Scan, places: readonly number[]): number {
  for (const test of headTests(tables, scan)) {
    const found = places.findLast(test);
    if (found !== undefined) return found;
  }
  return -1;
}

/** Cuts a title into what it is and what stands beside it. The piece with the first head is the title. */
export function cutTitle(tables: Tables, scan: Scan): TitleCut {
  const pieces = piecesOf(scan);
  const chosen = titledPiece(tables, scan, pieces);
  const others = pieces.filter((piece) => piece !== chosen).flat();
  const { kept, behind, ahead } = withoutMarks(scan, chosen);
  const high = Math.max(0, ranksBefore(tables, scan, kept));
  const core = kept.slice(high);
  const cut = core.findIndex((place, at) => at > 0 && specialises.has(foldedAt(scan, place)));
  const named = cut < 0 ? core : core.slice(0, cut);
  return {
    core,
    rank: kept.slice(0, high),
    ahead,
    rest: [...behind, ...ahead, ...others],
    beside: pieces[pieces.indexOf(chosen) + 1] ?? [],
    specialisation: cut < 0 ? [] : core.slice(cut + 1),
    head: lastHead(tables, scan, named),
  };
}
