import type { CoverLetter } from "../cover-letter.ts";
import { mapLetterTexts, mapResumeTexts } from "../map-texts.ts";
import type { TextChange } from "../map-texts.ts";
import { err, ok } from "../result.ts";
import type { Result } from "../result.ts";
import type { Resume } from "../resume.ts";

/** Documents whose texts can be edited by address. */
export type EditableDocument = Resume | CoverLetter;

function isLetter(document: EditableDocument): document is CoverLetter {
  return "paragraphs" in document;
}

function mapTexts(document: EditableDocument, change: TextChange): EditableDocument {
  return isLetter(document) ? mapLetterTexts(document, change) : mapResumeTexts(document, change);
}

/**
 * Writes `next` at an address, whatever stands there; `bad_path` where the document has no such place.
 * Addresses are compared, never walked, so that no path reaches anything but a text of the document.
 */
export function writeAddress<T extends EditableDocument>(
  document: T,
  address: string,
  next: string,
): Result<T, { readonly code: "bad_path" }>;
export function writeAddress(
  document: EditableDocument,
  address: string,
  next: string,
): Result<EditableDocument, { readonly code: "bad_path" }> {
  let found = false;
  const written = mapTexts(document, (at, text) => {
    if (found || at !== address) return text;
    found = true;
    return next;
  });
  return found ? ok(written) : err({ code: "bad_path" });
}

/** The text at an address, `""` where nothing is stated; `undefined` where the document has no such place. */
export function readAddress(document: EditableDocument, address: string): string | undefined {
  let found: string | undefined;
  mapTexts(document, (at, text) => {
    if (at === address) found ??= text;
    return text;
  });
  return found;
}

/** Every text of a document by its address, absent ones (`""`) included, in the order of the document. */
export function textsByAddress(document: EditableDocument): Map<string, string> {
  const texts = new Map<string, string>();
  mapTexts(document, (at, text) => {
    texts.set(at, text);
    return text;
  });
  return texts;
}
