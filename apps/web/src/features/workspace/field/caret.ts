/** Where the caret stands when a field is opened: at an end of its text, or before a letter, counted from 0. */
export type Caret = "start" | "end" | number;

/** The place of a caret in a text. */
export function placeOfCaret(caret: Caret, { length }: string): number {
  if (caret === "start") return 0;
  return caret === "end" ? length : Math.max(0, Math.min(caret, length));
}
