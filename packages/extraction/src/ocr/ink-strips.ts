import type { GreyPicture } from "./grey-picture.ts";

/** From one cell to before another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Cells of a picture: for each how many cells with ink stand above it in its column, row by row. */
export interface InkMap {
  /** Pixels of a cell's side. */
  readonly edge: number;
  readonly across: number;
  readonly down: number;
  readonly sums: Uint16Array;
}

const edge = 4;
const darkest = 140;
/** A stain of fewer dark pixels is no ink. */
const fewestDark = 2;
/** Lower than any line of text in cells: a rule. */
const lowest = 3;

function darkCells(picture: GreyPicture, across: number, down: number): Uint8Array {
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

/** Where a picture has ink. */
export function inkMapOf(picture: GreyPicture): InkMap {
  const across = Math.ceil(picture.width / edge);
  const down = Math.ceil(picture.height / edge);
  const dark = darkCells(picture, across, down);
  const sums = new Uint16Array(across * (down + 1));
  dark.forEach((count, at) => {
    sums[at + across] = (sums[at] ?? 0) + (count >= fewestDark ? 1 : 0);
  });
  return { edge, across, down, sums };
}

/** Whether a column of cells has no ink between two rows. */
export function isWhiteBetween({ across, sums }: InkMap, y: Span, column: number): boolean {
  return sums[y.from * across + column] === sums[y.to * across + column];
}

function isWhiteRow({ across, sums }: InkMap, row: number, x: Span): boolean {
  for (let at = x.from; at < x.to; at += 1) {
    if (sums[row * across + at] !== sums[(row + 1) * across + at]) return false;
  }
  return true;
}

/** The rows of text of a part of the page: runs of cells with ink, rules left out. */
export function stripsOf(ink: InkMap, { x, y }: { readonly x: Span; readonly y: Span }): Span[] {
  const strips: Span[] = [];
  let from: number | undefined;
  for (let row = y.from; row <= y.to; row += 1) {
    const white = row === y.to || isWhiteRow(ink, row, x);
    if (!white) from ??= row;
    else if (from !== undefined) {
      if (row - from >= lowest) strips.push({ from, to: row });
      from = undefined;
    }
  }
  return strips;
}
