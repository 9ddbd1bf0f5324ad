import type { CoverLetter, Page, Paper, Resume, TemplateId } from "@savile/model";

/** What is printed: a Resume or a CoverLetter. */
export type PrintedDocument =
  | { readonly kind: "resume"; readonly resume: Resume }
  | { readonly kind: "cover_letter"; readonly letter: CoverLetter };

/**
 * What a layout is asked for beside the page count: the PDF's bytes, the pages with their Regions and
 * hashes, or the same pages with their drawings. With an empty list only the pages are counted.
 */
export type Wanted = "pdf" | "pages" | "drawings";

/** One document to lay out. `createdAt` (Unix seconds) is written into the PDF: same input, same bytes. */
export interface LayoutInput {
  readonly document: PrintedDocument;
  readonly template: TemplateId;
  readonly paper: Paper;
  readonly createdAt: number;
  readonly want: readonly Wanted[];
}

/**
 * Something that the person should know about an otherwise good layout, in plain words:
 * `characters_removed` (signs that a font cannot show), `letters_not_printed` (letters of a script without font), `link_not_printed` (no address of the named site),
 * `drawing_unavailable` (pages without drawing; the PDF is not affected).
 */
export interface LayoutWarning {
  readonly code:
    | "characters_removed"
    | "letters_not_printed"
    | "link_not_printed"
    | "drawing_unavailable";
  readonly detail: string;
}

/** A document laid out by one compile. `pages` is empty unless pages or drawings were wanted. */
export interface Layout {
  readonly pageCount: number;
  readonly pages: readonly Page[];
  readonly pdf?: Uint8Array | undefined;
  readonly warnings: readonly LayoutWarning[];
}

/**
 * Why there is no layout. `too_large` and `missing_glyphs` name the addresses in `detail`;
 * `template_error` is a fault of ours with the engine's diagnostic; `timeout` and `crashed` come from the
 * pool after a second try in a fresh child.
 */
export interface RenderFailure {
  readonly code: "too_large" | "missing_glyphs" | "template_error" | "timeout" | "crashed";
  readonly detail: string;
}
