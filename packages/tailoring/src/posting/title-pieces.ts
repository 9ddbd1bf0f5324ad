import { cleanTitle } from "./clean-title.ts";

/** Where one thing on a line ends and the next begins. */
const between =
  /\s+[-–—|·•@/»›→:]+\s+|\s*\|\s*|\s*[:;]\s+|,\s+|\s{2,}|\t|\s+(?:at|with|@|for|in|within|near)\s+(?=\p{Lu})|[.!?](?=\s|$)|\s(?=\[)|(?<=\])\s/giu;
/** What stands behind these is the house or the town, and never a part of the title. */
const parts = /\b(?:at|with|within|near)\b|[@|]/iu;
const open = "([{";
const close = ")]}";

/** Most pieces of one line that are looked at. */
const mostPieces = 8;
/** Of a line that is longer than this only the beginning may be a title. */
const longLine = 120;
const mostOfLong = 3;
const longest = 90;

/** Whether every bracket of a text is closed again, and none is closed that was not opened. */
export function isBalanced(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if (open.includes(letter)) depth += 1;
    if (close.includes(letter)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** A text without the brackets in it that are not closed, and what stands behind an open one. */
export function balanced(text: string): string {
  const opened: number[] = [];
  const stray: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (open.includes(letter)) opened.push(at);
    else if (close.includes(letter) && opened.pop() === undefined) stray.push(at);
  }
  const whole = opened[0] === undefined ? text : text.slice(0, opened[0]);
  const kept = stray.reduceRight(
    (left, at) => (at < left.length ? left.slice(0, at) + left.slice(at + 1) : left),
    whole,
  );
  return kept.trim();
}

/** Depth of brackets at each place of a text. */
function depthAt(text: string, places: readonly number[]): number[] {
  let depth = 0;
  let at = 0;
  return places.map((place) => {
    for (; at < place; at += 1) {
      if (open.includes(text.charAt(at))) depth += 1;
      else if (close.includes(text.charAt(at))) depth = Math.max(0, depth - 1);
    }
    return depth;
  });
}

/** A part of a line that may be a title by itself, with what stands before and behind it. */
export interface TitlePiece {
  readonly text: string;
  readonly before: string;
  readonly behind: string;
}

/** Terms of the job that follow a title without a mark between: "Officer 2 posts", "Mechanic 2:1 FIFO", "Clerk FT". */
const tail =
  /\s+(?:\d{1,2}(?:\.\d+)?\s?(?:x\s|posts?\b|positions?\b|vacanc|hours?\b|hrs?\b|h\b|nos?\b|fte\b|months?\b|days?\b|shifts?\b|%)|\d{1,2}(?:st|nd|rd|th) shift|\d+:\d+\b|[$£€₹]\s?\d|(?:FT|PT|FTE|FIFO|DIDO|PRN|P\/T|F\/T)\b|(?:full|part)[- ]time\b|(?:wanted|needed|required|sought)\b|(?:grade|band|scale|scp|ref|req)\.?\s\S*\d).*$/iu;

/** The pieces of a line, each alone and each with the next: what stands in brackets is never cut. */
export function piecesOf(line: string): TitlePiece[] {
  const found = [...line.slice(0, 400).matchAll(between)];
  const depths = depthAt(
    line,
    found.map(({ index }) => index),
  );
  const cuts = found
    .filter((_, at) => depths[at] === 0)
    .map(({ index, 0: mark }) => ({
      from: index,
      to: index + mark.length,
      apart: parts.test(mark),
    }));
  const ends = [...cuts.map(({ from }) => from), line.length];
  const starts = [0, ...cuts.map(({ to }) => to)];
  const pieces = starts.flatMap((start, at): (readonly [number, number])[] => [
    [start, ends[at] ?? -1],
    [start, cuts[at]?.apart === true ? -1 : (ends[at + 1] ?? -1)],
  ]);
  return pieces
    .filter(([from, to]) => to > from && to - from <= longest)
    .slice(0, 2 * (line.length > longLine ? mostOfLong : mostPieces))
    .map(([from, to]) => ({
      text: line.slice(from, to).trim(),
      before: line.slice(0, from),
      behind: line.slice(to),
    }));
}

/** What a bracket behind a title tells of the job and not of the work: hours, grades, numbers, the way of working. */
const termsInBrackets =
  /\s*[([](?=[^)\]]*(?:\d|%|\b(?:full|part)[- ]?time\b|\b(?:ft|pt|fte|permanent|temporary|temp|contract|fixed[- ]term|cover|mat(?:ernity)?|leave|remote|hybrid|on-?site|field|grade|band|scale|scale|scp|ref|m\/|f\/|w\/|all genders|gn|h\/f|days?|nights?|shifts?|hours?|hrs|casual|seasonal|immediate|urgent|new|confidential|position|role|job)\b))[^)\]]*[)\]]/giu;

/** A title without its terms, its brackets whole. */
export function bareTitle(text: string): string {
  const told = balanced(text.replace(tail, "")).replace(termsInBrackets, "");
  return balanced(cleanTitle(told).replace(tail, "")).replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, "");
}
