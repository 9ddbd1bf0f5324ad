/**
 * The letters of a text as a comparison sees them: white space and invisible characters do not count, and
 * compatible forms (ligatures, non-breaking spaces) are the same letter.
 */
export function lettersOf(text: string): string {
  return text.normalize("NFKC").replace(/[\s\p{Cf}]+/gu, "");
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a text is written from right to left: no writer of PDF files keeps the order of its letters. */
export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** Lines of a document that a text contains, and whether they follow one another as printed. */
export interface LinesFound {
  readonly found: number;
  readonly missing: readonly string[];
  readonly inOrder: boolean;
}

/**
 * Looks for each printed line in a text that was read back, from where the line before it ended. A line that
 * stands only further up is found, but not in order. Lines written from right to left say nothing about the
 * order of the others.
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
      inOrder &&= isRightToLeft(line);
    } else {
      missing.push(line);
    }
  }
  return {
    found: lines.length - missing.length,
    missing,
    inOrder: inOrder && missing.every(isRightToLeft),
  };
}
