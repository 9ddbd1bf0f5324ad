/** Names under which words of a person are kept in a browser: drafts, copies of documents, what a download lacked. */
export const draftPrefix = "draft_";
export const copyPrefix = "editableDoc_";
export const pendingPrefix = "pending_";

/** The keys of a storage. */
export function keysOf(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key) => key !== null);
}

/** The cache with the documents of an account for the time without a line; see `kept-answers.ts`. */
export const keptCache = "documents";

/** Forgets every draft, every copy of unsaved words and every document that this browser keeps. */
export function clearDrafts(): void {
  if ("caches" in window) caches.delete(keptCache).catch(() => undefined);
  for (const key of keysOf(localStorage)) {
    const isDraft = key.startsWith(draftPrefix) && key !== "draft_owner";
    if (isDraft || key.startsWith(copyPrefix)) localStorage.removeItem(key);
  }
  for (const key of keysOf(sessionStorage)) {
    if (key.startsWith(pendingPrefix)) sessionStorage.removeItem(key);
  }
}
