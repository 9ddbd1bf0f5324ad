import type { Box, HiddenReason, LineRole } from "@savile/model";
import type { RecognisedPage } from "../ocr/recognised-page.ts";

/** A stretch of one style inside a line; offsets count in the text of the line. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly size: number;
}

/** A part of a line that stands apart from its neighbours (a tab, a wide gap, a table column). */
export interface Cell {
  readonly start: number;
  readonly end: number;
  readonly x: number;
}

/** Target of a link that lies over a part of a line. */
export interface LinkSpot {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

/** A blank far wider than those inside a text, and the edges of what stands at its sides. */
export interface WideBlank {
  readonly at: number;
  readonly left: number;
  readonly right: number;
}

/**
 * One line in reading order, the same for every format. `gap` is the white space above in line pitches
 * (1 = ordinary line spacing, 0 = unknown); `indent` counts points or blanks from the left edge of its
 * block; `fill` says how much of the width of the block the line covers (0..1).
 */
export interface Line {
  readonly id: string;
  text: string;
  page?: number;
  box?: Box;
  block: number;
  cells: Cell[];
  pieces: Piece[];
  links: LinkSpot[];
  /** Blanks that may part the terms of a list. */
  wide?: readonly WideBlank[];
  size: number;
  bold: boolean;
  italic: boolean;
  caps: boolean;
  indent: number;
  gap: number;
  fill: number;
  columnStart: boolean;
  headingLevel?: number;
  /** The first words of the line carry this icon ("phone", "pin"). */
  icon?: string;
  bullet?: { glyph: string; level: number };
  hidden?: HiddenReason;
  role: LineRole;
  /** The name of the column of a table that the line stands in; on the first line of a cell alone. */
  readonly column?: string;
  /** Lines that are read as this one: a name that goes on over the end of its line. */
  readonly joined?: readonly Line[];
}

/** What a format reader hands to the rest: lines in reading order and what it noticed on the way. */
export interface Reading {
  readonly format: "pdf" | "docx" | "doc" | "txt" | "html" | "odt" | "rtf" | "image";
  readonly pages: { w: number; h: number }[];
  readonly maker?: string;
  /** A JSON text that the file carries under the name of ours. */
  readonly attached?: string;
  /** The XML of a Europass file that the file carries. */
  readonly foreign?: string;
  readonly lines: Line[];
  /** Lines outside the flow: hidden text, repeated headers, link targets. */
  readonly aside: Line[];
  /** Pages (1-based) that run from right to left: the places of their lines are those in a mirror. */
  readonly turned?: readonly number[];
  /** Pages whose words were recognised on their picture. */
  readonly recognised?: readonly RecognisedPage[];
  /** Pages (1-based) that hold a picture and next to no text. */
  readonly scanned?: readonly number[];
  readonly findings: { code: string; detail: string; lines: string[] }[];
}

/** Text without letters in lower case, with at least two letters. */
export function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return (
    letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  );
}

/** A line with the usual values; readers override what they know. */
export function plainLine(id: string, text: string, block: number): Line {
  return {
    id,
    text,
    block,
    cells: [{ start: 0, end: text.length, x: 0 }],
    pieces: [],
    links: [],
    size: 10,
    bold: false,
    italic: false,
    caps: isCapitals(text),
    indent: 0,
    gap: 1,
    fill: 0,
    columnStart: false,
    role: "custom",
  };
}
