import type {
  AccentId,
  CoverLetter,
  Page,
  Paper,
  ProofRow,
  Resume,
  TemplateId,
} from "@savile/model";
import type { Breaks } from "../sheet/with-breaks.ts";

/** What is printed: a Resume, with the table of proof as a last page where there is one, or a CoverLetter. */
export type PrintedDocument =
  | { readonly kind: "resume"; readonly resume: Resume; readonly proof?: readonly ProofRow[] }
  | { readonly kind: "cover_letter"; readonly letter: CoverLetter };

/**
 * What a layout is asked for beside the page count: the PDF's bytes, the pages with their Regions and
 * hashes, or the same pages with their drawings. With an empty list only the pages are counted.
 */
export type Wanted = "pdf" | "pages" | "drawings";

/**
 * One document to lay out. `createdAt` (Unix seconds) is written into the PDF: same input, same bytes.
 * `pageBudget` is the most pages that it may take, by tighter setting within what stays readable; `breaks`
 * are the person's page breaks by id of the entry; `accent` is the colour that the person chose, absent for the
 * template's own; `attachment` is a JSON text that the PDF carries as `resume.json`.
 */
export interface LayoutInput {
  readonly document: PrintedDocument;
  readonly template: TemplateId;
  readonly paper: Paper;
  readonly createdAt: number;
  readonly want: readonly Wanted[];
  readonly pageBudget?: 1 | 2 | 3 | undefined;
  readonly breaks?: Breaks | undefined;
  readonly accent?: AccentId | undefined;
  readonly attachment?: string | undefined;
}

/**
 * Something that the person should know about an otherwise good layout, in plain words:
 * `characters_removed` (signs that a font cannot show, by address), `letters_not_printed` (letters of a script
 * without font; only pages to look at are made with such a gap, never a PDF), `link_not_printed` (no address of the
 * named site), `entry_parted` (an entry that should stay together is longer than a page),
 * `text_order_not_guaranteed` (letters that programs read in different orders), `drawing_unavailable` (pages without
 * drawing; the PDF is not affected).
 */
export interface LayoutWarning {
  readonly code: (typeof layoutWarningCodes)[number];
  readonly detail: string;
  /** The places that it is about, where it is about letters or signs. */
  readonly at?: readonly CharactersAt[] | undefined;
}
export const layoutWarningCodes = [
  "characters_removed",
  "letters_not_printed",
  "link_not_printed",
  "entry_parted",
  "text_order_not_guaranteed",
  "drawing_unavailable",
] as const;

/**
 * How a document was set. `budget` is the asked number of pages, `null` if nobody asked; without one it is
 * always `met`. `density` is the template's; `gap`, `leading` and `size` are factors on its spacing, leading
 * and text sizes (1 = as designed); `body` is the size of the text and `margins` the white edges, in points.
 * A budget that is not met is missed by about `linesOver` lines, and `over` are the addresses behind it.
 */
export interface FitReport {
  readonly budget: 1 | 2 | 3 | null;
  readonly met: boolean;
  readonly density: "normal" | "compact" | "roomy";
  readonly gap: number;
  readonly leading: number;
  readonly size: number;
  readonly body: number;
  readonly margins: { readonly x: number; readonly top: number; readonly bottom: number };
  readonly linesOver: number;
  readonly over: readonly string[];
}

/** A document laid out by one engine. `pages` is empty unless pages or drawings were wanted. */
export interface Layout {
  readonly pageCount: number;
  readonly pages: readonly Page[];
  readonly pdf?: Uint8Array | undefined;
  readonly fit: FitReport;
  readonly warnings: readonly LayoutWarning[];
}

/** A document whose first page is wanted as a picture, `width` pixels wide. */
export interface PictureInput extends Omit<LayoutInput, "createdAt" | "want" | "attachment"> {
  readonly width: number;
}

/** Characters of one address; `place` is the address in words ("Senior Engineer, line 2"). */
export interface CharactersAt {
  readonly path: string;
  readonly place: string;
  readonly characters: string;
}

/**
 * Why there is no layout. `detail` is a sentence for a person with `too_large` (what is too long, and its
 * place) and `missing_glyphs` (the scripts and the fonts that would print them); `at` then names every
 * address and its letters, `fonts` the fonts to install. `template_error` is a fault of ours with the
 * engine's diagnostic; `timeout` and `crashed` come from the pool after a second try in a fresh child,
 * `busy` from a full queue, and `superseded` goes to a preview that a newer one has replaced.
 */
export interface RenderFailure {
  readonly code: (typeof renderFailureCodes)[number];
  readonly detail: string;
  readonly at?: readonly CharactersAt[] | undefined;
  readonly fonts?: readonly string[] | undefined;
}
export const renderFailureCodes = [
  "too_large",
  "missing_glyphs",
  "template_error",
  "timeout",
  "crashed",
  "busy",
  "superseded",
] as const;
