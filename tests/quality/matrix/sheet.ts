/** A stretch of text in one style; `url` is what a click on it opens, "" for nothing. */
export interface Ink {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly url: string;
}

/** One line of a header: `right` stands at the right edge, or is empty. */
export interface Row {
  readonly left: readonly Ink[];
  readonly right: readonly Ink[];
}

/** `depth` 1 is a list element below another one, or a line set as far in as the text of one. */
export interface Item {
  readonly kind: "bullet" | "text";
  readonly text: string;
  readonly depth?: number;
}

/**
 * A job or a study. `aside` are dates for a column of their own, "" where they stand in the rows, and stand
 * beside the first row or beside `asideRow`; `cells` are the dates, the title, the firm and the place for a
 * table.
 */
export interface Entry {
  readonly aside: string;
  readonly asideRow?: number;
  readonly cells: readonly string[];
  readonly rows: readonly Row[];
  readonly body: readonly Item[];
}

/** One section; without a heading it goes on under what stands above it. `grid` lists short terms that may be set side by side; `tableHead` names columns. */
export interface Part {
  readonly kind: string;
  readonly heading: string;
  readonly entries: readonly Entry[];
  readonly items: readonly Item[];
  readonly rows: readonly Row[];
  readonly grid: readonly string[];
  readonly tableHead: readonly string[];
}

export interface Sheet {
  readonly name: string;
  readonly headline: string;
  /** Pieces of the contact block with the label or icon before each ("phone", "mail", "pin", "link"). */
  readonly contacts: readonly { readonly icon: string; readonly ink: Ink }[];
  /** The contact block in rows of its own instead of one made of `contacts`. */
  readonly contactBlock: readonly Row[];
  readonly parts: readonly Part[];
  /** What stands at the bottom of every page; "{page}" is its number. */
  readonly pageFoot: string;
}

export function ink(text: string, style: Partial<Omit<Ink, "text">> = {}): Ink {
  return { text, bold: false, italic: false, url: "", ...style };
}

export function row(left: string | readonly Ink[], right: string | readonly Ink[] = []): Row {
  const inks = (side: string | readonly Ink[]): readonly Ink[] =>
    typeof side === "string" ? (side === "" ? [] : [ink(side)]) : side;
  return { left: inks(left), right: inks(right) };
}

export function textOf(inks: readonly Ink[]): string {
  return inks.map((one) => one.text).join("");
}

export const emptyPart: Omit<Part, "kind" | "heading"> = {
  entries: [],
  items: [],
  rows: [],
  grid: [],
  tableHead: [],
};
