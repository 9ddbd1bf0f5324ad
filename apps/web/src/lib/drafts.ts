import type { DocumentKind } from "@savile/model";

/** What a person has entered for an upload that the server does not know yet. */
export interface Draft {
  readonly jobDescription: string;
  readonly template: string;
}

const prefix = "draft_";

function keyOf(uploadId: string): string {
  return `${prefix}${uploadId}`;
}

/** The kept draft of an upload; empty values where nothing was entered. */
export function readDraft(uploadId: string): Draft {
  const empty: Draft = { jobDescription: "", template: "modern" };
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(uploadId)) ?? "null");
    if (typeof value !== "object" || value === null) return empty;
    return {
      jobDescription:
        "jobDescription" in value && typeof value.jobDescription === "string"
          ? value.jobDescription
          : "",
      template:
        "template" in value && typeof value.template === "string" ? value.template : "modern",
    };
  } catch {
    return empty;
  }
}

/** Keeps a part of the draft; a full storage costs the draft, never the page. */
export function keepDraft(uploadId: string, part: Partial<Draft>): void {
  try {
    localStorage.setItem(keyOf(uploadId), JSON.stringify({ ...readDraft(uploadId), ...part }));
  } catch {
    // The text stays in its field; only a reload would lose it.
  }
}

const copyPrefix = "editableDoc_";
const pendingPrefix = "pending_";

function keysOf(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key) => key !== null);
}

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

/** The cache with the documents of an account for the time without a line; see `kept-answers.ts`. */
export const keptCache = "documents";

/** Forgets every draft, every copy of unsaved words and every document that this browser keeps. */
export function clearDrafts(): void {
  if ("caches" in window) caches.delete(keptCache).catch(() => undefined);
  for (const key of keysOf(localStorage)) {
    const isDraft = key.startsWith(prefix) && key !== "draft_owner";
    if (isDraft || key.startsWith(copyPrefix)) localStorage.removeItem(key);
  }
  for (const key of keysOf(sessionStorage)) {
    if (key.startsWith(pendingPrefix)) sessionStorage.removeItem(key);
  }
}
