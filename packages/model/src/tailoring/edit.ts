import type { DocumentKind } from "./claim.ts";
import type { CoverLetter } from "./cover-letter.ts";
import type { EntryValue, Period, Resume, Text } from "../resume/resume.ts";

/** Both documents of a GenerationSession. */
export interface Documents {
  readonly resume: Resume;
  readonly letter: CoverLetter;
}

/** What a list of a document holds: lines, or the entries of a section. */
export type ListValue = Text | EntryValue;

/** `at` is an ISO time; it never changes what an edit does. */
interface EditHead {
  readonly document: DocumentKind;
  readonly at: string;
}

/**
 * Writes the text at an address; `old` is what stood there. `period` exists for dates whose meaning is not
 * what their text says by itself: what they meant before and mean after.
 */
export interface TextEdit extends EditHead {
  readonly kind: "text";
  readonly path: string;
  readonly old: string;
  readonly next: string;
  readonly period?: { readonly old: Period; readonly next: Period };
}

/**
 * Puts a new line or entry behind the one with the id `after` (`null`: first). `place` is for sections of
 * the person's own: the section of `order` behind which it is printed; without it, the last.
 */
export interface InsertEdit extends EditHead {
  readonly kind: "insert";
  readonly list: string;
  readonly after: string | null;
  readonly value: ListValue;
  readonly place?: string | null;
}

/** Takes a line or entry out; `after`, `value` and `place` say what stood where, for the way back. */
export interface RemoveEdit extends EditHead {
  readonly kind: "remove";
  readonly list: string;
  readonly after: string | null;
  readonly value: ListValue;
  readonly place?: string | null;
}

/** Moves a line, an entry or (in the list `order`) a section from behind `from` to behind `after`. */
export interface MoveEdit extends EditHead {
  readonly kind: "move";
  readonly list: string;
  readonly id: string;
  readonly from: string | null;
  readonly after: string | null;
}

/** The person states that this text of theirs is true, or takes that back. It changes no text. */
export interface ConfirmEdit extends EditHead {
  readonly kind: "confirm";
  readonly path: string;
  readonly text: string;
  readonly confirmed: boolean;
}

/**
 * One change that the person made by hand. Places are addresses and ids (see `address.ts`), so that an edit
 * keeps its meaning when others are made, and sending one twice changes nothing.
 */
export type Edit = TextEdit | InsertEdit | RemoveEdit | MoveEdit | ConfirmEdit;

/** Edits that change where lines and entries stand. */
export type ListEdit = InsertEdit | RemoveEdit | MoveEdit;

export const editFailureCodes = ["bad_path", "stale", "bad_value", "too_many", "too_long"] as const;

/**
 * Why an edit was not applied: `bad_path` - the document has no such place; `stale` - something else stands
 * there by now; `bad_value` - not storable, of another shape, or its id is not one of this list; `too_many`
 * - the list is full; `too_long` - a text exceeds `maxTextLength`.
 */
export interface EditFailure {
  readonly code: (typeof editFailureCodes)[number];
}

/** An edit that was left out, with the reason. */
export interface RefusedEdit {
  readonly edit: Edit;
  readonly code: EditFailure["code"];
}
