/** A closing menu gives the focus back to its button a moment later; what wants it more has to come after that. */
const afterMenuMs = 40;

/** Runs something once the menu that was left has given the focus back. */
export function afterMenu(run: () => void): void {
  setTimeout(run, afterMenuMs);
}

/** Whether the person went on to something else: neither what had the focus, nor a menu that gives it back. */
function wentOn(before: Element | null): boolean {
  const now = document.activeElement;
  if (now === null || now === document.body || now === before) return false;
  return now.closest('[role="menu"], [aria-haspopup="menu"]') === null;
}

/**
 * Puts the focus on the first of `selectors` that is in the Edit tab, once React has drawn it. Whoever is
 * somewhere else by then stays there: a key meant for a row must not open another.
 */
export function focusLater(...selectors: readonly string[]): void {
  const before = document.activeElement;
  afterMenu(() => {
    if (wentOn(before)) return;
    const panel = document.querySelector("[data-edit-panel]");
    for (const selector of selectors) {
      const found = panel?.querySelector<HTMLElement>(selector);
      if (found === null || found === undefined) continue;
      found.focus();
      return;
    }
  });
}

/** The closed field of a text. */
export function fieldSelector(path: string): string {
  return `[data-field="${CSS.escape(path)}"]`;
}

/** The menu of a text or an entry. */
export function menuSelector(path: string): string {
  return `[data-menu="${CSS.escape(path)}"]`;
}

/** The button that adds to a list. */
export function addSelector(list: string): string {
  return `[data-add="${CSS.escape(list)}"]`;
}
