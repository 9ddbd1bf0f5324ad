import type { Box } from "@savile/model";
import { looksLikeAside } from "./aside-cell.ts";
import { between } from "./fragment.ts";
import type { Fragment, Word } from "./fragment.ts";
import { isCapitals } from "../text-line/line.ts";
import type { Cell, Line, LinkSpot, Piece, WideBlank } from "../text-line/line.ts";
import { moveAsides } from "./move-asides.ts";
import type { Region } from "./split-regions.ts";
import { unfoldCells } from "./unfold-cells.ts";
import { unfoldLists } from "./unfold-lists.ts";
import { wideBlanks } from "./wide-blanks.ts";

/** On one base line; raised and lowered smaller text belongs to the line it touches. */
function sharesRow(head: Fragment, one: Fragment): boolean {
  const size = Math.max(head.size, one.size);
  const distance = Math.abs(head.y - one.y);
  if (distance <= 0.35 * size) return true;
  return Math.min(head.size, one.size) < 0.8 * size && distance <= 0.5 * size;
}

/** Usual distance of the base lines of a region. */
function pitchOf(rows: readonly Fragment[][]): number {
  const counts = new Map<number, number>();
  rows.slice(1).forEach((row, index) => {
    const gap = Math.round(((row[0]?.y ?? 0) - (rows[index]?.[0]?.y ?? 0)) * 2) / 2;
    const size = row[0]?.size ?? 10;
    if (gap >= size * 0.9 && gap <= size * 2) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  });
  const best = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0];
  return best !== undefined && best[1] > 1 ? best[0] : (rows[0]?.[0]?.size ?? 10) * 1.3;
}

/** Where a fragment goes among the rows: a heading in the margin above what stands beside it. */
function rowHeight(one: Fragment): number {
  return one.alone === true ? one.y - one.size * 0.7 : one.y;
}

function lastLine(one: Fragment): number {
  return Math.max(...one.words.map((word) => word.y));
}

/** Puts the fragments of a region on base lines, from top to bottom. */
function rowsOf(fragments: readonly Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  for (const one of fragments.toSorted(
    (a, b) => rowHeight(a) - rowHeight(b) || a.order - b.order,
  )) {
    const row = rows.findLast((other) => {
      const head = other[0];
      if (head === undefined || head.alone === true || one.alone === true) return false;
      return sharesRow(head, one);
    });
    const free = row?.every((other) => other.x1 <= one.x0 + 1 || other.x0 >= one.x1 - 1) ?? false;
    if (row !== undefined && free) row.push(one);
    else rows.push([one]);
  }
  return joinNearRows(rows).map((row) => row.toSorted((a, b) => a.x0 - b.x0));
}

/** A date that is set a little higher or lower than the text it stands beside is on the row of that text. */
function joinNearRows(rows: readonly Fragment[][]): Fragment[][] {
  const out: Fragment[][] = [];
  for (const row of rows) {
    const last = out.at(-1);
    if (last !== undefined && isNear(last, row)) last.push(...row);
    else out.push([...row]);
  }
  return out;
}

function isLoneAside(row: readonly Fragment[]): boolean {
  return row.length === 1 && looksLikeAside(row[0]?.text ?? "");
}

function isNear(a: readonly Fragment[], b: readonly Fragment[]): boolean {
  const [first, second] = [a[0], b[0]];
  if (first === undefined || second === undefined) return false;
  if (first.alone === true || second.alone === true) return false;
  const size = Math.min(first.size, second.size);
  if (Math.abs(first.y - second.y) > size * 0.62) return false;
  if (!isLoneAside(a) && !isLoneAside(b)) return false;
  return a.every((one) => b.every((two) => one.x1 + size <= two.x0 || two.x1 + size <= one.x0));
}

interface Built {
  text: string;
  blanks: WideBlank[];
  cells: Cell[];
  pieces: Piece[];
  links: LinkSpot[];
}

function sameStyle(a: Piece, b: Word): boolean {
  return a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) < 0.6;
}

function addWord(built: Built, word: Word, start: number): void {
  const end = built.text.length;
  const last = built.pieces.at(-1);
  if (last !== undefined && sameStyle(last, word)) {
    built.pieces[built.pieces.length - 1] = { ...last, end };
  } else {
    built.pieces.push({ start, end, bold: word.bold, italic: word.italic, size: word.size });
  }
  if (word.url === undefined) return;
  const spot = built.links.at(-1);
  if (spot?.url === word.url) built.links[built.links.length - 1] = { ...spot, end };
  else built.links.push({ start, end, url: word.url });
}

function addFragment(built: Built, fragment: Fragment): void {
  const start = built.text.length;
  // Letter-spaced text was joined: its words no longer map one to one, so it gets one style.
  if (fragment.text !== plainText(fragment.words)) {
    built.text += fragment.text;
    const head = fragment.words[0];
    if (head !== undefined) addWord(built, head, start);
    return;
  }
  fragment.words.forEach((word, index) => {
    const last = fragment.words[index - 1];
    if (last !== undefined && between(last, word) !== "") {
      built.blanks.push({ at: built.text.length, left: last.x1, right: word.x0 });
      built.text += " ";
    }
    const at = built.text.length;
    built.text += word.text;
    addWord(built, word, at);
  });
}

function plainText(words: readonly Word[]): string {
  let text = "";
  words.forEach((word, index) => {
    const last = words[index - 1];
    text += (last !== undefined && between(last, word) !== "" ? " " : "") + word.text;
  });
  return text;
}

function textOfRow(row: readonly Fragment[]): Built {
  const built: Built = { text: "", blanks: [], cells: [], pieces: [], links: [] };
  row.forEach((fragment, index) => {
    const last = row[index - 1]?.words.at(-1);
    const head = fragment.words[0];
    const moved = last !== undefined && head !== undefined && head.y - last.y > 0.6 * head.size;
    if (moved) {
      built.text +=
        /[-–—]$|\s(?:to|bis|a|à)$/iu.test(built.text) ||
        /^(?:[-–—]|to\b|bis\b)/iu.test(fragment.text)
          ? " "
          : "\t";
      addMoved(built, fragment);
      return;
    }
    const near =
      last !== undefined &&
      head !== undefined &&
      fragment.cell !== true &&
      between(last, head) !== "cell";
    if (index > 0) built.text += near ? (between(last, head) === "" ? "" : " ") : "\t";
    const start = built.text.length;
    addFragment(built, fragment);
    const cell = built.cells.at(-1);
    if (near && cell !== undefined) {
      built.cells[built.cells.length - 1] = { ...cell, end: built.text.length };
    } else {
      built.cells.push({ start, end: built.text.length, x: fragment.x0 });
    }
  });
  return built;
}

/** A cell that came from a lower row: a cell of its own, or the end of the range before it. */
function addMoved(built: Built, fragment: Fragment): void {
  const start = built.text.length;
  const joined = built.text.endsWith(" ");
  addFragment(built, fragment);
  const cell = built.cells.at(-1);
  if (joined && cell !== undefined)
    built.cells[built.cells.length - 1] = { ...cell, end: built.text.length };
  else built.cells.push({ start, end: built.text.length, x: fragment.x0 });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function boxOf(row: readonly Fragment[]): Box {
  const x = Math.min(...row.map((one) => one.x0));
  const y = Math.min(...row.map((one) => one.y - one.size * 0.8));
  const right = Math.max(...row.map((one) => one.x1));
  const bottom = Math.max(...row.map((one) => lastLine(one) + one.size * 0.22));
  return { x: round(x), y: round(y), w: round(right - x), h: round(bottom - y) };
}

function share(pieces: readonly Piece[], test: (piece: Piece) => boolean): number {
  let all = 0;
  let yes = 0;
  for (const piece of pieces) {
    all += piece.end - piece.start;
    if (test(piece)) yes += piece.end - piece.start;
  }
  return all === 0 ? 0 : yes / all;
}

/** Style and size of a line from its pieces: what most of its letters have. */
export function styleOf(pieces: readonly Piece[]): {
  size: number;
  bold: boolean;
  italic: boolean;
} {
  const sizes = pieces
    .map((piece) => ({ size: piece.size, length: piece.end - piece.start }))
    .toSorted((a, b) => b.length - a.length);
  return {
    size: sizes[0]?.size ?? 10,
    bold: share(pieces, (piece) => piece.bold) > 0.6,
    italic: share(pieces, (piece) => piece.italic) > 0.6,
  };
}

export interface RegionLines {
  readonly region: Region;
  readonly page: number;
  readonly block: number;
  /** The region goes on with the column of the region before it. */
  readonly continues: boolean;
}

/** White space above a line in pitches; a cell that begins beside the one before goes on with it. */
function gapAbove(above: number | undefined, base: number, pitch: number): number {
  if (above === undefined) return 0;
  return base < above ? 1 : (base - above) / pitch;
}

/** Lines of one region. Ids are given later, when the final order is known. */
export function buildLines(input: RegionLines): Line[] {
  const left = Math.min(...input.region.fragments.map((one) => one.x0));
  const edge = Math.max(...input.region.fragments.map((one) => one.x1));
  const blocks = unfoldCells(input.region.fragments).map(({ fragments, right = edge }) => ({
    rows: unfoldLists(moveAsides(rowsOf(fragments))),
    right,
  }));
  const pitch = pitchOf(blocks.flatMap(({ rows }) => rows));
  let lowest: number | undefined;
  const placed = blocks.flatMap(({ rows, right }) => {
    let above = lowest;
    return rows.map((row) => {
      const base = row[0]?.y ?? 0;
      const gap = gapAbove(above, base, pitch);
      const first = lowest === undefined;
      above = base;
      lowest = Math.max(lowest ?? base, base);
      return { row, right, gap, first };
    });
  });
  return placed.map(({ row, right, gap, first }) => {
    const { blanks, ...built } = textOfRow(row);
    const wide = wideBlanks(blanks, styleOf(built.pieces).size);
    const box = boxOf(row);
    return {
      id: "",
      ...built,
      ...(wide.length === 0 ? {} : { wide }),
      page: input.page,
      box,
      block: input.block,
      ...styleOf(built.pieces),
      caps: isCapitals(built.text),
      indent: Math.max(0, box.x - left),
      gap,
      fill: right - left > 1 ? (box.x + box.w - left) / (right - left) : 1,
      columnStart: first && !input.continues,
      role: "custom" as const,
    };
  });
}
