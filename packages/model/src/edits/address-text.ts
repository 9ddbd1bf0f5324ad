import type { CoverLetter } from "../tailoring/cover-letter.ts";
import { mapLetterTexts, mapResumeTexts } from "../resume/map-texts.ts";
import type { TextChange } from "../resume/map-texts.ts";
import { err, ok } from "../base/result.ts";
import type { Result } from "../base/result.ts";
import type { Resume } from "../resume/resume.ts";

/** Documents whose texts can be edited by address. */
export type EditableDocument = Resume | CoverLetter;

function isLetter(document: EditableDocument): document is CoverLetter {
  return "paragraphs" in document;
}

/** The part of an address that names its entry, if it lies in one: `exp1` of `exp1.b2`. */
export function ownerOf(address: string): string {
  return address.split(".", 1)[0] ?? address;
}

function mapTexts(
  document: EditableDocument,
  change: TextChange,
  address?: string,
): EditableDocument {
  if (isLetter(document)) return mapLetterTexts(document, change);
  const only = address === undefined ? undefined : ownerOf(address);
  return mapResumeTexts(document, change, undefined, only);
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
  const change: TextChange = (at, text) => {
    if (found || at !== address) return text;
    found = true;
    return next;
  };
  const written = mapTexts(document, change, address);
  return found ? ok(written) : err({ code: "bad_path" });
}

/** The text at an address, `""` where nothing is stated; `undefined` where the document has no such place. */
export function readAddress(document: EditableDocument, address: string): string | undefined {
  let found: string | undefined;
  const look: TextChange = (at, text) => {
    if (at === address) found ??= text;
    return text;
  };
  mapTexts(document, look, address);
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
