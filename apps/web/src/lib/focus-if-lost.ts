/** Takes the focus up where what had it went away; a person who is typing elsewhere keeps it. */
export function focusIfLost(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element?.focus();
}
