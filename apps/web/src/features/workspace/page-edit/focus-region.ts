/** Puts the focus on the button of a line, once React has taken the field away. */
export function focusRegion(path: string): void {
  requestAnimationFrame(() => {
    document
      .querySelector<HTMLElement>(`[data-page] [data-path="${CSS.escape(path)}"]`)
      ?.focus({ preventScroll: true });
  });
}
