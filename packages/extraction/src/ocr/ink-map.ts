import type { GreyPicture } from "./grey-picture.ts";

/** From one cell to before another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A part of a page in cells. */
export interface Part {
  readonly x: Span;
  readonly y: Span;
}

/** Where a picture has ink, in cells of a few pixels; `sums` counts those above and left of a corner. */
export interface InkMap {
  /** Pixels of a cell's side. */
  readonly edge: number;
  readonly across: number;
  readonly down: number;
  readonly sums: Uint32Array;
}

const edge = 4;
const darkest = 140;
/** A stain of fewer dark pixels is no ink. */
const fewestDark = 2;
/** Cells. What is lower than any line of text is a rule, what is taller than any letter a rule or a picture. */
const lowest = 3;
const tallest = 30;

function darkPixels(picture: GreyPicture, across: number, down: number): Uint8Array {
  const dark = new Uint8Array(across * down);
  for (let y = 0; y < picture.height; y += 1) {
    const row = Math.floor(y / edge) * across;
    for (let x = 0; x < picture.width; x += 1) {
      if ((picture.pixels[y * picture.width + x] ?? 255) > darkest) continue;
      const at = row + Math.floor(x / edge);
      dark[at] = (dark[at] ?? 0) + 1;
    }
  }
  return dark;
}

/** Takes out what runs down further than any letter: rules between columns, frames and photographs. */
function withoutRules(dark: Uint8Array, across: number, down: number): Uint8Array {
  const kept = dark.map((count) => (count >= fewestDark ? 1 : 0));
  for (let x = 0; x < across; x += 1) {
    let from = 0;
    for (let y = 0; y <= down; y += 1) {
      if (y < down && (dark[y * across + x] ?? 0) >= fewestDark) continue;
      if (y - from > tallest) for (let at = from; at < y; at += 1) kept[at * across + x] = 0;
      from = y + 1;
    }
  }
  return kept;
}

/** The ink of a picture. */
export function inkMapOf(picture: GreyPicture): InkMap {
  const across = Math.ceil(picture.width / edge);
  const down = Math.ceil(picture.height / edge);
  const dark = withoutRules(darkPixels(picture, across, down), across, down);
  const wide = across + 1;
  const sums = new Uint32Array(wide * (down + 1));
  for (let y = 0; y < down; y += 1) {
    let row = 0;
    for (let x = 0; x < across; x += 1) {
      row += dark[y * across + x] ?? 0;
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + row;
    }
  }
  return { edge, across, down, sums };
}

/** Whether a part of the picture has no ink. */
export function isWhite({ across, sums }: InkMap, { x, y }: Part): boolean {
  const at = (column: number, row: number): number => sums[row * (across + 1) + column] ?? 0;
  return at(x.to, y.to) - at(x.from, y.to) === at(x.to, y.from) - at(x.from, y.from);
}

/** The rows of text of a part: runs of cells with ink between white ones, rules left out. */
export function rowsOf(ink: InkMap, { x, y }: Part): Span[] {
  const rows: Span[] = [];
  let from: number | undefined;
  for (let row = y.from; row <= y.to; row += 1) {
    const white = row === y.to || isWhite(ink, { x, y: { from: row, to: row + 1 } });
    if (!white) from ??= row;
    else if (from !== undefined) {
      if (row - from >= lowest) rows.push({ from, to: row });
      from = undefined;
    }
  }
  return rows;
}

/** White spans of a row of text that are at least so wide, the margins of the part included. */
export function whiteSpans(ink: InkMap, { x, y }: Part, least: number): Span[] {
  const spans: Span[] = [];
  let { from } = x;
  for (let at = x.from; at <= x.to; at += 1) {
    if (at < x.to && isWhite(ink, { x: { from: at, to: at + 1 }, y })) continue;
    if (at - from >= least) spans.push({ from, to: at });
    from = at + 1;
  }
  return spans;
}
