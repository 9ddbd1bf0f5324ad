import { isFullLine } from "./indented-lists.ts";
import type { Line } from "../text-line/line.ts";
import type { Marked } from "./mark-lines.ts";

/** Fewer lines begin with capitals by chance. */
const fewest = 3;
const widestGap = 1.4;
const openEnd =
  /(?:[,;:&(/–-]|\s(?:and|or|of|for|in|the|to|with|a|an|und|für|der|et|de|du|la|y|e|em))$/iu;

/** Begins with a capital, ends where a deed may end, and holds no second sentence. */
function isDeed({ text, cells }: Line): boolean {
  const plain = text.trim();
  const isWhole = /^\p{Lu}/u.test(plain) && !openEnd.test(plain);
  return isWhole && cells.length === 1 && !/[.!?]\s+\p{Lu}/u.test(plain);
}

/** In small letters, with room left for the next word: nobody who breaks a sentence does so before the line is full. */
function areLow(run: readonly Line[]): boolean {
  return (
    run.length > 1 &&
    run.every((line, at) => {
      const last = run[at - 1];
      const isApart = last === undefined || !isWrapped(last, line);
      return /^[\p{Ll}\d]/u.test(line.text) && !openEnd.test(line.text.trim()) && isApart;
    })
  );
}

const shortLine = 60;

function isWrapped(last: Line, line: Line): boolean {
  if (last.box !== undefined) return isFullLine(last, line, 0);
  return last.fill > 0.7 || last.text.length > shortLine;
}

function goesOn(last: Line, line: Line): boolean {
  return line.block === last.block && line.gap < widestGap;
}

/**
 * Lines that open elements of a list without any glyphs: where three or more lines below each other all begin
 * with capitals, nobody wrapped a sentence.
 */
export function bareElements(body: readonly Marked[]): ReadonlySet<Line> {
  const runs: Line[][] = [];
  let last: Line | undefined;
  for (const { kind, line } of body) {
    const isOne = last !== undefined && goesOn(last, line);
    if (kind === "prose" && isOne) runs.at(-1)?.push(line);
    else if (kind === "prose") runs.push([line]);
    last = kind === "prose" ? line : undefined;
  }
  const lists = runs.filter((run) => (run.length >= fewest && run.every(isDeed)) || areLow(run));
  return new Set(lists.flat());
}
