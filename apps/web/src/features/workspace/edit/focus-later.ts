/** A closing menu gives the focus back to its button a moment later; what wants it more has to come after that. */
const afterMenuMs = 40;

/** Runs something once the menu that was left has given the focus back. */
export function afterMenu(run: () => void): void {
  setTimeout(run, afterMenuMs);
}

/** Puts the focus on the first of `selectors` that is in the Edit tab, once React has drawn it. */
export function focusLater(...selectors: readonly string[]): void {
  afterMenu(() => {
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
