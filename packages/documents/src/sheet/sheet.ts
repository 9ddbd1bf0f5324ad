import type { RecordSection } from "@savile/model";

/**
 * One printed string. `at` is its address in the document, `""` where a word of ours is printed. `short`
 * pieces never break over a line; `parts` is the text by turns in parts that may break over lines and that
 * may not, `ends` how far each of them reaches on a line without an end, in parts of the size; `long` marks a run of letters wider than a line; `edge` a text that stands at the outer edge of
 * the line of the one before it; `url` is an allowed link target.
 */
export interface Piece {
  readonly at: string;
  readonly text: string;
  readonly short: boolean;
  readonly parts?: readonly string[];
  readonly ends?: readonly number[];
  readonly long?: true;
  readonly edge?: true | undefined;
  readonly url?: string;
}

/**
 * A job, a degree, a project: a head, places below it, prose and bullets. `id` is that of the entry in the
 * document. `keep`: never over two pages; `breakBefore`: at the top of a page.
 */
export interface EntryBlock {
  readonly kind: "entry";
  readonly id: string;
  readonly keep: boolean;
  readonly breakBefore?: true;
  readonly title: Piece | null;
  /** What the title is about, printed after it: the field of a degree. */
  readonly subject: Piece | null;
  readonly dates: Piece | null;
  readonly places: readonly Piece[];
  readonly summary: Piece | null;
  readonly bullets: readonly Piece[];
}

/**
 * A title with notes and a date: a certification, an award without a text. `strong`: short enough to be a
 * bold line, as are all others of its section; else a publication or the like.
 */
export interface RowBlock {
  readonly kind: "row";
  readonly strong: boolean;
  readonly title: Piece | null;
  readonly notes: readonly Piece[];
  readonly dates: Piece | null;
}

export type Block =
  | { readonly kind: "prose"; readonly piece: Piece }
  | { readonly kind: "bullets"; readonly pieces: readonly Piece[] }
  | { readonly kind: "terms"; readonly label: Piece | null; readonly pieces: readonly Piece[] }
  | {
      readonly kind: "pairs";
      readonly pairs: readonly { readonly name: Piece; readonly note: Piece | null }[];
    }
  | RowBlock
  | EntryBlock;

/**
 * A section under its heading; headings of ours have the address `""`. `keep`: never over two pages;
 * `breakBefore`: at the top of a page. `side`: short enough to stand in the column beside the text.
 */
export interface SheetSection {
  readonly keep: boolean;
  readonly side?: true | undefined;
  readonly breakBefore?: true;
  /** The heading stands on a page before. */
  readonly continued?: true;
  readonly heading: Piece;
  readonly blocks: readonly Block[];
}

export interface LetterBody {
  readonly date: Piece | null;
  readonly recipient: readonly Piece[];
  readonly salutation: Piece | null;
  readonly paragraphs: readonly Piece[];
  readonly closing: Piece | null;
  readonly signature: Piece | null;
}

/**
 * A document as it is printed, in the order in which it is printed: the one source of the template, of the
 * plain text and of the check that reads an export back.
 */
export interface Sheet {
  readonly lang: string;
  readonly region: string | null;
  readonly title: string;
  readonly author: string;
  readonly footer: string;
  readonly name: Piece;
  readonly headline: Piece | null;
  readonly contacts: readonly Piece[];
  readonly sections: readonly SheetSection[];
  readonly letter: LetterBody | null;
  /** Addresses of links that are not printed because they do not lead to the named site. */
  readonly unprinted: readonly string[];
}

/** Sections that print the common record shape on one line when it has no text of its own. */
export const rowSections: readonly RecordSection[] = [
  "awards",
  "publications",
  "memberships",
  "patents",
  "speaking",
];
