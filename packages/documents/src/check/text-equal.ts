/**
 * The letters of a text as a comparison sees them: white space and invisible characters do not count, and
 * compatible forms (ligatures, non-breaking spaces) are the same letter.
 */
export function lettersOf(text: string): string {
  return text.normalize("NFKC").replace(/[\s\p{Cf}]+/gu, "");
}

// Written from right to left, or with letters that are joined into clusters.
const takenApart =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Thai}]/u;

/**
 * Whether readers of PDF files give the letters of a text in different orders, or some of them twice: what
 * is written from right to left or in clusters is shown right, but not read alike.
 */
export function isReadApart(text: string): boolean {
  return takenApart.test(text);
}

/** Lines of a document that a text contains, and whether they follow one another as printed. */
export interface LinesFound {
  readonly found: number;
  readonly missing: readonly string[];
  readonly inOrder: boolean;
}

function holdsLetters(letters: string, line: string): boolean {
  return Array.from(lettersOf(line)).every((letter) => letters.includes(letter));
}

/**
 * Looks for each printed line in a text that was read back, from where the line before it ended. A line that
 * stands only further up is found, but not in order. Lines that readers take apart say nothing about the order
 * of the others, but each of their letters has to be there.
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
      inOrder &&= isReadApart(line);
    } else {
      missing.push(line);
    }
  }
  return {
    found: lines.length - missing.length,
    missing,
    inOrder: inOrder && missing.every((line) => isReadApart(line) && holdsLetters(letters, line)),
  };
}
