/**
 * The letters of a text as a comparison sees them: white space and invisible characters do not count, and
 * compatible forms (ligatures, non-breaking spaces) are the same letter.
 */
export function lettersOf(text: string): string {
  return text.normalize("NFKC").replace(/[\s\p{Cf}]+/gu, "");
}

/** Lines of a document that a text contains, and whether they follow one another as printed. */
export interface LinesFound {
  readonly found: number;
  readonly missing: readonly string[];
  readonly inOrder: boolean;
}

/**
 * Looks for each printed line in a text that was read back, from where the line before it ended. A line that
 * stands only further up is found, but not in order.
 */
export function findLines(text: string, lines: readonly string[]): LinesFound {
  const letters = lettersOf(text);
  const missing: string[] = [];
  let from = 0;
  let inOrder = true;
  for (const line of lines) {
    const sought = lettersOf(line);
    const at = letters.indexOf(sought, from);
    if (at >= 0) {
      from = at + sought.length;
    } else if (letters.includes(sought)) {
      inOrder = false;
    } else {
      missing.push(line);
    }
  }
  return {
    found: lines.length - missing.length,
    missing,
    inOrder: inOrder && missing.length === 0,
  };
}
