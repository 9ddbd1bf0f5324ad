/** Mark of a paragraph of a letter that is one of several points, and the space behind it. */
export const pointMark = "• ";

/** Whether a paragraph of a letter is a point: it hangs below its mark and stands close to the point before it. */
export function isPointText(text: string): boolean {
  return text.startsWith(pointMark);
}
