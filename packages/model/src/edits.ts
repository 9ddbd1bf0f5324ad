import type { CoverLetter } from "./cover-letter.ts";
import type { Edit } from "./edit.ts";
import { mapLetterTexts, mapResumeTexts } from "./map-texts.ts";
import type { TextChange } from "./map-texts.ts";
import { err, ok } from "./result.ts";
import type { Result } from "./result.ts";
import type { Resume } from "./resume.ts";

/** Why an edit was not applied: no text has this address, or the text there is another by now. */
export type EditFailure = { readonly code: "bad_path" | "stale" };

/** Documents whose texts can be edited by address. */
export type EditableDocument = Resume | CoverLetter;

/** An edit that was left out, with the reason. */
export interface RefusedEdit {
  readonly edit: Edit;
  readonly code: EditFailure["code"];
}

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

/** Applies one edit; the given document is left as it is. `old` must be the text that stands there. */
export function applyEdit<T extends EditableDocument>(
  document: T,
  edit: Edit,
): Result<T, EditFailure> {
  const text = readAddress(document, edit.path);
  if (text === undefined) return err({ code: "bad_path" });
  if (text !== edit.old) return err({ code: "stale" });
  return writeAddress(document, edit.path, edit.next);
}

/** The edit that takes `edit` back, made at the time `at` (ISO). */
export function invertEdit(edit: Edit, at: string): Edit {
  return { path: edit.path, old: edit.next, next: edit.old, at };
}

/** Applies edits in order; those that cannot be applied change nothing and are named. */
export function replayEdits<T extends EditableDocument>(
  document: T,
  edits: readonly Edit[],
): { document: T; refused: RefusedEdit[] } {
  const refused: RefusedEdit[] = [];
  let current = document;
  for (const edit of edits) {
    const applied = applyEdit(current, edit);
    if (applied.ok) current = applied.value;
    else refused.push({ edit, code: applied.error.code });
  }
  return { document: current, refused };
}
