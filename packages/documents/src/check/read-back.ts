import { err, ok } from "@savile/model";
import type { ReadBack, Result } from "@savile/model";
import type { PrintedDocument, RenderFailure } from "../layout.ts";
import { isAllowedLink } from "../sheet/links.ts";
import { linesOfSheet, sheetOf } from "../sheet/printed-lines.ts";
import { createCoverageCheck } from "../typst/coverage.ts";
import type { Covers } from "../typst/coverage.ts";
import { readPdf } from "./read-pdf.ts";
import type { PdfContent } from "./read-pdf.ts";
import { findLines } from "./text-equal.ts";

/** An exported file and the document that it should carry. */
export interface ReadBackInput {
  readonly bytes: Uint8Array;
  readonly format: "pdf" | "txt";
  readonly document: PrintedDocument;
}

// A replacement character, a soft hyphen, a character of private use or a NUL in the text of a file means
// that a reader gets something else than what is seen.
const damaged = /[\0\u00AD\uFFFD\p{Co}]/gu;

function printedTexts(document: PrintedDocument, covers?: Covers): string[] {
  const clean = covers && createCoverageCheck(covers).clean;
  return linesOfSheet(sheetOf(document, clean)).map((line) => line.text);
}

function damagedCharacters(text: string): string[] {
  return [...new Set(text.match(damaged) ?? [])].map(
    (character) =>
      `unreadable character U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`,
  );
}

/** Faults of a PDF that are not a missing line, in words. */
function faultsOf(content: PdfContent): string[] {
  const firstHeading = content.roles.find((role) => /^H\d?$/u.test(role));
  return [
    ...damagedCharacters(content.text),
    ...(content.roles.length > 0 && firstHeading !== "H1"
      ? ["a heading of level 1 at the top"]
      : []),
    ...(content.title === "" ? ["a title"] : []),
    ...content.links.filter((link) => !isAllowedLink(link)).map((link) => `a safe link: ${link}`),
    ...content.fontsNotEmbedded.map((font) => `the font ${font}`),
  ];
}

async function readBackPdf(input: ReadBackInput, covers: Covers): Promise<ReadBack> {
  const content = await readPdf(input.bytes);
  const lines = printedTexts(input.document, covers);
  const found = findLines(content.text, lines);
  return {
    format: "pdf",
    lines: lines.length,
    found: found.found,
    missing: [...found.missing, ...faultsOf(content)],
    inOrder: found.inOrder,
    pageCount: content.pageCount,
    tagged: content.roles.length > 0,
  };
}

function readBackText(input: ReadBackInput): ReadBack {
  const text = new TextDecoder("utf-8").decode(input.bytes);
  const lines = printedTexts(input.document);
  const found = findLines(text, lines);
  return {
    format: "txt",
    lines: lines.length,
    found: found.found,
    missing: [...found.missing, ...damagedCharacters(text)],
    inOrder: found.inOrder,
    pageCount: null,
    tagged: null,
  };
}

/**
 * Reads an exported file again and looks for every line that the document prints. `missing` names lines that
 * are not there and other faults of the file; a file that cannot be read at all is a `template_error`.
 * `covers` tells what the fonts of a PDF can show.
 */
export async function readBack(
  input: ReadBackInput,
  covers: Covers,
): Promise<Result<ReadBack, RenderFailure>> {
  try {
    return ok(input.format === "pdf" ? await readBackPdf(input, covers) : readBackText(input));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return err({ code: "template_error", detail: `the file cannot be read back: ${detail}` });
  }
}
