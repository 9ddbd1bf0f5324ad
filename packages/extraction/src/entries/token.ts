import type { Line } from "../text-line/line.ts";

/** Roles of the parts of an entry's header: title or degree, organisation, place, anything else. */
export type Letter = "T" | "C" | "L" | "X";
export const letters: readonly Letter[] = ["T", "C", "L", "X"];

/** A part of a header line that may be a value of its own; offsets count in the text of the line. */
export interface Token {
  readonly line: Line;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What stands before it: "" at the start of a line, "tab" between cells, "style" with the separator, or the separator. */
  readonly separator: string;
  readonly row: number;
  readonly column: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly caps: boolean;
  readonly size: number;
  readonly linked: boolean;
  /** A label such as "Company:" says what the token is. */
  readonly forced?: Letter;
}

/** Scores of one token for each letter. */
export type Scores = Readonly<Record<Letter, number>>;
