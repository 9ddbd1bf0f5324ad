/** One hyphen, also where a file writes it as two or three signs. */
const softHyphen = /-?\u00ad\u2010?/gu;
/** A soft hyphen stands behind a part of a word and before nothing; a drawn one shows at line ends alone. */
const misplaced = /^\u00ad|\u00ad./u;

/**
 * The fonts of some files name their hyphen U+00AD, wherever it stands. Gives what mends a text of a file,
 * decided by all of its texts.
 */
export function hyphenMender(texts: Iterable<string>): (text: string) => string {
  for (const text of texts) {
    if (misplaced.test(text)) return (one) => one.replace(softHyphen, "-");
  }
  return (text) => text;
}
