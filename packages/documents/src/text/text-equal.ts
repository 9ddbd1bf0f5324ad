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

/** Whether each word of a line is there, of words that readers take apart each letter; signs may move. */
function holdsWords(letters: string, line: string): boolean {
  return line.split(/[^\p{L}\p{M}\p{N}]+/u).every((word) => {
    const sought = lettersOf(word);
    if (!isReadApart(word)) return letters.includes(sought);
    return Array.from(sought).every((letter) => letters.includes(letter));
  });
}

/**
 * Looks for each printed line in a text that was read back, from where the line before it ended. A line that
 * stands only further up is found, but not in order. Where a document has lines that readers take apart, they
 * also cut lines of other scripts that are set from the same edge: then nothing can be said about the order,
 * but each word has to be there.
 */
export function findLines(text: string, lines: readonly string[]): LinesFound {
  const letters = lettersOf(text);
  const missing: string[] = [];
  let from = 0;
  let displaced = 0;
  for (const line of lines) {
    const sought = lettersOf(line);
    const at = letters.indexOf(sought, from);
    if (at >= 0) from = at + sought.length;
    else if (letters.includes(sought)) displaced += 1;
    else missing.push(line);
  }
  const orderly = missing.length + displaced === 0;
  const apart = !orderly && lines.some(isReadApart);
  return {
    found: lines.length - missing.length,
    missing,
    inOrder: orderly || (apart && missing.every((line) => holdsWords(letters, line))),
  };
}
