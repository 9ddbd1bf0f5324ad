import type { DocumentKind } from "@savile/model";
import { copyPrefix, keysOf, pendingPrefix } from "./clear-drafts.ts";

/** Where the copy of the unsaved words of a document is kept. */
export function copyKey(session: string, type: DocumentKind): string {
  return `${copyPrefix}${session}_${type}`;
}

/** Ids of the sessions of which this browser keeps words that are not stored. */
export function sessionsWithCopies(): readonly string[] {
  const keys = keysOf(localStorage).filter((key) => key.startsWith(copyPrefix));
  return [...new Set(keys.map((key) => key.split("_")[1] ?? ""))];
}

/** Keeps the words that a download could not take along, for as long as this window lives. */
export function keepPending(session: string, type: DocumentKind, text: string): void {
  try {
    sessionStorage.setItem(`${pendingPrefix}${session}_${type}`, text);
  } catch {
    // The copy of the document has them, too.
  }
}

/** The words of a session that downloads went without are stored by now. */
export function dropPending(session: string): void {
  for (const key of keysOf(sessionStorage)) {
    if (key.startsWith(`${pendingPrefix}${session}_`)) sessionStorage.removeItem(key);
  }
}
