import type { TemplateId } from "@savile/model";
import type { PrintedDocument } from "../text/layout.ts";
import { plainText } from "./clean-text.ts";
import type { Clean } from "./clean-text.ts";
import { letterSheet } from "./letter-sheet.ts";
import { present } from "./pieces.ts";
import { piecesOf } from "./printed-pieces.ts";
import { resumeSheet } from "./resume-sheet.ts";
import type { Sheet } from "./sheet.ts";

/** One printed string under its address; the address is `""` for a section heading of ours. */
export interface PrintedLine {
  readonly address: string;
  readonly text: string;
}

/**
 * A document as it is printed; `clean` decides what is printed of each text, `template` which sections
 * come first.
 */
export function sheetOf(
  document: PrintedDocument,
  clean: Clean = plainText,
  template: TemplateId = "modern",
): Sheet {
  return document.kind === "resume"
    ? resumeSheet(document.resume, clean, template, document.proof)
    : letterSheet(document.letter, clean);
}

/** Every string of a sheet in the order in which it is printed. */
export function linesOfSheet(sheet: Sheet): PrintedLine[] {
  const { letter } = sheet;
  const body =
    letter === null
      ? []
      : [
          letter.date,
          ...letter.recipient,
          letter.salutation,
          ...letter.paragraphs,
          letter.closing,
          letter.signature,
        ];
  return present([
    sheet.name,
    sheet.headline,
    ...sheet.contacts,
    ...sheet.sections.flatMap((section) => [section.heading, ...section.blocks.flatMap(piecesOf)]),
    ...body,
  ]).map((piece) => ({ address: piece.at, text: piece.text }));
}

/**
 * Every string that a document prints in a template, in the order in which it is printed, section headings
 * included.
 * Plain text, the check of exports and the tests all go by this list.
 */
export function printedLines(
  document: PrintedDocument,
  template: TemplateId = "modern",
): PrintedLine[] {
  return linesOfSheet(sheetOf(document, plainText, template));
}
