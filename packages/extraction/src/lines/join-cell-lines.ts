import type { Fragment, Word } from "./fragment.ts";

const openEnd =
  /(?:[,/&(–-]|(?<!\p{L})(?:of|and|or|for|in|the|with|at|to|de|des|du|del|der|und|für|zum|zur|im|la|le|et|e|y|en|da|do|das|dos))$/iu;
/** A small letter, or a number that is no year, does not begin a text. */
const lowStart = /^(?:\p{Ll}|[,(&/]|(?!(?:19|20)\d\d$)[\d\s()+/-]+$)/u;
/** Lines of one text stand closer than this, in sizes of the letters. */
const furthest = 1.7;

function lookOf({ words }: Fragment): string {
  const [word] = words;
  return `${word?.bold === true ? "b" : ""}${word?.italic === true ? "i" : ""}${Math.round((word?.size ?? 0) * 2)}`;
}

function isOpen(text: string): boolean {
  const opened = (text.match(/\(/g) ?? []).length - (text.match(/\)/g) ?? []).length;
  return openEnd.test(text) || opened > 0;
}

/** The first word of the next line would not have fitted in the cell. */
function isFull(last: Fragment, next: Fragment, right: number): boolean {
  const [word] = next.words;
  const width = word === undefined ? 0 : word.x1 - word.x0;
  return lastWord(last).x1 + width + last.size * 0.25 > right - last.size * 0.5;
}

function lastWord({ words }: Fragment): Pick<Word, "x1" | "y"> {
  return words.at(-1) ?? { x1: 0, y: 0 };
}

function follows(last: Fragment, next: Fragment): boolean {
  const by = next.y - lastWord(last).y;
  return by > 0.5 * next.size && by < furthest * next.size;
}

function wraps(last: Fragment, next: Fragment, right: number, looks: number): boolean {
  if (lookOf(last) !== lookOf(next) || /[.!?;:]$/u.test(last.text)) return false;
  if (isOpen(last.text)) return true;
  return isFull(last, next, right) && (looks > 1 || lowStart.test(next.text));
}

function joined(last: Fragment, next: Fragment): Fragment {
  const [first, ...rest] = next.words;
  const words = first === undefined ? [] : [{ ...first, spaced: true }, ...rest];
  return {
    ...last,
    words: [...last.words, ...words],
    text: `${last.text} ${next.text}`,
    x1: Math.max(last.x1, next.x1),
  };
}

/**
 * The lines of a cell, with those as one that a narrow column broke: the line above is open or full, and what
 * follows looks like it. In a cell of one look only a small letter or a bare number tells that a full line goes on. `right` is
 * where the longest line of the column ends.
 */
export function joinCellLines(
  cell: readonly Fragment[],
  right: number,
  which: "wrapped" | "all",
): Fragment[] {
  const looks = new Set(cell.map(lookOf)).size;
  const out: Fragment[] = [];
  for (const one of cell) {
    const last = out.at(-1);
    const isOne =
      last !== undefined &&
      follows(last, one) &&
      (which === "all" || wraps(last, one, right, looks));
    if (isOne) out[out.length - 1] = joined(last, one);
    else out.push(one);
  }
  return out;
}
