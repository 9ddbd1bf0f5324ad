import type { DateFind } from "../fields/dates/find-dates.ts";
import type { Line } from "../text-line/line.ts";

/** A bullet or a paragraph of an entry, from its first to its last line. */
export interface Part {
  readonly kind: "bullet" | "paragraph";
  readonly first: Line;
  last: Line;
  /** Where it begins in its first line, behind a label. */
  readonly from?: number;
  /** Where it ends in its last line, before the next sentence. */
  readonly to?: number;
}

/** A part of a line that holds one value. */
export interface Place {
  readonly line: Line;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The value goes on to this offset of the next line. */
  readonly next?: { readonly line: Line; readonly end: number };
}

/** One entry of a section, read. Absent values were not found. */
export interface Entry {
  readonly title?: Place;
  readonly organization?: Place;
  readonly location?: Place;
  readonly date?: { readonly place: Place; readonly find: DateFind };
  readonly rest: readonly Place[];
  readonly parts: readonly Part[];
  readonly header: readonly Line[];
  readonly margin: number;
  /** Nothing in the header was recognised: the title is its line. */
  readonly guessed?: boolean;
}
