/**
 * Where the focus goes when the button that had it is gone with its question: to the next question, and after
 * the last one to the documents.
 */
export function focusNotes(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const next = document.querySelector<HTMLElement>("[data-work-notes] li button");
    const pages = document.getElementById("pages");
    const target = next ?? (pages?.checkVisibility() === true ? pages : null);
    (target ?? document.querySelector<HTMLElement>("main"))?.focus();
  }, 0);
}
